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

function call(name: string, args?: Record<string, unknown> | null): Promise<ToolResult> {
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

  it('finds a game by the id that another catalog uses', async () => {
    expect(idsIn(await call('search_games', { boardgamegeek: '13' }))).toEqual(['catan']);
    expect(idsIn(await call('search_games', { wikidata: 'Q900001' }))).toEqual(['wingspan']);
  });

  it('finds what an award listed in a year', async () => {
    expect(idsIn(await call('search_games', { nominee: 'as-dor', awardYear: 2020 }))).toEqual(['wingspan']);
    expect(idsIn(await call('search_games', { nominee: 'as-dor', awardYear: 2018 }))).toEqual([]);
  });

  it('narrows a search by filters', async () => {
    expect(idsIn(await call('search_games', { q: 'ca', yearFrom: 1995, yearTo: 1995 }))).toEqual(['catan']);
  });
});

describe('search_games without a title', () => {
  it('lists the games that match every filter', async () => {
    expect(idsIn(await call('search_games', { language: 'de', mechanic: 'trading' }))).toEqual(['catan']);
  });

  it('continues where the previous answer ended', async () => {
    const first = await call('search_games', { limit: 4 });
    const rest = await call('search_games', { limit: 4, cursor: first.answer.nextCursor });
    expect([...idsIn(first), ...idsIn(rest)]).toHaveLength(6);
    expect(rest.answer.nextCursor).toBeNull();
  });

  it('counts in total, and by the values of fields', async () => {
    const { answer } = await call('search_games', { language: 'de', countBy: ['mechanic'], limit: 1 });
    expect(answer).toMatchObject({ total: 2, counts: { mechanic: [{ value: 'trading', count: 1 }] } });
    expect((await call('search_games')).answer).toMatchObject({ total: 6 });
  });

  it('takes ids in any letter case, with spaces around commas', async () => {
    expect(idsIn(await call('search_games', { mechanic: ' Trading ', designer: 'KLAUS-Teuber' }))).toEqual([
      'catan',
    ]);
    expect(idsIn(await call('search_games', { mechanic: 'trading , engine-building' }))).toEqual([]);
  });

  it.each([
    [{ mechanic: 'Engine building' }, 'mechanic', 'engine-building'],
    [{ mechanic: 'trading,engine-bilding' }, 'mechanic', 'engine-building'],
    [{ category: 'Economics' }, 'category', 'economic'],
    [{ publishedBy: 'Stonemaier Games' }, 'publisher', 'stonemaier-games'],
    [{ designer: 'Teuber' }, 'person', 'klaus-teuber'],
    [{ illustrator: 'Michael' }, 'person', 'michael-menzel'],
    [{ award: 'kennerspeil' }, 'award', 'kennerspiel'],
    [{ series: 'brids' }, 'series', 'birds'],
    [{ nominee: 'As d’Or' }, 'award', 'as-dor'],
  ])('suggests the id instead of finding nothing: %j', async (filter, singular, meant) => {
    const { isError, text } = await call('search_games', filter);
    expect([isError, text]).toEqual([
      true,
      expect.stringMatching(`^No ${singular} has the id ".+"\\. Did you mean ${meant}\\? lookup finds`),
    ]);
  });

  it('finds nothing where every id exists', async () => {
    const { isError, answer } = await call('search_games', {
      mechanic: 'trading',
      publishedBy: 'stonemaier-games',
    });
    expect([isError, answer]).toMatchObject([false, { games: [], total: 0 }]);
  });
});

