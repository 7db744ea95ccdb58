"""What the description says in words, because no schema can express it, or only one that clients could not use.

Valid generated requests are changed so that they also keep these rules, and a check of our own replaces what a schema
would check. Only valid cursors are left out: they are signed, so none can be generated.
"""

import schemathesis

SPANS = (("yearFrom", "yearTo"), ("playtimeFrom", "playtimeTo"))
"""The lower end of a span must not be above the upper one. A schema cannot compare two parameters."""

LISTS = ("ids", "mechanic", "category", "designer", "facets", "fields")
"""Values separated by commas, each at most once. An array with `uniqueItems` would say so, but the generated Python client
sends arrays as repeated parameters, which are refused; and a pattern would need a backreference, which Go does not have."""

MEMBERS = {}
"""For each operation with `fields`: the members of a record that its schema requires."""


@schemathesis.hook
def before_load_schema(context, raw_schema):
    for item in raw_schema["paths"].values():
        operation = item["get"]
        if any(it.get("name") == "fields" for it in operation["parameters"]):
            media = operation["responses"]["200"]["content"]["application/json"]
            media["schema"] = with_optional_members(raw_schema, operation["operationId"], media["schema"])


def with_optional_members(raw_schema, operation_id, reference):
    """The schema of a response whose records may have only some members. `selects_members` checks which ones."""
    body = resolve(raw_schema, reference)
    data = body["properties"]["data"]
    record = resolve(raw_schema, data.get("items", data))
    MEMBERS[operation_id] = set(record["required"])
    optional = {**record, "required": ["id"]}
    selected = {**data, "items": optional} if "items" in data else optional
    return {**body, "properties": {**body["properties"], "data": selected}}


def resolve(raw_schema, schema):
    name = schema.get("$ref", "").removeprefix("#/components/schemas/")
    return raw_schema["components"]["schemas"][name] if name else schema


@schemathesis.hook
def before_call(context, case, kwargs):
    if case.meta is None or case.meta.generation.mode.is_negative:
        return
    query = case.query or {}
    query.pop("cursor", None)
    for lower, upper in SPANS:
        if lower in query and upper in query and int(query[lower]) > int(query[upper]):
            query[lower], query[upper] = query[upper], query[lower]
    for name in LISTS:
        if name in query:
            query[name] = ",".join(dict.fromkeys(query[name].split(",")))


@schemathesis.check
def selects_members(ctx, response, case):
    """Without `fields` a record has every member of its schema; with it, `id` and exactly those."""
    members = MEMBERS.get(case.operation.definition.raw.get("operationId"))
    if members is None or response.status_code != 200:
        return
    fields = (case.query or {}).get("fields")
    wanted = members if fields is None else {"id", *fields.split(",")}
    data = response.json()["data"]
    for record in data if isinstance(data, list) else [data]:
        assert set(record) == wanted, f"members {sorted(record)}, not {sorted(wanted)}"
