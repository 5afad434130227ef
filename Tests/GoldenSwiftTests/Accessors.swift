// Printed from the plans of Fixtures/emit by the tests of emission. Do not edit.

import GoldenSwift

extension Arguments_boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("berth", "berth") { berth as Any }
    list.add("logs", "logs") { logs as Any }
    list.add("fixed", "fixed") { fixed as Any }
  }
}

extension Arguments_boat.Berth: Readable {
  func readings(_ list: inout Readings) {
    list.add("depth", "depth") { depth as Any }
  }
}

extension Arguments_boat.Logs: Readable {
  func readings(_ list: inout Readings) {
    list.add("text", "text") { text as Any }
  }
}

extension Arguments_boat.Fixed: Readable {
  func readings(_ list: inout Readings) {
    list.add("text", "text") { text as Any }
  }
}

extension Plain_boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("berth", "berth") { berth as Any }
  }
}

extension Plain_boat.Berth: Readable {
  func readings(_ list: inout Readings) {
    list.add("metres", "metres") { metres as Any }
  }
}

extension ArgumentsQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("boat", "boat") { boat as Any }
  }
}

extension ArgumentsQuery.Data.Boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("arguments", nil) { arguments as Any }
    list.add("plain", nil) { plain as Any }
    list.add("again", nil) { again as Any }
  }
}

extension Caught_boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("length", "length") { length as Any }
    list.add("price", "price") { price as Any }
    list.add("kind", "kind") { kind as Any }
    list.add("berth", "berth") { berth as Any }
    list.add("registry", "registry") { registry as Any }
    list.add("logs", "logs") { logs as Any }
    list.add("extent", nil) { extent as Any }
  }
}

extension Caught_boat.Berth: Readable {
  func readings(_ list: inout Readings) {
    list.add("code", "code") { code as Any }
  }
}

extension Caught_boat.Registry: Readable {
  func readings(_ list: inout Readings) {
    list.add("number", "number") { number as Any }
  }
}

extension Caught_boat.Logs: Readable {
  func readings(_ list: inout Readings) {
    list.add("text", "text") { text as Any }
  }
}

extension Caught_boat.Extent: Readable {
  func readings(_ list: inout Readings) {
    list.add("length", "length") { length as Any }
    list.add("draught", "draught") { draught as Any }
  }
}

extension CaughtQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("boat", "boat") { boat as Any }
  }
}

extension CaughtQuery.Data.Boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("caught", nil) { caught as Any }
  }
}

extension Conditions_boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("berth", "berth") { berth as Any }
    list.add("registry", "registry") { registry as Any }
    list.add("kind", "kind") { kind as Any }
    list.add("length", "length") { length as Any }
    list.add("tags", "tags") { tags as Any }
    list.add("crewCount", "crewCount") { crewCount as Any }
  }
}

extension Conditions_boat.Berth: Readable {
  func readings(_ list: inout Readings) {
    list.add("code", "code") { code as Any }
    list.add("harbour", "harbour") { harbour as Any }
  }
}

extension Conditions_boat.Berth.Harbour: Readable {
  func readings(_ list: inout Readings) {
    list.add("town", "town") { town as Any }
  }
}

extension Conditions_boat.Registry: Readable {
  func readings(_ list: inout Readings) {
    list.add("number", "number") { number as Any }
  }
}

extension ConditionsQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("boat", "boat") { boat as Any }
  }
}

extension ConditionsQuery.Data.Boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("conditions", nil) { conditions as Any }
  }
}

extension Connections_boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("crew", "crew") { crew as Any }
  }
}

extension Connections_boat.Crew: Readable {
  func readings(_ list: inout Readings) {
    list.add("edges", "edges") { edges as Any }
    list.add("total", "total") { total as Any }
  }
}

extension Connections_boat.Crew.Edges: Readable {
  func readings(_ list: inout Readings) {
    list.add("role", "role") { role as Any }
    list.add("node", "node") { node as Any }
  }
}

extension Connections_boat.Crew.Edges.Node: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension ConnectionsRefetchQuery.Data: Readable {
  func readings(_ list: inout Readings) {
  }
}

extension ConnectionsQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("boat", "boat") { boat as Any }
  }
}

extension ConnectionsQuery.Data.Boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("connections", nil) { connections as Any }
  }
}

