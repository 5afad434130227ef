// Printed from the plans of Fixtures/emit by the tests of emission. Do not edit.

import GoldenSwift

extension Arguments_boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("berth", "berth") { $0.berth }
    list.add("logs", "logs") { $0.logs }
    list.add("fixed", "fixed") { $0.fixed }
  }
}

extension Arguments_boat.Berth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("depth", "depth") { $0.depth }
  }
}

extension Arguments_boat.Logs: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("text", "text") { $0.text }
  }
}

extension Arguments_boat.Fixed: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("text", "text") { $0.text }
  }
}

extension Plain_boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("berth", "berth") { $0.berth }
  }
}

extension Plain_boat.Berth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("metres", "metres") { $0.metres }
  }
}

extension ArgumentsQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boat", "boat") { $0.boat }
  }
}

extension ArgumentsQuery.Data.Boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("arguments", nil) { $0.arguments }
    list.add("plain", nil) { $0.plain }
    list.add("again", nil) { $0.again }
  }
}

extension Caught_boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name", "@catch") { $0.name }
    list.add("length", "length", "@catch") { $0.length }
    list.add("price", "price", "@catch") { $0.price }
    list.add("kind", "kind", "@catch(NULL)") { $0.kind }
    list.add("berth", "berth", "@catch") { $0.berth }
    list.add("registry", "registry", "@catch") { $0.registry }
    list.add("logs", "logs", "@catch(NULL)") { $0.logs }
    list.add("extent", nil, "@catch") { $0.extent }
  }
}

extension Caught_boat.Berth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("code", "code") { $0.code }
  }
}

extension Caught_boat.Registry: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("number", "number") { $0.number }
  }
}

extension Caught_boat.Logs: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("text", "text") { $0.text }
  }
}

extension Caught_boat.Extent: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("length", "length") { $0.length }
    list.add("draught", "draught") { $0.draught }
  }
}

extension CaughtQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boat", "boat") { $0.boat }
  }
}

extension CaughtQuery.Data.Boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("caught", nil) { $0.caught }
  }
}

extension Conditions_boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name", "@if(names)") { $0.name }
    list.add("length", "length", "@if(!short)") { $0.length }
    list.add("tags", "tags", "@if(names !short)") { $0.tags }
    list.add("berth", "berth", "@if(names|!short)") { $0.berth }
    list.add("registry", "registry", "@if(names)") { $0.registry }
    list.add("crewCount", "crewCount") { $0.crewCount }
    list.add("kind", "kind", "@if(names|short)") { $0.kind }
  }
}

extension Conditions_boat.Berth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("code", "code", "@if(names)") { $0.code }
    list.add("harbour", "harbour", "@if(!short)") { $0.harbour }
  }
}

extension Conditions_boat.Berth.Harbour: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("town", "town") { $0.town }
  }
}

extension Conditions_boat.Registry: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("number", "number") { $0.number }
  }
}

extension ConditionsQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boat", "boat") { $0.boat }
  }
}

extension ConditionsQuery.Data.Boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("conditions", nil) { $0.conditions }
  }
}

extension Connections_boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("crew", "crew") { $0.crew }
  }
}

extension Connections_boat.Crew: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("edges", "edges") { $0.edges }
    list.add("total", "total") { $0.total }
  }
}

extension Connections_boat.Crew.Edges: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("role", "role") { $0.role }
    list.add("node", "node") { $0.node }
  }
}

extension Connections_boat.Crew.Edges.Node: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension ConnectionsRefetchQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
  }
}

extension ConnectionsQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boat", "boat") { $0.boat }
  }
}

extension ConnectionsQuery.Data.Boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("connections", nil) { $0.connections }
  }
}

extension NameTag: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
    list.add("length", "length") { $0.length }
  }
}

extension PriceTag: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("price", "price") { $0.price }
    list.add("berth", "berth") { $0.berth }
  }
}

extension PriceTag.Berth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("code", "code") { $0.code }
  }
}

extension DepthTag: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("berth", "berth") { $0.berth }
  }
}

extension DepthTag.Berth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("depth", "depth") { $0.depth }
  }
}

extension FeetTag: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("berth", "berth") { $0.berth }
  }
}

extension FeetTag.Berth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("feet", "feet") { $0.feet }
  }
}

extension LogTag: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("tagged", "tagged") { $0.tagged }
  }
}

extension LogTag.Tagged: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("text", "text") { $0.text }
  }
}

extension FilterTag: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boats", "boats") { $0.boats }
  }
}

extension FilterTag.Boats: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension RankTag: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
    list.add("rank", "rank") { $0.rank }
  }
}

extension CheckedTag: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("price", "price") { $0.price }
    list.add("kind", "kind", "@catch") { $0.kind }
    list.add("registry", "registry") { $0.registry }
    list.add("logs", "logs") { $0.logs }
    list.add("draughtTag", nil) { $0.draughtTag }
    list.add("feetTag", nil) { $0.feetTag }
    list.add("papersTag", nil, "@if(more)") { $0.papersTag }
  }
}

extension CheckedTag.Registry: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("number", "number") { $0.number }
    list.add("port", "port") { $0.port }
  }
}

extension CheckedTag.Registry.Port: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("town", "town") { $0.town }
  }
}

extension CheckedTag.Logs: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("text", "text") { $0.text }
  }
}

extension CheckedDepth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("berth", "berth") { $0.berth }
  }
}

extension CheckedDepth.Berth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("depth", "depth") { $0.depth }
  }
}

extension CheckedOwner: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("owner", "owner") { $0.owner }
  }
}

extension CheckedOwner.Owner: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
    list.add("asSkipper", nil, "on Skipper") { $0.asSkipper }
    list.add("asClub", nil, "on Club") { $0.asClub }
  }
}

extension CheckedOwner.Owner.AsSkipper: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("rank", "rank") { $0.rank }
  }
}

extension CheckedOwner.Owner.AsClub: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("motto", "motto") { $0.motto }
  }
}

extension DraughtTag: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("draught", "draught") { $0.draught }
  }
}

extension PapersTag: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("papers", "papers") { $0.papers }
    list.add("plan", "plan") { $0.plan }
  }
}

