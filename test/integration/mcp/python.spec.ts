import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startMcp, type StartedMcp } from '../../e2e/mcp/support/start-mcp.js';
import { startListeningApi, type ListeningApi } from '../../e2e/support/listening-api.js';
import { pythonEnvironment } from '../../support/python-environment.js';

const run = promisify(execFile);

let api: ListeningApi;
let mcp: StartedMcp;
beforeAll(async () => {
  api = await startListeningApi();
  mcp = await startMcp(api.baseUrl);
});
afterAll(async () => {
  await mcp.close();
  await api.close();
});

describe('MCP over HTTP serves the official client in Python', () => {
  it.each([
    ['early', '2025-11-25'],
    ['newest', '2026-07-28'],
  ])('of an %s version: it speaks %s', async (which, version) => {
    const folder = join(import.meta.dirname, `python-${which}`);
    const commands = await pythonEnvironment(join(folder, 'requirements.txt'));
    const call = { name: 'get_game', arguments: { id: 'catan', fields: ['name'], textLanguage: null } };
    const program = [join(folder, 'assistant.py'), mcp.url.href, api.key, JSON.stringify(call)];
    const { stdout } = await run(join(commands, 'python'), program);
    expect(JSON.parse(stdout)).toEqual([version, 5, '{"game":{"id":"catan","name":"Catan"}}']);
  });
});