extension NameTag: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("length", "length") { length as Any }
  }
}

extension PriceTag: Readable {
  func readings(_ list: inout Readings) {
    list.add("price", "price") { price as Any }
    list.add("berth", "berth") { berth as Any }
  }
}

extension PriceTag.Berth: Readable {
  func readings(_ list: inout Readings) {
    list.add("code", "code") { code as Any }
  }
}

extension DepthTag: Readable {
  func readings(_ list: inout Readings) {
    list.add("berth", "berth") { berth as Any }
  }
}

extension DepthTag.Berth: Readable {
  func readings(_ list: inout Readings) {
    list.add("depth", "depth") { depth as Any }
  }
}

extension FeetTag: Readable {
  func readings(_ list: inout Readings) {
    list.add("berth", "berth") { berth as Any }
  }
}

extension FeetTag.Berth: Readable {
  func readings(_ list: inout Readings) {
    list.add("feet", "feet") { feet as Any }
  }
}

extension LogTag: Readable {
  func readings(_ list: inout Readings) {
    list.add("tagged", "tagged") { tagged as Any }
  }
}

extension LogTag.Tagged: Readable {
  func readings(_ list: inout Readings) {
    list.add("text", "text") { text as Any }
  }
}

extension FilterTag: Readable {
  func readings(_ list: inout Readings) {
    list.add("boats", "boats") { boats as Any }
  }
}

extension FilterTag.Boats: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension RankTag: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("rank", "rank") { rank as Any }
  }
}

extension CheckedTag: Readable {
  func readings(_ list: inout Readings) {
    list.add("price", "price") { price as Any }
    list.add("kind", "kind") { kind as Any }
    list.add("registry", "registry") { registry as Any }
    list.add("logs", "logs") { logs as Any }
    list.add("draughtTag", nil) { draughtTag as Any }
    list.add("feetTag", nil) { feetTag as Any }
    list.add("papersTag", nil) { papersTag as Any }
  }
}

extension CheckedTag.Registry: Readable {
  func readings(_ list: inout Readings) {
    list.add("number", "number") { number as Any }
    list.add("port", "port") { port as Any }
  }
}

extension CheckedTag.Registry.Port: Readable {
  func readings(_ list: inout Readings) {
    list.add("town", "town") { town as Any }
  }
}

extension CheckedTag.Logs: Readable {
  func readings(_ list: inout Readings) {
    list.add("text", "text") { text as Any }
  }
}

extension CheckedDepth: Readable {
  func readings(_ list: inout Readings) {
    list.add("berth", "berth") { berth as Any }
  }
}

extension CheckedDepth.Berth: Readable {
  func readings(_ list: inout Readings) {
    list.add("depth", "depth") { depth as Any }
  }
}

extension CheckedOwner: Readable {
  func readings(_ list: inout Readings) {
    list.add("owner", "owner") { owner as Any }
  }
}

extension CheckedOwner.Owner: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("asSkipper", nil) { asSkipper as Any }
    list.add("asClub", nil) { asClub as Any }
  }
}

extension CheckedOwner.Owner.AsSkipper: Readable {
  func readings(_ list: inout Readings) {
    list.add("rank", "rank") { rank as Any }
  }
}

extension CheckedOwner.Owner.AsClub: Readable {
  func readings(_ list: inout Readings) {
    list.add("motto", "motto") { motto as Any }
  }
}

extension DraughtTag: Readable {
  func readings(_ list: inout Readings) {
    list.add("draught", "draught") { draught as Any }
  }
}

extension PapersTag: Readable {
  func readings(_ list: inout Readings) {
    list.add("papers", "papers") { papers as Any }
    list.add("plan", "plan") { plan as Any }
  }
}

extension LateTag: Readable {
  func readings(_ list: inout Readings) {
    list.add("fees", "fees") { fees as Any }
    list.add("registry", "registry") { registry as Any }
    list.add("lateInner", nil) { lateInner as Any }
  }
}

extension LateTag.Registry: Readable {
  func readings(_ list: inout Readings) {
    list.add("port", "port") { port as Any }
  }
}

extension LateTag.Registry.Port: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension LateInner: Readable {
  func readings(_ list: inout Readings) {
    list.add("isAfloat", "isAfloat") { isAfloat as Any }
  }
}

extension ResultTag: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("deposit", "deposit") { deposit as Any }
  }
}