extension LateTag: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("fees", "fees") { $0.fees }
    list.add("registry", "registry") { $0.registry }
    list.add("lateInner", nil) { $0.lateInner }
  }
}

extension LateTag.Registry: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("port", "port") { $0.port }
  }
}

extension LateTag.Registry.Port: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension LateInner: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("isAfloat", "isAfloat") { $0.isAfloat }
  }
}

extension ResultTag: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
    list.add("deposit", "deposit") { $0.deposit }
  }
}

extension OuterTag: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name", "@if(more)") { $0.name }
    list.add("owner", "owner", "@catch") { $0.owner }
    list.add("registry", "registry", "@if(!more)") { $0.registry }
    list.add("nameTag", nil) { $0.nameTag }
    list.add("priceTag", nil, "@if(more)") { $0.priceTag }
    list.add("feet", nil) { $0.feet }
    list.add("tried", nil, "@catch") { $0.tried }
    list.add("triedOrNil", nil, "@catch(NULL)") { $0.triedOrNil }
    list.add("triedMaybe", nil, "@if(more) @catch") { $0.triedMaybe }
    list.add("pair", nil, "@catch") { $0.pair }
  }
}

extension OuterTag.Owner: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("ownerTag", nil) { $0.ownerTag }
  }
}

extension OuterTag.Registry: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("flag", "flag") { $0.flag }
  }
}

extension OuterTag.Pair: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("crewCount", "crewCount") { $0.crewCount }
    list.add("papersTag", nil) { $0.papersTag }
  }
}

extension OwnerTag: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
    list.add("asSkipper", nil, "on Skipper") { $0.asSkipper }
    list.add("asClub", nil, "on Club") { $0.asClub }
  }
}

extension OwnerTag.AsSkipper: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("rankTag", nil) { $0.rankTag }
  }
}

extension OwnerTag.AsClub: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("motto", "motto") { $0.motto }
  }
}

extension Caught_lens: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("state", "state") { $0.state }
    list.add("berth", "berth") { $0.berth }
  }
}

extension Caught_lens.Berth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("code", "code") { $0.code }
  }
}

extension CaughtToNull_lens: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("tags", "tags") { $0.tags }
  }
}

extension Forms_boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
    list.add("nameTag", nil) { $0.nameTag }
    list.add("priceTag", nil, "@if(more)") { $0.priceTag }
    list.add("draughtTag", nil, "@if(!more)") { $0.draughtTag }
    list.add("registry", "registry") { $0.registry }
    list.add("lateTag", nil, "@defer") { $0.lateTag }
    list.add("logTag", nil, "@if(more) @defer") { $0.logTag }
    list.add("depthTag", nil) { $0.depthTag }
    list.add("label", nil) { $0.label }
    list.add("checkedTag", nil, throwing: true) { try $0.checkedTag }
    list.add("checkedMaybe", nil, "@if(more)", throwing: true) { try $0.checkedMaybe }
    list.add("tried", nil, "@catch") { $0.tried }
    list.add("triedOrNil", nil, "@catch(NULL)") { $0.triedOrNil }
    list.add("triedFeet", nil, "@catch") { $0.triedFeet }
    list.add("triedMaybe", nil, "@if(more) @catch") { $0.triedMaybe }
    list.add("triedLate", nil, "@catch @defer") { $0.triedLate }
    list.add("triedToo", nil, "@if(more) @catch(NULL)") { $0.triedToo }
    list.add("triedChecked", nil, "@catch") { $0.triedChecked }
    list.add("triedWithName", nil, "@catch") { $0.triedWithName }
    list.add("resultTag", nil, "@catch") { $0.resultTag }
    list.add("caught", nil, "@catch") { $0.caught }
    list.add("caughtToNull", nil, "@catch(NULL)") { $0.caughtToNull }
    list.add("checkedOwner", nil, throwing: true) { try $0.checkedOwner }
    list.add("outerTag", nil) { $0.outerTag }
    list.add("owner", "owner") { $0.owner }
  }
}

extension Forms_boat.Registry: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("number", "number") { $0.number }
  }
}

extension Forms_boat.TriedWithName: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
    list.add("priceTag", nil) { $0.priceTag }
  }
}

extension Forms_boat.Owner: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("skipper", nil, "on Skipper") { $0.skipper }
    list.add("ownerTag", nil) { $0.ownerTag }
  }
}

extension FormsQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boat", "boat") { $0.boat }
  }
}

extension FormsQuery.Data.Boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("forms", nil) { $0.forms }
  }
}

extension FilterQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("filterTag", nil) { $0.filterTag }
  }
}

extension RootQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("rootTag", nil) { $0.rootTag }
  }
}

extension RootTag: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boat", "boat") { $0.boat }
  }
}

extension RootTag.Boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
    list.add("berth", "berth") { $0.berth }
    list.add("draughtTag", nil) { $0.draughtTag }
  }
}

extension RootTag.Boat.Berth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("code", "code") { $0.code }
  }
}

extension AbsentQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boats", "boats") { $0.boats }
    list.add("owner", "owner", "@if(a|!b)") { $0.owner }
  }
}

extension AbsentQuery.Data.Boats: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("id", "id", "@if(a)") { $0.id }
    list.add("length", "length", "@if(!b)") { $0.length }
    list.add("name", "name") { $0.name }
  }
}

extension AbsentQuery.Data.Owner: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("asSkipper", nil, "on Skipper @if(a|!b)") { $0.asSkipper }
  }
}

extension AbsentQuery.Data.Owner.AsSkipper: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("rank", "rank", "@if(a)") { $0.rank }
    list.add("name", "name", "@if(!b)") { $0.name }
  }
}

extension AliasQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("fleet", "fleet") { $0.fleet }
  }
}

extension AliasQuery.Data.Fleet: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("id", "id") { $0.id }
    list.add("n", "n") { $0.n }
    list.add("berth", "berth") { $0.berth }
  }
}

extension AliasQuery.Data.Fleet.Berth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("code", "code") { $0.code }
  }
}

extension Groups_boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("size", nil) { $0.size }
    list.add("papersGroup", nil, "@if(papers)") { $0.papersGroup }
    list.add("owner", "owner") { $0.owner }
  }
}