describe('search_expansions', () => {
  it('lists the expansions of a game', async () => {
    const { answer } = await call('search_expansions', { baseGame: 'Catan' });
    expect(answer).toMatchObject({
      expansions: [
        { id: 'catan-cities-and-knights', baseGame: 'catan' },
        { id: 'catan-seafarers', name: 'Catan: Seafarers', baseGame: 'catan' },
      ],
      total: 2,
    });
  });

  it('finds a title, and a part of one', async () => {
    const found = await call('search_expansions', { q: 'europaen expansion' });
    expect(found.answer).toMatchObject({ expansions: [{ id: 'wingspan-europe' }] });
    const partial = await call('search_expansions', { q: 'european expansion deutsch' });
    expect(partial.answer).toMatchObject({ expansions: [{ id: 'wingspan-europe' }], partial: true });
  });

  it('suggests the id of a game that is called by its name', async () => {
    const { text } = await call('search_expansions', { baseGame: 'Die Siedler von Catan' });
    expect(text).toMatch('Did you mean catan? search_games finds ids by name.');
  });
});

describe('lookup', () => {
  it.each([
    ['people', 'hargrave', 'elizabeth-hargrave', 'Elizabeth Hargrave'],
    ['publishers', 'stonmaier', 'stonemaier-games', 'Stonemaier Games'],
    ['mechanics', 'Engine', 'engine-building', expect.any(String)],
    ['mechanics', 'BUILDING eng', 'engine-building', expect.any(String)],
    ['games', 'Flügelschlag', 'wingspan', 'Wingspan'],
    ['expansions', 'seafarrers', 'catan-seafarers', 'Catan: Seafarers'],
    ['categories', 'ánimals', 'animals', expect.any(String)],
    ['awards', 'kenner', 'kennerspiel', expect.any(String)],
    ['series', 'bird', 'birds', expect.any(String)],
  ])('finds %s by a part of their name: %s', async (kind, q, id, name) => {
    const { answer } = await call('lookup', { kind, q });
    expect(answer).toEqual({ values: [{ kind, id, name }], nextCursor: null });
  });

  it('finds records of every kind at once', async () => {
    const { answer } = await call('lookup', { kind: 'all', q: 'catan' });
    expect(answer.values?.map(({ kind }) => kind)).toEqual(['games', 'expansions', 'expansions']);
    expect(await call('lookup', { q: 'catan' })).toEqual(await call('lookup', { kind: 'all', q: 'catan' }));
    expect((await call('lookup')).text).toBe('Give q, or a kind to list all of it.');
  });

  it('says when names match a part of the text only, and what else it may mean', async () => {
    const partial = await call('lookup', { kind: 'people', q: 'klaus teuber deutsch' });
    expect(partial.answer).toMatchObject({ values: [{ id: 'klaus-teuber' }], partial: true });
    const other = await call('lookup', { kind: 'people', q: 'flugelschlag' });
    expect(other.answer).toMatchObject({ values: [], suggestions: [{ id: 'wingspan', type: 'games' }] });
  });

  it.each([
    ['people', 3],
    ['publishers', 2],
    ['mechanics', 2],
    ['categories', 2],
    ['awards', 2],
    ['series', 2],
  ])('lists all %s', async (kind, number) => {
    expect((await call('lookup', { kind })).answer.values).toHaveLength(number);
  });

  it('continues where the previous answer ended', async () => {
    const first = await call('lookup', { kind: 'people', limit: 2 });
    const rest = await call('lookup', { kind: 'people', limit: 2, cursor: first.answer.nextCursor });
    expect(rest.answer).toMatchObject({ values: [{ id: 'michael-menzel' }], nextCursor: null });
  });
});

describe('list_editions', () => {
  it('lists the editions of a game, and those in one language', async () => {
    const { answer } = await call('list_editions', { id: 'Wingspan' });
    expect(answer.editions?.length).toBeGreaterThan(1);
    const german = await call('list_editions', { id: 'wingspan', language: 'DE' });
    expect(german.answer.editions).toMatchObject([{ languages: ['de'] }]);
  });

  it('suggests an id for a name', async () => {
    const { text } = await call('list_editions', { id: 'Flügelschlag' });
    expect(text).toMatch(/Did you mean wingspan\?/);
  });
});