extension OuterTag: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("priceTag", nil) { priceTag as Any }
    list.add("triedMaybe", nil) { triedMaybe as Any }
    list.add("owner", "owner") { owner as Any }
    list.add("registry", "registry") { registry as Any }
    list.add("nameTag", nil) { nameTag as Any }
    list.add("feet", nil) { feet as Any }
    list.add("tried", nil) { tried as Any }
    list.add("triedOrNil", nil) { triedOrNil as Any }
    list.add("pair", nil) { pair as Any }
  }
}

extension OuterTag.Owner: Readable {
  func readings(_ list: inout Readings) {
    list.add("ownerTag", nil) { ownerTag as Any }
  }
}

extension OuterTag.Registry: Readable {
  func readings(_ list: inout Readings) {
    list.add("flag", "flag") { flag as Any }
  }
}

extension OuterTag.Pair: Readable {
  func readings(_ list: inout Readings) {
    list.add("crewCount", "crewCount") { crewCount as Any }
    list.add("papersTag", nil) { papersTag as Any }
  }
}

extension OwnerTag: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("asSkipper", nil) { asSkipper as Any }
    list.add("asClub", nil) { asClub as Any }
  }
}

extension OwnerTag.AsSkipper: Readable {
  func readings(_ list: inout Readings) {
    list.add("rankTag", nil) { rankTag as Any }
  }
}

extension OwnerTag.AsClub: Readable {
  func readings(_ list: inout Readings) {
    list.add("motto", "motto") { motto as Any }
  }
}

extension Caught_lens: Readable {
  func readings(_ list: inout Readings) {
    list.add("state", "state") { state as Any }
    list.add("berth", "berth") { berth as Any }
  }
}

extension Caught_lens.Berth: Readable {
  func readings(_ list: inout Readings) {
    list.add("code", "code") { code as Any }
  }
}

extension CaughtToNull_lens: Readable {
  func readings(_ list: inout Readings) {
    list.add("tags", "tags") { tags as Any }
  }
}

extension Forms_boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("nameTag", nil) { nameTag as Any }
    list.add("priceTag", nil) { priceTag as Any }
    list.add("logTag", nil) { logTag as Any }
    list.add("checkedMaybe", nil) { try checkedMaybe as Any }
    list.add("triedToo", nil) { triedToo as Any }
    list.add("draughtTag", nil) { draughtTag as Any }
    list.add("registry", "registry") { registry as Any }
    list.add("lateTag", nil) { lateTag as Any }
    list.add("depthTag", nil) { depthTag as Any }
    list.add("label", nil) { label as Any }
    list.add("checkedTag", nil) { try checkedTag as Any }
    list.add("tried", nil) { tried as Any }
    list.add("triedOrNil", nil) { triedOrNil as Any }
    list.add("triedFeet", nil) { triedFeet as Any }
    list.add("triedMaybe", nil) { triedMaybe as Any }
    list.add("triedLate", nil) { triedLate as Any }
    list.add("triedChecked", nil) { triedChecked as Any }
    list.add("triedWithName", nil) { triedWithName as Any }
    list.add("resultTag", nil) { resultTag as Any }
    list.add("caught", nil) { caught as Any }
    list.add("caughtToNull", nil) { caughtToNull as Any }
    list.add("checkedOwner", nil) { try checkedOwner as Any }
    list.add("outerTag", nil) { outerTag as Any }
    list.add("owner", "owner") { owner as Any }
  }
}

extension Forms_boat.Registry: Readable {
  func readings(_ list: inout Readings) {
    list.add("number", "number") { number as Any }
  }
}

extension Forms_boat.TriedWithName: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("priceTag", nil) { priceTag as Any }
  }
}

extension Forms_boat.Owner: Readable {
  func readings(_ list: inout Readings) {
    list.add("skipper", nil) { skipper as Any }
    list.add("ownerTag", nil) { ownerTag as Any }
  }
}

extension FormsQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("boat", "boat") { boat as Any }
  }
}

extension FormsQuery.Data.Boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("forms", nil) { forms as Any }
  }
}

extension FilterQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("filterTag", nil) { filterTag as Any }
  }
}

extension RootQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("rootTag", nil) { rootTag as Any }
  }
}

extension RootTag: Readable {
  func readings(_ list: inout Readings) {
    list.add("boat", "boat") { boat as Any }
  }
}