extension Groups_boat.Size: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("length", "length") { $0.length }
    list.add("crewCount", "crewCount") { $0.crewCount }
  }
}

extension Groups_boat.PapersGroup: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("papers", "papers") { $0.papers }
  }
}

extension Groups_boat.Owner: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("skipper", nil, "on Skipper") { $0.skipper }
  }
}

extension Groups_boat.Owner.Skipper: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("rank", "rank") { $0.rank }
  }
}

extension GroupsQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boat", "boat") { $0.boat }
  }
}

extension GroupsQuery.Data.Boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("groups", nil) { $0.groups }
  }
}

extension MergedValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("berth", "berth") { $0.berth }
    list.add("name", "name", "@if(more|!less)") { $0.name }
    list.add("registry", "registry", "@if(more|!less)") { $0.registry }
    list.add("flagged", "flagged") { $0.flagged }
  }
}

extension MergedValue.Berth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("code", "code") { $0.code }
    list.add("metres", "metres", "@if(more)") { $0.metres }
  }
}

extension MergedValue.Registry: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("number", "number", "@if(more)") { $0.number }
    list.add("port", "port", "@if(!less)") { $0.port }
  }
}

extension MergedValue.Registry.Port: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("town", "town") { $0.town }
  }
}

extension MergedValue.Flagged: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("flag", "flag") { $0.flag }
  }
}

extension FoldedValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
    list.add("id", "id") { $0.id }
    list.add("painted", "painted") { $0.painted }
    list.add("size", nil) { $0.size }
  }
}

extension FoldedValue.Size: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("length", "length") { $0.length }
    list.add("crewCount", "crewCount") { $0.crewCount }
  }
}

extension NamedValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
    list.add("asNode", nil, "on Node*") { $0.asNode }
    list.add("asSkipper", nil, "on Skipper") { $0.asSkipper }
    list.add("asClub", nil, "on Club") { $0.asClub }
  }
}

extension NamedValue.AsNode: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("id", "id") { $0.id }
  }
}

extension NamedValue.AsSkipper: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("id", "id") { $0.id }
    list.add("rank", "rank") { $0.rank }
  }
}

extension NamedValue.AsClub: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("motto", "motto") { $0.motto }
  }
}

extension PageValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("crew", "crew") { $0.crew }
  }
}

extension PageValue.Crew: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("edges", "edges") { $0.edges }
    list.add("pageInfo", "pageInfo") { $0.pageInfo }
    list.add("total", "total") { $0.total }
  }
}

extension PageValue.Crew.Edges: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("node", "node") { $0.node }
    list.add("cursor", "cursor") { $0.cursor }
  }
}

extension PageValue.Crew.Edges.Node: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension PageValue.Crew.PageInfo: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("hasNextPage", "hasNextPage") { $0.hasNextPage }
  }
}

extension CaughtValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("price", "price", "@catch") { $0.price }
    list.add("deposit", "deposit", "@catch") { $0.deposit }
    list.add("fees", "fees", "@catch") { $0.fees }
    list.add("length", "length", "@catch") { $0.length }
    list.add("draught", "draught", "@catch") { $0.draught }
    list.add("berth", "berth", "@catch") { $0.berth }
    list.add("nameOrNil", "nameOrNil", "@catch(NULL)") { $0.nameOrNil }
    list.add("registered", "registered", "@catch(NULL)") { $0.registered }
  }
}

extension CaughtValue.Berth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("code", "code") { $0.code }
    list.add("harbour", "harbour") { $0.harbour }
  }
}

extension CaughtValue.Berth.Harbour: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension CaughtValue.Registered: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("number", "number") { $0.number }
  }
}

extension DefaultValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("logs", "logs") { $0.logs }
    list.add("berth", "berth") { $0.berth }
  }
}

extension DefaultValue.Logs: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("text", "text") { $0.text }
  }
}

extension DefaultValue.Berth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("depth", "depth") { $0.depth }
  }
}

extension LateValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("late", "late", "@if(more)") { $0.late }
    list.add("fees", "fees") { $0.fees }
  }
}

extension name_boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("length", "length") { $0.length }
  }
}

extension Tag_a: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension Tag_b: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("length", "length") { $0.length }
  }
}

extension Own_boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("crewCount", "crewCount") { $0.crewCount }
  }
}

extension CalledValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
    list.add("name_boat", nil) { $0.name_boat }
    list.add("Tag_a", nil) { $0.Tag_a }
    list.add("Tag_b", nil) { $0.Tag_b }
    list.add("own", nil) { $0.own }
  }
}

extension HeldQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boat", "boat") { $0.boat }
    list.add("again", "again") { $0.again }
  }
}

extension HeldQuery.Data.Boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("mergedValue", nil) { $0.mergedValue }
    list.add("foldedValue", nil) { $0.foldedValue }
    list.add("namedValue", nil) { $0.namedValue }
    list.add("pageValue", nil) { $0.pageValue }
    list.add("caughtValue", nil) { $0.caughtValue }
    list.add("defaultValue", nil) { $0.defaultValue }
    list.add("lateValue", nil, "@defer") { $0.lateValue }
    list.add("calledValue", nil) { $0.calledValue }
    list.add("owner", "owner") { $0.owner }
  }
}

extension HeldQuery.Data.Boat.Owner: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("namedValue", nil) { $0.namedValue }
  }
}

extension HeldQuery.Data.Again: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("defaultValue", nil) { $0.defaultValue }
  }
}

extension Links_boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("berth", "berth") { $0.berth }
    list.add("registry", "registry") { $0.registry }
    list.add("logs", "logs") { $0.logs }
    list.add("trips", "trips") { $0.trips }
    list.add("moorings", "moorings") { $0.moorings }
    list.add("second", "second") { $0.second }
  }
}

extension Links_boat.Berth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("code", "code") { $0.code }
    list.add("harbour", "harbour") { $0.harbour }
  }
}

extension Links_boat.Berth.Harbour: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
    list.add("town", "town") { $0.town }
  }
}

extension Links_boat.Registry: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("number", "number") { $0.number }
  }
}

