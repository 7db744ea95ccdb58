import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mintApiKey } from '#libs/admission';
import { runs } from '#libs/testing';
import { AttackedService } from './support/attacked-service.js';
import { Client } from './support/client.js';
import { Flood, pause } from './support/flood.js';
import { percentile, type Seen, watch } from './support/watch.js';

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const ATTACK_MS = runs(3_000);
/** Enough to see that it keeps answering, however long one answer takes on a busy machine. */
const MIN_ANSWERS = 8;
const ASK_EVERY_MS = 200;

let api: AttackedService;
let service: AttackedService;
let flood: Flood | undefined;
let filesBefore: number;
beforeAll(async () => {
  api = await AttackedService.api();
  service = await AttackedService.mcp(`http://127.0.0.1:${api.port}/api/v1`);
  filesBefore = await service.openFiles();
});
afterEach(() => flood?.end());
afterAll(async () => {
  await service.end();
  await api.end();
});

/** `times` POSTs in one text, each with a batch of so many requests for the list of tools. */
function batches(times: number, messages: number, key: string): string {
  const body = JSON.stringify(Array.from({ length: messages }, (_, id) => ({ ...LIST, id })));
  const head = [
    'POST /mcp HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    'Accept: application/json, text/event-stream',
    `Authorization: Bearer ${key}`,
    `Content-Length: ${body.length}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`.repeat(times);
}

/** Attacks the server while an assistant keeps asking for the tools, and measures the server meanwhile. */
async function attack(begin: () => Promise<void>): Promise<Seen> {
  const assistant = new Client(service);
  const headers = {
    authorization: `Bearer ${api.key}`,
    accept: 'application/json, text/event-stream',
  };
  const statuses: number[] = [];
  const seen = await watch(service, async () => {
    await begin();
    for (
      const began = performance.now();
      performance.now() - began < ATTACK_MS || statuses.length < MIN_ANSWERS;
    ) {
      statuses.push((await assistant.post('/mcp', headers, LIST)).status);
      await pause(ASK_EVERY_MS);
    }
  });
  assistant.close();
  expect(new Set(statuses)).toEqual(new Set([200]));
  return seen;
}

function expectUnharmed({ liveMs, mostMemoryMb, mostFiles }: Seen, connections: number): void {
  expect(mostMemoryMb).toBeLessThan(400);
  expect(mostFiles).toBeGreaterThan(filesBefore + connections / 2);
  expect(percentile(liveMs, 0.5)).toBeLessThan(250);
  expect(percentile(liveMs, 0.9)).toBeLessThan(1_000);
}

/** Sends requests with a key of its own each, one after the other, until told to stop. @returns what was answered */
async function guessKeys(from: string, isOver: () => boolean): Promise<Set<number>> {
  const client = new Client(service, from);
  const statuses = new Set<number>();
  while (!isOver()) {
    const headers = { authorization: `Bearer ${mintApiKey().key}` };
    statuses.add((await client.post('/mcp', headers, LIST)).status);
  }
  client.close();
  return statuses;
}

const KEYS = [
  ['an invented key', () => mintApiKey().key],
  ['a valid key', () => api.key],
] as const;

describe.each(KEYS)('the MCP server keeps working while, with %s,', (_name, keyOf) => {
  it.each([
    [20, 20, 100],
    [60, 2_000, 10],
    [250, 300, 10],
  ])('%i connections send %i batches of %i requests each and read nothing', async (...sizes) => {
    const [connections, times, messages] = sizes;
    const text = batches(times, messages, keyOf());
    const seen = await attack(async () => {
      flood = await Flood.open({ port: service.port, connections, text });
    });
    expectUnharmed(seen, connections);
  });
});

/** Three times as many as may have their keys checked at once, so that some are refused however slowly they ask. */
const ADDRESSES = 100;

describe('the MCP server keeps working while many addresses invent keys', () => {
  it('without end: each is answered 401 or 503', async () => {
    let isOver = false;
    let guessing: Promise<Set<number>>[] = [];
    const seen = await attack(async () => {
      const addresses = Array.from({ length: ADDRESSES }, (_, n) => `127.0.1.${n + 1}`);
      guessing = addresses.map(from => guessKeys(from, () => isOver));
    });
    isOver = true;
    const statuses = await Promise.all(guessing);
    expect(new Set(statuses.flatMap(each => [...each]))).toEqual(new Set([401, 503]));
    expectUnharmed(seen, ADDRESSES);
  });
});