extension RootTag.Boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("berth", "berth") { berth as Any }
    list.add("draughtTag", nil) { draughtTag as Any }
  }
}

extension RootTag.Boat.Berth: Readable {
  func readings(_ list: inout Readings) {
    list.add("code", "code") { code as Any }
  }
}

extension AbsentQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("boats", "boats") { boats as Any }
    list.add("owner", "owner") { owner as Any }
  }
}

extension AbsentQuery.Data.Boats: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("id", "id") { id as Any }
    list.add("length", "length") { length as Any }
  }
}

extension AbsentQuery.Data.Owner: Readable {
  func readings(_ list: inout Readings) {
    list.add("asSkipper", nil) { asSkipper as Any }
  }
}

extension AbsentQuery.Data.Owner.AsSkipper: Readable {
  func readings(_ list: inout Readings) {
    list.add("rank", "rank") { rank as Any }
    list.add("name", "name") { name as Any }
  }
}

extension AliasQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("fleet", "fleet") { fleet as Any }
  }
}

extension AliasQuery.Data.Fleet: Readable {
  func readings(_ list: inout Readings) {
    list.add("id", "id") { id as Any }
    list.add("n", "n") { n as Any }
    list.add("berth", "berth") { berth as Any }
  }
}

extension AliasQuery.Data.Fleet.Berth: Readable {
  func readings(_ list: inout Readings) {
    list.add("code", "code") { code as Any }
  }
}

extension Groups_boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("size", nil) { size as Any }
    list.add("papersGroup", nil) { papersGroup as Any }
    list.add("owner", "owner") { owner as Any }
  }
}

extension Groups_boat.Size: Readable {
  func readings(_ list: inout Readings) {
    list.add("length", "length") { length as Any }
    list.add("crewCount", "crewCount") { crewCount as Any }
  }
}

extension Groups_boat.PapersGroup: Readable {
  func readings(_ list: inout Readings) {
    list.add("papers", "papers") { papers as Any }
  }
}

extension Groups_boat.Owner: Readable {
  func readings(_ list: inout Readings) {
    list.add("skipper", nil) { skipper as Any }
  }
}

extension Groups_boat.Owner.Skipper: Readable {
  func readings(_ list: inout Readings) {
    list.add("rank", "rank") { rank as Any }
  }
}

extension GroupsQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("boat", "boat") { boat as Any }
  }
}

extension GroupsQuery.Data.Boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("groups", nil) { groups as Any }
  }
}

extension MergedValue: Readable {
  func readings(_ list: inout Readings) {
    list.add("berth", "berth") { berth as Any }
    list.add("name", "name") { name as Any }
    list.add("registry", "registry") { registry as Any }
    list.add("flagged", "flagged") { flagged as Any }
  }
}

extension MergedValue.Berth: Readable {
  func readings(_ list: inout Readings) {
    list.add("code", "code") { code as Any }
    list.add("metres", "metres") { metres as Any }
  }
}

extension MergedValue.Registry: Readable {
  func readings(_ list: inout Readings) {
    list.add("number", "number") { number as Any }
    list.add("port", "port") { port as Any }
  }
}

extension MergedValue.Registry.Port: Readable {
  func readings(_ list: inout Readings) {
    list.add("town", "town") { town as Any }
  }
}

extension MergedValue.Flagged: Readable {
  func readings(_ list: inout Readings) {
    list.add("flag", "flag") { flag as Any }
  }
}

extension FoldedValue: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("id", "id") { id as Any }
    list.add("painted", "painted") { painted as Any }
    list.add("size", nil) { size as Any }
  }
}

extension FoldedValue.Size: Readable {
  func readings(_ list: inout Readings) {
    list.add("length", "length") { length as Any }
    list.add("crewCount", "crewCount") { crewCount as Any }
  }
}

extension NamedValue: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("asNode", nil) { asNode as Any }
    list.add("asSkipper", nil) { asSkipper as Any }
    list.add("asClub", nil) { asClub as Any }
  }
}

extension NamedValue.AsNode: Readable {
  func readings(_ list: inout Readings) {
    list.add("id", "id") { id as Any }
  }
}

extension NamedValue.AsSkipper: Readable {
  func readings(_ list: inout Readings) {
    list.add("rank", "rank") { rank as Any }
    list.add("id", "id") { id as Any }
  }
}