extension Links_boat.Logs: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("id", "id") { $0.id }
    list.add("text", "text") { $0.text }
  }
}

extension Links_boat.Trips: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("from", "from") { $0.from }
    list.add("to", "to") { $0.to }
    list.add("miles", "miles") { $0.miles }
  }
}

extension Links_boat.Trips.From: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension Links_boat.Trips.To: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension Links_boat.Moorings: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("code", "code") { $0.code }
  }
}

extension Links_boat.Second: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("code", "code") { $0.code }
  }
}

extension LinksQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boat", "boat") { $0.boat }
    list.add("pilots", "pilots") { $0.pilots }
  }
}

extension LinksQuery.Data.Boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("links", nil) { $0.links }
  }
}

extension LinksQuery.Data.Pilots: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension Lists_boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("logs", "logs") { $0.logs }
    list.add("trips", "trips") { $0.trips }
    list.add("moorings", "moorings") { $0.moorings }
    list.add("owner", "owner") { $0.owner }
  }
}

extension Lists_boat.Logs: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("id", "id") { $0.id }
    list.add("lists", nil) { $0.lists }
    list.add("logValue", nil) { $0.logValue }
  }
}

extension Lists_boat.Trips: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("from", "from") { $0.from }
    list.add("to", "to") { $0.to }
  }
}

extension Lists_boat.Trips.From: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("townValue", nil) { $0.townValue }
  }
}

extension Lists_boat.Trips.To: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("townValue", nil) { $0.townValue }
  }
}

extension Lists_boat.Moorings: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("code", "code") { $0.code }
    list.add("harbour", "harbour") { $0.harbour }
  }
}

extension Lists_boat.Moorings.Harbour: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("townValue", nil) { $0.townValue }
  }
}

extension Lists_boat.Owner: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("asClub", nil, "on Club") { $0.asClub }
  }
}

extension Lists_boat.Owner.AsClub: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("members", "members") { $0.members }
  }
}

extension Lists_boat.Owner.AsClub.Members: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("lists", nil) { $0.lists }
    list.add("rankValue", nil) { $0.rankValue }
  }
}

extension Lists_log: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("text", "text") { $0.text }
    list.add("at", "at") { $0.at }
    list.add("author", "author") { $0.author }
  }
}

extension Lists_log.Author: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("lists", nil) { $0.lists }
  }
}

extension Lists_skipper: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
    list.add("boat", "boat") { $0.boat }
  }
}

extension Lists_skipper.Boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("tags", "tags") { $0.tags }
    list.add("codes", "codes") { $0.codes }
  }
}

extension LogValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("text", "text") { $0.text }
    list.add("author", "author") { $0.author }
  }
}

extension LogValue.Author: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
    list.add("rankValue", nil) { $0.rankValue }
  }
}

extension TownValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
    list.add("town", "town") { $0.town }
  }
}

extension RankValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("rank", "rank") { $0.rank }
    list.add("boat", "boat") { $0.boat }
  }
}

extension RankValue.Boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("moorings", "moorings") { $0.moorings }
    list.add("trips", "trips") { $0.trips }
  }
}

extension RankValue.Boat.Moorings: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("code", "code") { $0.code }
  }
}

extension RankValue.Boat.Trips: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("to", "to") { $0.to }
    list.add("miles", "miles") { $0.miles }
  }
}

extension RankValue.Boat.Trips.To: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("townValue", nil) { $0.townValue }
  }
}

extension ListsQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boat", "boat") { $0.boat }
    list.add("boats", "boats") { $0.boats }
    list.add("pilots", "pilots") { $0.pilots }
  }
}

extension ListsQuery.Data.Boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("lists", nil) { $0.lists }
  }
}

extension ListsQuery.Data.Boats: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("pricesValue", nil) { $0.pricesValue }
  }
}

extension ListsQuery.Data.Pilots: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("lists", nil) { $0.lists }
    list.add("rankValue", nil) { $0.rankValue }
  }
}

extension PricesValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("fees", "fees") { $0.fees }
    list.add("codes", "codes") { $0.codes }
    list.add("tags", "tags") { $0.tags }
  }
}

extension OperationsQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boats", "boats") { $0.boats }
    list.add("find", "find") { $0.find }
    list.add("tides", "tides") { $0.tides }
  }
}

extension OperationsQuery.Data.Boats: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension OperationsQuery.Data.Find: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("id", "id") { $0.id }
  }
}

extension RenameMutation.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("rename", "rename") { $0.rename }
  }
}

extension RenameMutation.Data.Rename: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension RenameMutation.Response: Buildable {
  init(_ answer: Answer) {
    self.init()
    rename = answer.built("rename")
  }
}

extension RenameMutation.Response.Boat: Buildable {
  init(_ answer: Answer) {
    self.init()
    name = answer.built("name")
    id = answer.built("id")
  }
}

extension LaunchMutation.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("launch", "launch") { $0.launch }
  }
}

extension LaunchMutation.Data.Launch: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boat", "boat") { $0.boat }
    list.add("at", "at") { $0.at }
    list.add("crewEdge", "crewEdge") { $0.crewEdge }
    list.add("sunk", "sunk") { $0.sunk }
  }
}

extension LaunchMutation.Data.Launch.Boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
    list.add("kind", "kind") { $0.kind }
  }
}

extension LaunchMutation.Data.Launch.CrewEdge: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("node", "node") { $0.node }
  }
}

extension LaunchMutation.Data.Launch.CrewEdge.Node: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension LaunchMutation.Response: Buildable {
  init(_ answer: Answer) {
    self.init()
    launch = answer.built("launch")
  }
}

extension LaunchMutation.Response.Boat: Buildable {
  init(_ answer: Answer) {
    self.init()
    name = answer.built("name")
    kind = answer.built("kind")
    id = answer.built("id")
  }
}

extension LaunchMutation.Response.Skipper: Buildable {
  init(_ answer: Answer) {
    self.init()
    name = answer.built("name")
    id = answer.built("id")
  }
}

extension LaunchMutation.Response.CrewEdge: Buildable {
  init(_ answer: Answer) {
    self.init()
    node = answer.built("node")
  }
}

