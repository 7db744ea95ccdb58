"""Calls a tool as assistants do that speak the versions before 2026-07-28."""

import asyncio
import json
import sys

from mcp import ClientSession
from mcp.client.streamable_http import streamablehttp_client

URL, KEY, CALL = sys.argv[1:]


async def main() -> None:
    headers = {"Authorization": f"Bearer {KEY}"}
    async with streamablehttp_client(URL, headers=headers) as (read, write, _), ClientSession(read, write) as session:
        hello = await session.initialize()
        tools = await session.list_tools()
        result = await session.call_tool(**json.loads(CALL))
        print(json.dumps([hello.protocolVersion, len(tools.tools), result.content[0].text]))


asyncio.run(main())