extension NamedValue.AsClub: Readable {
  func readings(_ list: inout Readings) {
    list.add("motto", "motto") { motto as Any }
  }
}

extension PageValue: Readable {
  func readings(_ list: inout Readings) {
    list.add("crew", "crew") { crew as Any }
  }
}

extension PageValue.Crew: Readable {
  func readings(_ list: inout Readings) {
    list.add("edges", "edges") { edges as Any }
    list.add("pageInfo", "pageInfo") { pageInfo as Any }
    list.add("total", "total") { total as Any }
  }
}

extension PageValue.Crew.Edges: Readable {
  func readings(_ list: inout Readings) {
    list.add("node", "node") { node as Any }
    list.add("cursor", "cursor") { cursor as Any }
  }
}

extension PageValue.Crew.Edges.Node: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension PageValue.Crew.PageInfo: Readable {
  func readings(_ list: inout Readings) {
    list.add("hasNextPage", "hasNextPage") { hasNextPage as Any }
  }
}

extension CaughtValue: Readable {
  func readings(_ list: inout Readings) {
    list.add("price", "price") { price as Any }
    list.add("deposit", "deposit") { deposit as Any }
    list.add("fees", "fees") { fees as Any }
    list.add("length", "length") { length as Any }
    list.add("draught", "draught") { draught as Any }
    list.add("berth", "berth") { berth as Any }
    list.add("nameOrNil", "nameOrNil") { nameOrNil as Any }
    list.add("registered", "registered") { registered as Any }
  }
}

extension CaughtValue.Berth: Readable {
  func readings(_ list: inout Readings) {
    list.add("code", "code") { code as Any }
    list.add("harbour", "harbour") { harbour as Any }
  }
}

extension CaughtValue.Berth.Harbour: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension CaughtValue.Registered: Readable {
  func readings(_ list: inout Readings) {
    list.add("number", "number") { number as Any }
  }
}

extension DefaultValue: Readable {
  func readings(_ list: inout Readings) {
    list.add("logs", "logs") { logs as Any }
    list.add("berth", "berth") { berth as Any }
  }
}

extension DefaultValue.Logs: Readable {
  func readings(_ list: inout Readings) {
    list.add("text", "text") { text as Any }
  }
}

extension DefaultValue.Berth: Readable {
  func readings(_ list: inout Readings) {
    list.add("depth", "depth") { depth as Any }
  }
}

extension LateValue: Readable {
  func readings(_ list: inout Readings) {
    list.add("late", "late") { late as Any }
    list.add("fees", "fees") { fees as Any }
  }
}

extension name_boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("length", "length") { length as Any }
  }
}

extension Tag_a: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension Tag_b: Readable {
  func readings(_ list: inout Readings) {
    list.add("length", "length") { length as Any }
  }
}

extension Own_boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("crewCount", "crewCount") { crewCount as Any }
  }
}

extension CalledValue: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("name_boat", nil) { name_boat as Any }
    list.add("Tag_a", nil) { Tag_a as Any }
    list.add("Tag_b", nil) { Tag_b as Any }
    list.add("own", nil) { own as Any }
  }
}

extension HeldQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("boat", "boat") { boat as Any }
    list.add("again", "again") { again as Any }
  }
}

extension HeldQuery.Data.Boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("mergedValue", nil) { mergedValue as Any }
    list.add("foldedValue", nil) { foldedValue as Any }
    list.add("namedValue", nil) { namedValue as Any }
    list.add("pageValue", nil) { pageValue as Any }
    list.add("caughtValue", nil) { caughtValue as Any }
    list.add("defaultValue", nil) { defaultValue as Any }
    list.add("lateValue", nil) { lateValue as Any }
    list.add("calledValue", nil) { calledValue as Any }
    list.add("owner", "owner") { owner as Any }
  }
}

extension HeldQuery.Data.Boat.Owner: Readable {
  func readings(_ list: inout Readings) {
    list.add("namedValue", nil) { namedValue as Any }
  }
}

extension HeldQuery.Data.Again: Readable {
  func readings(_ list: inout Readings) {
    list.add("defaultValue", nil) { defaultValue as Any }
  }
}

extension Links_boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("berth", "berth") { berth as Any }
    list.add("registry", "registry") { registry as Any }
    list.add("logs", "logs") { logs as Any }
    list.add("trips", "trips") { trips as Any }
    list.add("moorings", "moorings") { moorings as Any }
    list.add("second", "second") { second as Any }
  }
}