extension LaunchMutation.Response.Launch: Buildable {
  init(_ answer: Answer) {
    self.init()
    boat = answer.built("boat")
    at = answer.built("at")
    crewEdge = answer.built("crewEdge")
    sunk = answer.built("sunk")
  }
}

extension MovedSubscription.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boatMoved", "boatMoved") { $0.boatMoved }
  }
}

extension MovedSubscription.Data.BoatMoved: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("id", "id") { $0.id }
    list.add("berth", "berth") { $0.berth }
  }
}

extension MovedSubscription.Data.BoatMoved.Berth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("code", "code") { $0.code }
  }
}

extension PlainQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boats", "boats") { $0.boats }
  }
}

extension PlainQuery.Data.Boats: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("id", "id") { $0.id }
  }
}

extension PayloadMutation.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("rename", "rename") { $0.rename }
  }
}

extension PayloadMutation.Data.Rename: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("payloads", nil) { $0.payloads }
    list.add("name", "name", "@if(more)") { $0.name }
    list.add("state", "state", "@if(!more)") { $0.state }
    list.add("fathoms", "fathoms") { $0.fathoms }
    list.add("owner", "owner") { $0.owner }
    list.add("payloadValue", nil, "@defer") { $0.payloadValue }
  }
}

extension PayloadMutation.Data.Rename.Fathoms: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("depth", "depth") { $0.depth }
  }
}

extension PayloadMutation.Data.Rename.Owner: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("__typename", "__typename") { $0.__typename }
    list.add("name", "name") { $0.name }
    list.add("asNode", nil, "on Node*") { $0.asNode }
    list.add("asSkipper", nil, "on Skipper") { $0.asSkipper }
    list.add("asClub", nil, "on Club") { $0.asClub }
  }
}

extension PayloadMutation.Data.Rename.Owner.AsNode: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("id", "id") { $0.id }
  }
}

extension PayloadMutation.Data.Rename.Owner.AsSkipper: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("id", "id") { $0.id }
    list.add("rank", "rank") { $0.rank }
    list.add("boat", "boat") { $0.boat }
  }
}

extension PayloadMutation.Data.Rename.Owner.AsSkipper.Boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("length", "length") { $0.length }
  }
}

extension PayloadMutation.Data.Rename.Owner.AsClub: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("motto", "motto") { $0.motto }
    list.add("members", "members") { $0.members }
  }
}

extension PayloadMutation.Data.Rename.Owner.AsClub.Members: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension PayloadMutation.Response: Buildable {
  init(_ answer: Answer) {
    self.init()
    rename = answer.built("rename")
  }
}

extension PayloadMutation.Response.Log: Buildable {
  init(_ answer: Answer) {
    self.init()
    at = answer.built("at")
    text = answer.built("text")
    id = answer.built("id")
  }
}

extension PayloadMutation.Response.Harbour: Buildable {
  init(_ answer: Answer) {
    self.init()
    name = answer.built("name")
  }
}

extension PayloadMutation.Response.Trip: Buildable {
  init(_ answer: Answer) {
    self.init()
    from = answer.built("from")
    miles = answer.built("miles")
  }
}

extension PayloadMutation.Response.Berth: Buildable {
  init(_ answer: Answer) {
    self.init()
    code = answer.built("code")
  }
}

extension PayloadMutation.Response.Berth_: Buildable {
  init(_ answer: Answer) {
    self.init()
    depth = answer.built("depth")
  }
}

extension PayloadMutation.Response.Boat_: Buildable {
  init(_ answer: Answer) {
    self.init()
    length = answer.built("length")
    id = answer.built("id")
  }
}

extension PayloadMutation.Response.Skipper: Buildable {
  init(_ answer: Answer) {
    self.init()
    name = answer.built("name")
    id = answer.built("id")
  }
}

extension PayloadMutation.Response.Owner: Buildable {
  init(_ answer: Answer) {
    self.init()
    __typename = answer.built("__typename")
    name = answer.built("name")
    id = answer.built("id")
    rank = answer.built("rank")
    boat = answer.built("boat")
    motto = answer.built("motto")
    members = answer.built("members")
  }
}

extension PayloadMutation.Response.Registry: Buildable {
  init(_ answer: Answer) {
    self.init()
    number = answer.built("number")
  }
}

extension PayloadMutation.Response.Boat: Buildable {
  init(_ answer: Answer) {
    self.init()
    length = answer.built("length")
    isAfloat = answer.built("isAfloat")
    crewCount = answer.built("crewCount")
    kind = answer.built("kind")
    tags = answer.built("tags")
    codes = answer.built("codes")
    price = answer.built("price")
    fees = answer.built("fees")
    papers = answer.built("papers")
    logs = answer.built("logs")
    trips = answer.built("trips")
    moorings = answer.built("moorings")
    draught = answer.built("draught")
    name = answer.built("name")
    state = answer.built("state")
    fathoms = answer.built("fathoms")
    owner = answer.built("owner")
    id = answer.built("id")
    plan = answer.built("plan")
    deposit = answer.built("deposit")
    registry = answer.built("registry")
  }
}

extension Payloads_boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("length", "length") { $0.length }
    list.add("isAfloat", "isAfloat") { $0.isAfloat }
    list.add("crewCount", "crewCount") { $0.crewCount }
    list.add("kind", "kind") { $0.kind }
    list.add("tags", "tags") { $0.tags }
    list.add("codes", "codes") { $0.codes }
    list.add("price", "price", throwing: true) { try $0.price }
    list.add("fees", "fees") { $0.fees }
    list.add("papers", "papers") { $0.papers }
    list.add("logs", "logs") { $0.logs }
    list.add("trips", "trips") { $0.trips }
    list.add("moorings", "moorings") { $0.moorings }
    list.add("extent", nil) { $0.extent }
  }
}

extension Payloads_boat.Logs: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("at", "at") { $0.at }
    list.add("text", "text") { $0.text }
  }
}

extension Payloads_boat.Trips: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("from", "from") { $0.from }
    list.add("miles", "miles") { $0.miles }
  }
}

extension Payloads_boat.Trips.From: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension Payloads_boat.Moorings: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("code", "code") { $0.code }
  }
}