describe('get_game', () => {
  it.each([
    ['English', undefined, 'Catan', 'Catan: Seafarers'],
    ['another language', 'it', 'I coloni di Catan', 'Catan: Seafarers'],
    ['all languages', 'all', { en: 'Catan', de: 'Die Siedler von Catan' }, { en: 'Catan: Seafarers' }],
  ])('returns texts in %s, and the expansions', async (_, textLanguage, name, ofExpansion) => {
    const { answer } = await call('get_game', { id: 'catan', textLanguage });
    expect(answer.game).toMatchObject({
      name,
      expansions: [{ id: 'catan-cities-and-knights' }, { id: 'catan-seafarers', name: ofExpansion }],
    });
  });

  it('returns the fields that are asked for', async () => {
    const { answer } = await call('get_game', { id: 'catan', fields: 'name,awards,externalIds' });
    expect(Object.keys(answer.game ?? {})).toEqual(['id', 'name', 'awards', 'externalIds']);
  });

  it('takes an id in any letter case', async () => {
    expect((await call('get_game', { id: ' Catan' })).answer.game?.id).toBe('catan');
  });

  it.each([
    ['Take it Easy!', 'take-it-easy'],
    ['Flügelschlag', 'wingspan'],
    ['catann', 'catan'],
  ])('suggests an id for a name: %s', async (id, meant) => {
    const { isError, text } = await call('get_game', { id });
    expect([isError, text]).toEqual([
      true,
      `No game has the id "${id}". Did you mean ${meant}? search_games finds ids by name.`,
    ]);
  });

  it.each(['', '.', '..', '../expansions', 'カタン'])(
    'says that there is no game with the id "%s"',
    async id => {
      const { isError, text } = await call('get_game', { id });
      expect([isError, text]).toEqual([true, `No game has the id "${id}". search_games finds ids by name.`]);
    },
  );
});