extension Links_boat.Berth: Readable {
  func readings(_ list: inout Readings) {
    list.add("code", "code") { code as Any }
    list.add("harbour", "harbour") { harbour as Any }
  }
}

extension Links_boat.Berth.Harbour: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("town", "town") { town as Any }
  }
}

extension Links_boat.Registry: Readable {
  func readings(_ list: inout Readings) {
    list.add("number", "number") { number as Any }
  }
}

extension Links_boat.Logs: Readable {
  func readings(_ list: inout Readings) {
    list.add("id", "id") { id as Any }
    list.add("text", "text") { text as Any }
  }
}

extension Links_boat.Trips: Readable {
  func readings(_ list: inout Readings) {
    list.add("from", "from") { from as Any }
    list.add("to", "to") { to as Any }
    list.add("miles", "miles") { miles as Any }
  }
}

extension Links_boat.Trips.From: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension Links_boat.Trips.To: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension Links_boat.Moorings: Readable {
  func readings(_ list: inout Readings) {
    list.add("code", "code") { code as Any }
  }
}

extension Links_boat.Second: Readable {
  func readings(_ list: inout Readings) {
    list.add("code", "code") { code as Any }
  }
}

extension LinksQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("boat", "boat") { boat as Any }
    list.add("pilots", "pilots") { pilots as Any }
  }
}

extension LinksQuery.Data.Boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("links", nil) { links as Any }
  }
}

extension LinksQuery.Data.Pilots: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension OperationsQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("boats", "boats") { boats as Any }
    list.add("find", "find") { find as Any }
    list.add("tides", "tides") { tides as Any }
  }
}

extension OperationsQuery.Data.Boats: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension OperationsQuery.Data.Find: Readable {
  func readings(_ list: inout Readings) {
    list.add("id", "id") { id as Any }
  }
}

extension RenameMutation.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("rename", "rename") { rename as Any }
  }
}

extension RenameMutation.Data.Rename: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension LaunchMutation.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("launch", "launch") { launch as Any }
  }
}

extension LaunchMutation.Data.Launch: Readable {
  func readings(_ list: inout Readings) {
    list.add("boat", "boat") { boat as Any }
    list.add("at", "at") { at as Any }
    list.add("crewEdge", "crewEdge") { crewEdge as Any }
    list.add("sunk", "sunk") { sunk as Any }
  }
}

extension LaunchMutation.Data.Launch.Boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("kind", "kind") { kind as Any }
  }
}

extension LaunchMutation.Data.Launch.CrewEdge: Readable {
  func readings(_ list: inout Readings) {
    list.add("node", "node") { node as Any }
  }
}

extension LaunchMutation.Data.Launch.CrewEdge.Node: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension MovedSubscription.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("boatMoved", "boatMoved") { boatMoved as Any }
  }
}

extension MovedSubscription.Data.BoatMoved: Readable {
  func readings(_ list: inout Readings) {
    list.add("id", "id") { id as Any }
    list.add("berth", "berth") { berth as Any }
  }
}

extension MovedSubscription.Data.BoatMoved.Berth: Readable {
  func readings(_ list: inout Readings) {
    list.add("code", "code") { code as Any }
  }
}

extension PlainQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("boats", "boats") { boats as Any }
  }
}

extension PlainQuery.Data.Boats: Readable {
  func readings(_ list: inout Readings) {
    list.add("id", "id") { id as Any }
  }
}

extension Required_boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("deposit", "deposit") { try deposit as Any }
    list.add("berth", "berth") { berth as Any }
    list.add("registry", "registry") { registry as Any }
    list.add("logs", "logs") { logs as Any }
    list.add("kind", "kind") { try kind as Any }
    list.add("owner", "owner") { try owner as Any }
  }
}

extension Required_boat.Berth: Readable {
  func readings(_ list: inout Readings) {
    list.add("code", "code") { code as Any }
  }
}

extension Required_boat.Registry: Readable {
  func readings(_ list: inout Readings) {
    list.add("flag", "flag") { flag as Any }
  }
}

extension Required_boat.Logs: Readable {
  func readings(_ list: inout Readings) {
    list.add("at", "at") { try at as Any }
    list.add("text", "text") { text as Any }
  }
}