extension Payloads_boat.Extent: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("length", "length") { $0.length }
    list.add("draught", "draught") { $0.draught }
  }
}

extension PayloadValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("plan", "plan") { $0.plan }
    list.add("deposit", "deposit") { $0.deposit }
    list.add("registry", "registry") { $0.registry }
  }
}

extension PayloadValue.Registry: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("number", "number") { $0.number }
  }
}

extension Required_boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name", "@required(LOG)") { $0.name }
    list.add("deposit", "deposit", "@required(NONE)", throwing: true) { try $0.deposit }
    list.add("berth", "berth", "@required(LOG)") { $0.berth }
    list.add("registry", "registry") { $0.registry }
    list.add("logs", "logs") { $0.logs }
    list.add("kind", "kind", "@required(THROW)", throwing: true) { try $0.kind }
    list.add("owner", "owner", "@required(THROW)", throwing: true) { try $0.owner }
  }
}

extension Required_boat.Berth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("code", "code", "@required(LOG)") { $0.code }
  }
}

extension Required_boat.Registry: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("flag", "flag", "@required(NONE)") { $0.flag }
  }
}

extension Required_boat.Logs: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("at", "at", "@required(NONE)", throwing: true) { try $0.at }
    list.add("text", "text") { $0.text }
  }
}

extension Required_boat.Owner: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension RequiredQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boat", "boat") { $0.boat }
  }
}

extension RequiredQuery.Data.Boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("required", nil) { $0.required }
  }
}

extension Scalars_boat: Readable {
  @available(*, deprecated)
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("__typename", "__typename") { $0.__typename }
    list.add("__id", "__id", "@client") { $0.__id }
    list.add("id", "id") { $0.id }
    list.add("key", "key") { $0.key }
    list.add("name", "name") { $0.name }
    list.add("length", "length") { $0.length }
    list.add("crewCount", "crewCount") { $0.crewCount }
    list.add("isAfloat", "isAfloat") { $0.isAfloat }
    list.add("flag", "flag") { $0.flag }
    list.add("kind", "kind") { $0.kind }
    list.add("state", "state") { $0.state }
    list.add("tags", "tags") { $0.tags }
    list.add("codes", "codes") { $0.codes }
    list.add("price", "price", throwing: true) { try $0.price }
    list.add("deposit", "deposit") { $0.deposit }
    list.add("fees", "fees") { $0.fees }
    list.add("papers", "papers") { $0.papers }
    list.add("plan", "plan") { $0.plan }
  }
}

extension ScalarsQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boat", "boat") { $0.boat }
  }
}

extension ScalarsQuery.Data.Boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("scalars", nil) { $0.scalars }
  }
}

extension NameTag_boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension NameTag_named: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension SkipperTag: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("rank", "rank") { $0.rank }
  }
}

extension Spreads_boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("NameTag_boat", nil) { $0.NameTag_boat }
    list.add("NameTag_named", nil) { $0.NameTag_named }
    list.add("owner", "owner") { $0.owner }
  }
}

extension Spreads_boat.Owner: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("skipperTag", nil, "on Skipper") { $0.skipperTag }
    list.add("who", nil) { $0.who }
  }
}

extension SpreadsQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boat", "boat") { $0.boat }
  }
}

extension SpreadsQuery.Data.Boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("spreads", nil) { $0.spreads }
    list.add("deep", nil, "@if(deep)") { $0.deep }
  }
}

extension TextsQuery.Data: Readable {
  @available(*, deprecated)
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("note", "note") { $0.note }
    list.add("turned", "turned") { $0.turned }
    list.add("prose", "prose") { $0.prose }
    list.add("pier", "pier") { $0.pier }
    list.add("raw", "raw") { $0.raw }
    list.add("block", "block") { $0.block }
  }
}

extension Throwing_boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("draught", "draught") { $0.draught }
    list.add("registry", "registry") { $0.registry }
  }
}

extension Throwing_boat.Registry: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("port", "port") { $0.port }
  }
}

extension Throwing_boat.Registry.Port: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("town", "town") { $0.town }
  }
}

extension ThrowingValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
    list.add("price", "price") { $0.price }
    list.add("draught", "draught") { $0.draught }
    list.add("innerValue", nil) { $0.innerValue }
  }
}

extension InnerValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("deposit", "deposit") { $0.deposit }
  }
}

extension ThrowingQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boat", "boat") { $0.boat }
  }
}

extension ThrowingQuery.Data.Boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("throwing", nil, throwing: true) { try $0.throwing }
    list.add("throwingValue", nil, throwing: true) { try $0.throwingValue }
    list.add("perhaps", nil, "@if(more)", throwing: true) { try $0.perhaps }
    list.add("perhapsValue", nil, "@if(more)", throwing: true) { try $0.perhapsValue }
  }
}

extension Types_owner: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
    list.add("asSkipper", nil, "on Skipper") { $0.asSkipper }
    list.add("asClub", nil, "on Club") { $0.asClub }
  }
}

extension Types_owner.AsSkipper: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("rank", "rank") { $0.rank }
    list.add("boat", "boat") { $0.boat }
  }
}

extension Types_owner.AsSkipper.Boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension Types_owner.AsClub: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("motto", "motto") { $0.motto }
  }
}

extension TypesQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("node", "node") { $0.node }
    list.add("owner", "owner") { $0.owner }
  }
}

extension TypesQuery.Data.Node: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("id", "id") { $0.id }
    list.add("asBoat", nil, "on Boat") { $0.asBoat }
    list.add("asLog", nil, "on Log") { $0.asLog }
  }
}

extension TypesQuery.Data.Node.AsBoat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
    list.add("short", "short") { $0.short }
  }
}

extension TypesQuery.Data.Node.AsLog: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("text", "text") { $0.text }
    list.add("author", "author") { $0.author }
  }
}

extension TypesQuery.Data.Node.AsLog.Author: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension TypesQuery.Data.Owner: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("__typename", "__typename") { $0.__typename }
    list.add("types", nil) { $0.types }
  }
}

