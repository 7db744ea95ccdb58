import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { mintApiKey } from '#libs/admission';
import { CatalogUnavailable } from '#libs/catalog';
import type { CatalogClientOptions } from '#libs/client';
import { createMcpServer } from '../../../apps/mcp/src/index.js';
import { TestCatalog } from '../support/a-catalog.js';
import { startListeningApi, type ListeningApi } from '../support/listening-api.js';
import { callTool, type ToolResult } from './support/call-tool.js';

let catalog: TestCatalog;
let api: ListeningApi;
let assistant: Client;

beforeAll(async () => {
  catalog = await TestCatalog.withFixture();
  api = await startListeningApi({ catalog });
  assistant = await connect();
});
afterAll(async () => {
  await assistant.close();
  await api.close();
});
afterEach(() => (catalog.failure = undefined));

async function connect(options: Partial<CatalogClientOptions> = {}): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createMcpServer(api.client(options), '1.0.0').connect(ours);
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(theirs);
  return client;
}

function call(name: string, args?: Record<string, unknown>): Promise<ToolResult> {
  return callTool(assistant, name, args);
}

function idsIn({ answer }: ToolResult): string[] {
  return (answer.games ?? []).map(({ id }) => id);
}

describe('search_games', () => {
  it('finds a misspelled title in another language', async () => {
    const result = await call('search_games', { q: 'flugelschlga', textLanguage: 'de' });
    expect(result.answer).toMatchObject({
      games: [{ id: 'wingspan', name: 'Flügelschlag', players: { min: 1, max: 5 } }],
      nextCursor: null,
    });
  });

  it('narrows a search by filters', async () => {
    expect(idsIn(await call('search_games', { q: 'ca', year: 1995 }))).toEqual(['catan']);
  });

  it('gives the same result as text', async () => {
    const { text, answer } = await call('search_games', { q: 'senet' });
    expect(JSON.parse(text)).toEqual(answer);
  });
});

describe('suggest_games', () => {
  it('completes the beginning of a title, in the language in which it was begun', async () => {
    const { answer } = await call('suggest_games', { q: 'flüg', limit: 1 });
    expect(answer.games).toEqual([
      { id: 'wingspan', title: 'Flügelschlag', language: 'de', yearPublished: 2019 },
    ]);
  });
});

describe('list_games', () => {
  it('lists the games that match every filter', async () => {
    expect(idsIn(await call('list_games', { language: 'de', mechanic: 'trading' }))).toEqual(['catan']);
  });

  it('continues where the previous answer ended', async () => {
    const first = await call('list_games', { limit: 4 });
    const rest = await call('list_games', { limit: 4, cursor: first.answer.nextCursor });
    expect([...idsIn(first), ...idsIn(rest)]).toHaveLength(6);
    expect(rest.answer.nextCursor).toBeNull();
  });
});

describe('count_games', () => {
  it('counts in total, and by the values of fields', async () => {
    const { answer } = await call('count_games', { language: 'de', by: ['mechanic'] });
    expect(answer).toEqual({ total: 2, by: { mechanic: [{ value: 'trading', count: 1 }] } });
    expect((await call('count_games')).answer).toEqual({ total: 6, by: {} });
  });
});

describe('get_game', () => {
  it('returns texts in all languages, and the expansions', async () => {
    const { answer } = await call('get_game', { id: 'catan' });
    expect(answer.game).toMatchObject({
      name: { en: 'Catan', de: 'Die Siedler von Catan', it: 'I coloni di Catan' },
      expansions: [{ id: 'catan-cities-and-knights' }, { id: 'catan-seafarers' }],
    });
  });
});

describe('list_filter_values', () => {
  it.each([
    ['mechanics', 'engine-building'],
    ['categories', 'animals'],
    ['publishers', 'kosmos'],
  ])('has the %s that games can be filtered by', async (kind, slug) => {
    const { answer } = await call('list_filter_values', { kind });
    expect(answer.values?.[0]).toEqual({ slug, name: expect.stringMatching(/./) });
  });
});

describe('Every tool', () => {
  it('says that it only reads, and what its parameters mean', async () => {
    const { tools } = await assistant.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'count_games',
      'get_game',
      'list_filter_values',
      'list_games',
      'search_games',
      'suggest_games',
    ]);
    for (const { annotations, inputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true });
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    }
    const listGames = tools.find(({ name }) => name === 'list_games')?.inputSchema.properties;
    expect(listGames).toMatchObject({ players: { type: 'integer', minimum: 1, maximum: 999 } });
    expect(listGames).toHaveProperty('players.description', expect.stringMatching(/Playable/));
  });

  it.each([
    ['search_games', {}, /q/],
    ['suggest_games', {}, /q/],
    ['suggest_games', { q: 'ca', type: 'people' }, /type/],
    ['list_games', { player: 4 }, /player/],
    ['list_games', { players: 0 }, /players/],
    ['list_games', { limit: '5' }, /limit/],
    ['get_game', { id: '../expansions' }, /id/],
  ])('refuses wrong arguments: %s %j', async (name, args, message) => {
    const before = catalog.asked;
    expect(await call(name, args)).toMatchObject({ isError: true, text: expect.stringMatching(message) });
    expect(catalog.asked).toBe(before);
  });

  it('passes on the error message of the catalog', async () => {
    const { isError, text } = await call('get_game', { id: 'no-such-game' });
    expect([isError, text]).toEqual([true, expect.stringMatching(/^Not found\. .*no-such-game/)]);
    const faulty = await call('list_games', { yearFrom: 2000, yearTo: 1990 });
    expect(faulty).toMatchObject({ isError: true, text: expect.stringMatching(/\n- yearFrom: /) });
  });

  it('reveals neither the key nor internal details when it fails', async () => {
    const { key } = mintApiKey();
    const stranger = await connect({ key });
    const refused = await callTool(stranger, 'get_game', { id: 'catan' });
    expect(refused.isError).toBe(true);
    expect(refused.text).not.toContain(key);
    await stranger.close();
    const broken = await connect({
      retries: 0,
      fetch: () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7')),
    });
    const failed = await callTool(broken, 'get_game', { id: 'catan' });
    expect(failed).toMatchObject({
      isError: true,
      text: 'The catalog cannot be reached. Try again later.',
    });
    await broken.close();
  });

  it('says when the catalog is unavailable', async () => {
    catalog.failure = new CatalogUnavailable('overloaded');
    const impatient = await connect({ retries: 0 });
    const result = await callTool(impatient, 'get_game', { id: 'azul' });
    expect(result).toMatchObject({ isError: true, text: expect.stringMatching(/^Service unavailable/) });
    await impatient.close();
  });
});