extension Required_boat.Owner: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension RequiredQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("boat", "boat") { boat as Any }
  }
}

extension RequiredQuery.Data.Boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("required", nil) { required as Any }
  }
}

extension Scalars_boat: Readable {
  @available(*, deprecated)
  func readings(_ list: inout Readings) {
    list.add("__typename", "__typename") { __typename as Any }
    list.add("__id", "__id") { __id as Any }
    list.add("id", "id") { id as Any }
    list.add("key", "key") { key as Any }
    list.add("name", "name") { name as Any }
    list.add("length", "length") { length as Any }
    list.add("crewCount", "crewCount") { crewCount as Any }
    list.add("isAfloat", "isAfloat") { isAfloat as Any }
    list.add("flag", "flag") { flag as Any }
    list.add("kind", "kind") { kind as Any }
    list.add("state", "state") { state as Any }
    list.add("tags", "tags") { tags as Any }
    list.add("codes", "codes") { codes as Any }
    list.add("price", "price") { try price as Any }
    list.add("deposit", "deposit") { deposit as Any }
    list.add("fees", "fees") { fees as Any }
    list.add("papers", "papers") { papers as Any }
    list.add("plan", "plan") { plan as Any }
  }
}

extension ScalarsQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("boat", "boat") { boat as Any }
  }
}

extension ScalarsQuery.Data.Boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("scalars", nil) { scalars as Any }
  }
}

extension NameTag_boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension NameTag_named: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension SkipperTag: Readable {
  func readings(_ list: inout Readings) {
    list.add("rank", "rank") { rank as Any }
  }
}

extension Spreads_boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("NameTag_boat", nil) { NameTag_boat as Any }
    list.add("NameTag_named", nil) { NameTag_named as Any }
    list.add("owner", "owner") { owner as Any }
  }
}

extension Spreads_boat.Owner: Readable {
  func readings(_ list: inout Readings) {
    list.add("skipperTag", nil) { skipperTag as Any }
    list.add("who", nil) { who as Any }
  }
}

extension SpreadsQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("boat", "boat") { boat as Any }
  }
}

extension SpreadsQuery.Data.Boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("spreads", nil) { spreads as Any }
    list.add("deep", nil) { deep as Any }
  }
}

extension TextsQuery.Data: Readable {
  @available(*, deprecated)
  func readings(_ list: inout Readings) {
    list.add("note", "note") { note as Any }
    list.add("raw", "raw") { raw as Any }
    list.add("block", "block") { block as Any }
  }
}

extension Throwing_boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("draught", "draught") { draught as Any }
    list.add("registry", "registry") { registry as Any }
  }
}

extension Throwing_boat.Registry: Readable {
  func readings(_ list: inout Readings) {
    list.add("port", "port") { port as Any }
  }
}

extension Throwing_boat.Registry.Port: Readable {
  func readings(_ list: inout Readings) {
    list.add("town", "town") { town as Any }
  }
}

extension ThrowingValue: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("price", "price") { price as Any }
    list.add("draught", "draught") { draught as Any }
    list.add("innerValue", nil) { innerValue as Any }
  }
}

extension InnerValue: Readable {
  func readings(_ list: inout Readings) {
    list.add("deposit", "deposit") { deposit as Any }
  }
}

extension ThrowingQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("boat", "boat") { boat as Any }
  }
}

extension ThrowingQuery.Data.Boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("throwing", nil) { try throwing as Any }
    list.add("throwingValue", nil) { try throwingValue as Any }
    list.add("perhaps", nil) { try perhaps as Any }
    list.add("perhapsValue", nil) { try perhapsValue as Any }
  }
}

extension Types_owner: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("asSkipper", nil) { asSkipper as Any }
    list.add("asClub", nil) { asClub as Any }
  }
}

extension Types_owner.AsSkipper: Readable {
  func readings(_ list: inout Readings) {
    list.add("rank", "rank") { rank as Any }
    list.add("boat", "boat") { boat as Any }
  }
}

extension Types_owner.AsSkipper.Boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension Types_owner.AsClub: Readable {
  func readings(_ list: inout Readings) {
    list.add("motto", "motto") { motto as Any }
  }
}

extension TypesQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("node", "node") { node as Any }
    list.add("owner", "owner") { owner as Any }
  }
}