extension BoatValue: Readable {
  @available(*, deprecated)
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("id", "id") { $0.id }
    list.add("name", "name") { $0.name }
    list.add("length", "length") { $0.length }
    list.add("flag", "flag") { $0.flag }
    list.add("kind", "kind") { $0.kind }
    list.add("state", "state") { $0.state }
    list.add("tags", "tags") { $0.tags }
    list.add("codes", "codes") { $0.codes }
    list.add("price", "price") { $0.price }
    list.add("papers", "papers") { $0.papers }
    list.add("caught", "caught", "@catch") { $0.caught }
    list.add("berth", "berth") { $0.berth }
    list.add("registry", "registry") { $0.registry }
    list.add("logs", "logs") { $0.logs }
    list.add("moorings", "moorings") { $0.moorings }
    list.add("owner", "owner") { $0.owner }
    list.add("size", nil, "@catch") { $0.size }
    list.add("placeValue", nil) { $0.placeValue }
    list.add("perhaps", nil, "@if(more)") { $0.perhaps }
  }
}

extension BoatValue.Berth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("code", "code") { $0.code }
    list.add("harbour", "harbour") { $0.harbour }
  }
}

extension BoatValue.Berth.Harbour: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension BoatValue.Registry: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("number", "number") { $0.number }
  }
}

extension BoatValue.Logs: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("text", "text") { $0.text }
  }
}

extension BoatValue.Moorings: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("code", "code") { $0.code }
  }
}

extension BoatValue.Owner: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("ownerValue", nil) { $0.ownerValue }
  }
}

extension BoatValue.Size: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("length", "length") { $0.length }
    list.add("crewCount", "crewCount") { $0.crewCount }
  }
}

extension OwnerValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("__typename", "__typename") { $0.__typename }
    list.add("name", "name") { $0.name }
    list.add("asSkipper", nil, "on Skipper") { $0.asSkipper }
  }
}

extension OwnerValue.AsSkipper: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("rank", "rank") { $0.rank }
  }
}

extension PlaceValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("berth", "berth") { $0.berth }
  }
}

extension PlaceValue.Berth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("depth", "depth") { $0.depth }
  }
}

extension DepthValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("berth", "berth") { $0.berth }
  }
}

extension DepthValue.Berth: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("metres", "metres") { $0.metres }
  }
}

extension Values_boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boatValue", nil) { $0.boatValue }
    list.add("caught", nil, "@catch") { $0.caught }
    list.add("perhapsNull", nil, "@catch(NULL)") { $0.perhapsNull }
  }
}

extension ValuesQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("boat", "boat") { $0.boat }
  }
}

extension ValuesQuery.Data.Boat: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("values", nil) { $0.values }
  }
}

