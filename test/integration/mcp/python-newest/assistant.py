"""Calls a tool as assistants do that speak the version of 2026-07-28."""

import asyncio
import json
import sys

import httpx2
from mcp import Client
from mcp.client.streamable_http import streamable_http_client

URL, KEY, CALL = sys.argv[1:]


async def main() -> None:
    headers = {"Authorization": f"Bearer {KEY}"}
    async with httpx2.AsyncClient(headers=headers) as http, Client(
        streamable_http_client(URL, http_client=http), mode="2026-07-28"
    ) as client:
        tools = await client.list_tools()
        result = await client.call_tool(**json.loads(CALL))
        print(json.dumps([client.protocol_version, len(tools.tools), result.content[0].text]))


asyncio.run(main())