extension TypesQuery.Data.Node: Readable {
  func readings(_ list: inout Readings) {
    list.add("id", "id") { id as Any }
    list.add("asBoat", nil) { asBoat as Any }
    list.add("asLog", nil) { asLog as Any }
  }
}

extension TypesQuery.Data.Node.AsBoat: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("short", "short") { short as Any }
  }
}

extension TypesQuery.Data.Node.AsLog: Readable {
  func readings(_ list: inout Readings) {
    list.add("text", "text") { text as Any }
    list.add("author", "author") { author as Any }
  }
}

extension TypesQuery.Data.Node.AsLog.Author: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension TypesQuery.Data.Owner: Readable {
  func readings(_ list: inout Readings) {
    list.add("__typename", "__typename") { __typename as Any }
    list.add("types", nil) { types as Any }
  }
}

extension BoatValue: Readable {
  @available(*, deprecated)
  func readings(_ list: inout Readings) {
    list.add("id", "id") { id as Any }
    list.add("name", "name") { name as Any }
    list.add("length", "length") { length as Any }
    list.add("flag", "flag") { flag as Any }
    list.add("kind", "kind") { kind as Any }
    list.add("state", "state") { state as Any }
    list.add("tags", "tags") { tags as Any }
    list.add("codes", "codes") { codes as Any }
    list.add("price", "price") { price as Any }
    list.add("papers", "papers") { papers as Any }
    list.add("caught", "caught") { caught as Any }
    list.add("berth", "berth") { berth as Any }
    list.add("registry", "registry") { registry as Any }
    list.add("logs", "logs") { logs as Any }
    list.add("moorings", "moorings") { moorings as Any }
    list.add("owner", "owner") { owner as Any }
    list.add("size", nil) { size as Any }
    list.add("placeValue", nil) { placeValue as Any }
    list.add("perhaps", nil) { perhaps as Any }
  }
}

extension BoatValue.Berth: Readable {
  func readings(_ list: inout Readings) {
    list.add("code", "code") { code as Any }
    list.add("harbour", "harbour") { harbour as Any }
  }
}

extension BoatValue.Berth.Harbour: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension BoatValue.Registry: Readable {
  func readings(_ list: inout Readings) {
    list.add("number", "number") { number as Any }
  }
}

extension BoatValue.Logs: Readable {
  func readings(_ list: inout Readings) {
    list.add("text", "text") { text as Any }
  }
}

extension BoatValue.Moorings: Readable {
  func readings(_ list: inout Readings) {
    list.add("code", "code") { code as Any }
  }
}

extension BoatValue.Owner: Readable {
  func readings(_ list: inout Readings) {
    list.add("ownerValue", nil) { ownerValue as Any }
  }
}

extension BoatValue.Size: Readable {
  func readings(_ list: inout Readings) {
    list.add("length", "length") { length as Any }
    list.add("crewCount", "crewCount") { crewCount as Any }
  }
}

extension OwnerValue: Readable {
  func readings(_ list: inout Readings) {
    list.add("__typename", "__typename") { __typename as Any }
    list.add("name", "name") { name as Any }
    list.add("asSkipper", nil) { asSkipper as Any }
  }
}

extension OwnerValue.AsSkipper: Readable {
  func readings(_ list: inout Readings) {
    list.add("rank", "rank") { rank as Any }
  }
}

extension PlaceValue: Readable {
  func readings(_ list: inout Readings) {
    list.add("berth", "berth") { berth as Any }
  }
}

extension PlaceValue.Berth: Readable {
  func readings(_ list: inout Readings) {
    list.add("depth", "depth") { depth as Any }
  }
}

extension DepthValue: Readable {
  func readings(_ list: inout Readings) {
    list.add("berth", "berth") { berth as Any }
  }
}

extension DepthValue.Berth: Readable {
  func readings(_ list: inout Readings) {
    list.add("metres", "metres") { metres as Any }
  }
}

extension Values_boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("boatValue", nil) { boatValue as Any }
    list.add("caught", nil) { caught as Any }
    list.add("perhapsNull", nil) { perhapsNull as Any }
  }
}

extension ValuesQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("boat", "boat") { boat as Any }
  }
}

extension ValuesQuery.Data.Boat: Readable {
  func readings(_ list: inout Readings) {
    list.add("values", nil) { values as Any }
  }
}