let emitTypes: [any Readable.Type] = [
  Arguments_boat.self,
  Arguments_boat.Berth.self,
  Arguments_boat.Logs.self,
  Arguments_boat.Fixed.self,
  Plain_boat.self,
  Plain_boat.Berth.self,
  ArgumentsQuery.Data.self,
  ArgumentsQuery.Data.Boat.self,
  Caught_boat.self,
  Caught_boat.Berth.self,
  Caught_boat.Registry.self,
  Caught_boat.Logs.self,
  Caught_boat.Extent.self,
  CaughtQuery.Data.self,
  CaughtQuery.Data.Boat.self,
  Conditions_boat.self,
  Conditions_boat.Berth.self,
  Conditions_boat.Berth.Harbour.self,
  Conditions_boat.Registry.self,
  ConditionsQuery.Data.self,
  ConditionsQuery.Data.Boat.self,
  Connections_boat.self,
  Connections_boat.Crew.self,
  Connections_boat.Crew.Edges.self,
  Connections_boat.Crew.Edges.Node.self,
  ConnectionsRefetchQuery.Data.self,
  ConnectionsQuery.Data.self,
  ConnectionsQuery.Data.Boat.self,
  NameTag.self,
  PriceTag.self,
  PriceTag.Berth.self,
  DepthTag.self,
  DepthTag.Berth.self,
  FeetTag.self,
  FeetTag.Berth.self,
  LogTag.self,
  LogTag.Tagged.self,
  FilterTag.self,
  FilterTag.Boats.self,
  RankTag.self,
  CheckedTag.self,
  CheckedTag.Registry.self,
  CheckedTag.Registry.Port.self,
  CheckedTag.Logs.self,
  CheckedDepth.self,
  CheckedDepth.Berth.self,
  CheckedOwner.self,
  CheckedOwner.Owner.self,
  CheckedOwner.Owner.AsSkipper.self,
  CheckedOwner.Owner.AsClub.self,
  DraughtTag.self,
  PapersTag.self,
  LateTag.self,
  LateTag.Registry.self,
  LateTag.Registry.Port.self,
  LateInner.self,
  ResultTag.self,
  OuterTag.self,
  OuterTag.Owner.self,
  OuterTag.Registry.self,
  OuterTag.Pair.self,
  OwnerTag.self,
  OwnerTag.AsSkipper.self,
  OwnerTag.AsClub.self,
  Caught_lens.self,
  Caught_lens.Berth.self,
  CaughtToNull_lens.self,
  Forms_boat.self,
  Forms_boat.Registry.self,
  Forms_boat.TriedWithName.self,
  Forms_boat.Owner.self,
  FormsQuery.Data.self,
  FormsQuery.Data.Boat.self,
  FilterQuery.Data.self,
  RootQuery.Data.self,
  RootTag.self,
  RootTag.Boat.self,
  RootTag.Boat.Berth.self,
  AbsentQuery.Data.self,
  AbsentQuery.Data.Boats.self,
  AbsentQuery.Data.Owner.self,
  AbsentQuery.Data.Owner.AsSkipper.self,
  AliasQuery.Data.self,
  AliasQuery.Data.Fleet.self,
  AliasQuery.Data.Fleet.Berth.self,
  Groups_boat.self,
  Groups_boat.Size.self,
  Groups_boat.PapersGroup.self,
  Groups_boat.Owner.self,
  Groups_boat.Owner.Skipper.self,
  GroupsQuery.Data.self,
  GroupsQuery.Data.Boat.self,
  MergedValue.self,
  MergedValue.Berth.self,
  MergedValue.Registry.self,
  MergedValue.Registry.Port.self,
  MergedValue.Flagged.self,
  FoldedValue.self,
  FoldedValue.Size.self,
  NamedValue.self,
  NamedValue.AsNode.self,
  NamedValue.AsSkipper.self,
  NamedValue.AsClub.self,
  PageValue.self,
  PageValue.Crew.self,
  PageValue.Crew.Edges.self,
  PageValue.Crew.Edges.Node.self,
  PageValue.Crew.PageInfo.self,
  CaughtValue.self,
  CaughtValue.Berth.self,
  CaughtValue.Berth.Harbour.self,
  CaughtValue.Registered.self,
  DefaultValue.self,
  DefaultValue.Logs.self,
  DefaultValue.Berth.self,
  LateValue.self,
  name_boat.self,
  Tag_a.self,
  Tag_b.self,
  Own_boat.self,
  CalledValue.self,
  HeldQuery.Data.self,
  HeldQuery.Data.Boat.self,
  HeldQuery.Data.Boat.Owner.self,
  HeldQuery.Data.Again.self,
  Links_boat.self,
  Links_boat.Berth.self,
  Links_boat.Berth.Harbour.self,
  Links_boat.Registry.self,
  Links_boat.Logs.self,
  Links_boat.Trips.self,
  Links_boat.Trips.From.self,
  Links_boat.Trips.To.self,
  Links_boat.Moorings.self,
  Links_boat.Second.self,
  LinksQuery.Data.self,
  LinksQuery.Data.Boat.self,
  LinksQuery.Data.Pilots.self,
  Lists_boat.self,
  Lists_boat.Logs.self,
  Lists_boat.Trips.self,
  Lists_boat.Trips.From.self,
  Lists_boat.Trips.To.self,
  Lists_boat.Moorings.self,
  Lists_boat.Moorings.Harbour.self,
  Lists_boat.Owner.self,
  Lists_boat.Owner.AsClub.self,
  Lists_boat.Owner.AsClub.Members.self,
  Lists_log.self,
  Lists_log.Author.self,
  Lists_skipper.self,
  Lists_skipper.Boat.self,
  LogValue.self,
  LogValue.Author.self,
  TownValue.self,
  RankValue.self,
  RankValue.Boat.self,
  RankValue.Boat.Moorings.self,
  RankValue.Boat.Trips.self,
  RankValue.Boat.Trips.To.self,
  ListsQuery.Data.self,
  ListsQuery.Data.Boat.self,
  ListsQuery.Data.Boats.self,
  ListsQuery.Data.Pilots.self,
  PricesValue.self,
  OperationsQuery.Data.self,
  OperationsQuery.Data.Boats.self,
  OperationsQuery.Data.Find.self,
  RenameMutation.Data.self,
  RenameMutation.Data.Rename.self,
  LaunchMutation.Data.self,
  LaunchMutation.Data.Launch.self,
  LaunchMutation.Data.Launch.Boat.self,
  LaunchMutation.Data.Launch.CrewEdge.self,
  LaunchMutation.Data.Launch.CrewEdge.Node.self,
  MovedSubscription.Data.self,
  MovedSubscription.Data.BoatMoved.self,
  MovedSubscription.Data.BoatMoved.Berth.self,
  PlainQuery.Data.self,
  PlainQuery.Data.Boats.self,
  PayloadMutation.Data.self,
  PayloadMutation.Data.Rename.self,
  PayloadMutation.Data.Rename.Fathoms.self,
  PayloadMutation.Data.Rename.Owner.self,
  PayloadMutation.Data.Rename.Owner.AsNode.self,
  PayloadMutation.Data.Rename.Owner.AsSkipper.self,
  PayloadMutation.Data.Rename.Owner.AsSkipper.Boat.self,
  PayloadMutation.Data.Rename.Owner.AsClub.self,
  PayloadMutation.Data.Rename.Owner.AsClub.Members.self,
  Payloads_boat.self,
  Payloads_boat.Logs.self,
  Payloads_boat.Trips.self,
  Payloads_boat.Trips.From.self,
  Payloads_boat.Moorings.self,
  Payloads_boat.Extent.self,
  PayloadValue.self,
  PayloadValue.Registry.self,
  Required_boat.self,
  Required_boat.Berth.self,
  Required_boat.Registry.self,
  Required_boat.Logs.self,
  Required_boat.Owner.self,
  RequiredQuery.Data.self,
  RequiredQuery.Data.Boat.self,
  Scalars_boat.self,
  ScalarsQuery.Data.self,
  ScalarsQuery.Data.Boat.self,
  NameTag_boat.self,
  NameTag_named.self,
  SkipperTag.self,
  Spreads_boat.self,
  Spreads_boat.Owner.self,
  SpreadsQuery.Data.self,
  SpreadsQuery.Data.Boat.self,
  TextsQuery.Data.self,
  Throwing_boat.self,
  Throwing_boat.Registry.self,
  Throwing_boat.Registry.Port.self,
  ThrowingValue.self,
  InnerValue.self,
  ThrowingQuery.Data.self,
  ThrowingQuery.Data.Boat.self,
  Types_owner.self,
  Types_owner.AsSkipper.self,
  Types_owner.AsSkipper.Boat.self,
  Types_owner.AsClub.self,
  TypesQuery.Data.self,
  TypesQuery.Data.Node.self,
  TypesQuery.Data.Node.AsBoat.self,
  TypesQuery.Data.Node.AsLog.self,
  TypesQuery.Data.Node.AsLog.Author.self,
  TypesQuery.Data.Owner.self,
  BoatValue.self,
  BoatValue.Berth.self,
  BoatValue.Berth.Harbour.self,
  BoatValue.Registry.self,
  BoatValue.Logs.self,
  BoatValue.Moorings.self,
  BoatValue.Owner.self,
  BoatValue.Size.self,
  OwnerValue.self,
  OwnerValue.AsSkipper.self,
  PlaceValue.self,
  PlaceValue.Berth.self,
  DepthValue.self,
  DepthValue.Berth.self,
  Values_boat.self,
  ValuesQuery.Data.self,
  ValuesQuery.Data.Boat.self,
]

let emitResponses: [any Buildable.Type] = [
  RenameMutation.Response.self,
  LaunchMutation.Response.self,
  PayloadMutation.Response.self,
]