describe('Every tool', () => {
  it('says that it only reads, and what its parameters mean', async () => {
    const { tools } = await assistant.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_games',
      'get_game',
      'list_editions',
      'search_expansions',
      'lookup',
    ]);
    for (const { annotations, inputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true });
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    }
    expect(tools[0]?.inputSchema.properties).toMatchObject({
      players: { type: 'integer', description: expect.stringMatching(/Playable/) },
    });
  });

  it('is described, with all others, in less than 8 kB', async () => {
    const { length } = Buffer.from(JSON.stringify(await assistant.listTools()));
    expect(length).toBeLessThan(8_000);
  });

  it('sends its answer once, as text', async () => {
    const result = await assistant.callTool({ name: 'get_game', arguments: { id: 'catan' } });
    expect(result).toEqual({
      content: [{ type: 'text', text: expect.stringMatching(/^{"game":{"id":"catan",/) }],
    });
  });

  it('takes null for every argument that may be left out, and for all of them', async () => {
    const { tools } = await assistant.listTools();
    for (const { name, inputSchema } of tools) {
      const { properties = {}, required = [] } = inputSchema;
      const nulls = Object.fromEntries(Object.keys(properties).map(argument => [argument, null]));
      const needed = Object.fromEntries(required.map(argument => [argument, 'catan']));
      expect(await call(name, { ...nulls, ...needed })).toEqual(await call(name, needed));
    }
    expect(await call('search_games', null)).toEqual(await call('search_games', {}));
  });

  it.each([
    [{ mechanic: ['trading', 'engine-building'] }, { mechanic: 'trading,engine-building' }],
    [{ boardgamegeek: [13, '900001'] }, { boardgamegeek: '13,900001' }],
    [{ boardgamegeek: 13 }, { boardgamegeek: '13' }],
    [{ countBy: 'mechanic, designer' }, { countBy: ['mechanic', 'designer'] }],
  ])('takes a list where it reads text with commas, and the other way round: %j', async (given, meant) => {
    const [result, expected] = [await call('search_games', given), await call('search_games', meant)];
    expect(result).toMatchObject({ isError: false });
    expect(result).toEqual(expected);
  });

  it.each([
    ['get_game', {}, 'id is required.'],
    ['search_games', { player: 4 }, /^There is no argument player. There are: .*players, /],
    ['search_games', { players: 0 }, 'players must be a whole number from 1 to 999.'],
    ['search_games', { q: '' }, 'q must be a text of 1 to 200 characters.'],
    [
      'search_games',
      { mechanic: 'a,b,c,d,e,f,g,h,i,j,k' },
      'mechanic must be 1 to 10 ids, separated by commas.',
    ],
    ['search_games', { publishedBy: 'a|!b' }, 'publishedBy must be 1 to 10 ids, separated by commas.'],
    [
      'search_games',
      { boardgamegeek: 'catan' },
      'boardgamegeek must be ids of BoardGameGeek, separated by commas.',
    ],
    [
      'search_games',
      { wikidata: ['13'] },
      'wikidata must be ids of Wikidata, such as Q17271, separated by commas.',
    ],
    ['get_game', { id: 'catan', fields: 'title' }, 'fields must be names of fields, separated by commas.'],
    ['search_games', { cursor: '?' }, 'cursor must be the nextCursor of an earlier result.'],
    ['get_game', { id: 'x'.repeat(201) }, 'id must be a text of at most 200 characters.'],
    [
      'search_games',
      { player: 4, from: 0, limit: '5', q: 5, language: 'German', yearFrom: 2000, yearTo: 1990 },
      /^There is no argument player, from\. .*\nlanguage must be .*\nq must be .*\nlimit must be .*\nyearFrom must not be above yearTo\.$/,
    ],
    [
      'search_games',
      { sort: 'name' },
      'sort must be one of editions, -editions, year, -year, complexity, -complexity, random.',
    ],
    [
      'search_games',
      { countBy: ['year'] },
      'countBy must be a list; each item must be one of mechanic, category, language, publisher, designer, illustrator, complexity, award, series.',
    ],
    ['lookup', { kind: 'boxes' }, /^kind must be one of games, expansions, /],
    ['find_games', {}, /^There is no tool "find_games". There are: search_games, /],
  ])('says in sentences what is wrong, without asking: %s %j', async (name, args, message) => {
    const before = catalog.asked;
    const { isError, text } = await call(name, args);
    expect([isError, text]).toEqual([
      true,
      message instanceof RegExp ? expect.stringMatching(message) : message,
    ]);
    expect(catalog.asked).toBe(before);
  });

  it('says briefly what is wrong with thousands of arguments', async () => {
    const names = Array.from({ length: 5_000 }, (_, n) => [`argument-${n}-${'x'.repeat(50)}`, n]);
    const { text } = await call('search_games', Object.fromEntries(names) as Record<string, unknown>);
    expect(text).toMatch(/^There is no argument argument-0-x+, argument-1-/);
    expect(text.length).toBeLessThan(1_000);
  });

  it('names every id that does not exist', async () => {
    const { text } = await call('search_games', { mechanic: 'bluffing,trading', designer: 'Teuber' });
    expect(text).toMatch(/^No mechanic has the id "bluffing"\. .*\nNo person has the id "teuber"\. .*$/);
  });

  it.each([
    ['is none', async () => 'x'],
    ['belongs to other arguments', async () => (await call('search_games', { limit: 1 })).answer.nextCursor],
  ])('says where a cursor comes from, in the words of the tool, when it %s', async (_, cursor) => {
    const { isError, text } = await call('search_games', { q: 'catan', cursor: await cursor() });
    expect([isError, text]).toEqual([true, expect.stringMatching(/ must be the nextCursor of an earlier/)]);
    expect(text).not.toMatch(/pagination|fields/);
  });

  it('passes on the error message of the catalog', async () => {
    const limited = await connect({ key: await api.admission.issueKey({ requestsPerMonth: 0 }), retries: 0 });
    const { isError, text } = await callTool(limited, 'get_game', { id: 'catan' });
    expect([isError, text]).toEqual([true, expect.stringMatching(/^Monthly quota exceeded\. /)]);
    await limited.close();
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
