import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Resource } from '#libs/catalog';
import {
  aGame,
  aPerson,
  aPublisher,
  aTerm,
  anAward,
  anExpansion,
  writeSource,
  type SourceRecords,
} from '#libs/testing';
import { CatalogSource } from './catalog-source.js';
import { SourceRefused, printFault } from './source-fault.js';

async function faultsOf(records: SourceRecords): Promise<string[]> {
  return refusalOf(await writeSource(records));
}

async function refusalOf(folder: string): Promise<string[]> {
  const refusal: unknown = await CatalogSource.open(folder).catch((error: unknown) => error);
  if (!(refusal instanceof SourceRefused)) throw new Error('the source was accepted');
  return refusal.faults.map(printFault);
}

async function entriesOf<R extends Resource>(records: SourceRecords, resource: R) {
  const source = await CatalogSource.open(await writeSource(records));
  return Array.fromAsync(source.entries(resource));
}

describe('CatalogSource refuses', () => {
  it.each<[string, SourceRecords, string[]]>([
    [
      'a broken line',
      { games: [aGame(), '{"id": '] },
      ['games.ndjson:2: is not JSON (Unexpected end of JSON input)'],
    ],
    [
      'an unknown field, with the near one',
      { games: [JSON.stringify({ ...aGame(), playtme: 3 })] },
      ['games.ndjson:1 playtme: unknown field; did you mean "playtime"?'],
    ],
    [
      'a missing English name',
      { games: [aGame({ name: { fr: 'Azul' } as never })] },
      ['games.ndjson:1 name.en: is missing'],
    ],
    ['a missing field', { people: ['{"id":"x"}'] }, ['people.ndjson:1 name: is missing']],
    [
      'a wrong type',
      { games: [aGame({ yearPublished: '2017' as never })] },
      ['games.ndjson:1 yearPublished: must be an integer or null, but is "2017"'],
    ],
    [
      'a number out of its bounds',
      { games: [aGame({ players: { min: 0, max: 4 } })] },
      ['games.ndjson:1 players.min: must be >= 1, but is 0'],
    ],
    [
      'a reversed range',
      { games: [aGame({ players: { min: 4, max: 2 } })] },
      ['games.ndjson:1 players: min 4 is greater than max 2'],
    ],
    [
      'an expansion with which fewer can play than must',
      { games: [aGame()], expansions: [anExpansion({ players: { min: 5, max: 4 } })] },
      ['expansions.ndjson:1 players: min 5 is greater than max 4'],
    ],
    [
      'the id of a record in another catalog that cannot be one',
      { games: [aGame({ externalIds: { boardgamegeek: '0' } })] },
      [
        'games.ndjson:1 externalIds.boardgamegeek: must be an id of BoardGameGeek as text, such as "13", but is "0"',
      ],
    ],
    [
      'an award that no record has',
      { games: [aGame({ awards: [{ award: 'as-dor', year: 2018, result: 'winner' }] })] },
      ['games.ndjson:1 awards.0.award: names "as-dor", which no award has as its id'],
    ],
    [
      'a result that no award gives',
      { games: [aGame({ awards: [{ award: 'as-dor', year: 2018, result: 'third' as never }] })] },
      ['games.ndjson:1 awards.0.result: must be one of winner, nominee, recommended, but is "third"'],
    ],
    [
      'two results of one award in one year',
      {
        awards: [anAward('as-dor')],
        games: [
          aGame({
            awards: [
              { award: 'as-dor', year: 2018, result: 'winner' },
              { award: 'as-dor', year: 2018, result: 'nominee' },
            ],
          }),
        ],
      },
      ['games.ndjson:1 awards.1: is of the same award and year as awards.0'],
    ],
    [
      'a country that is no code',
      { awards: [anAward('as-dor', 'France')] },
      [
        'awards.ndjson:1 country: must be an ISO 3166-1 code of two capital letters, or null, but is "France"',
      ],
    ],
    [
      'a series that no record has',
      { games: [aGame({ series: 'tiles' })], expansions: [anExpansion({ series: 'tiles' })] },
      [
        'expansions.ndjson:1 series: names "tiles", which no series has as its id',
        'games.ndjson:1 series: names "tiles", which no series has as its id',
      ],
    ],
    [
      'a game that is built on a game that no record has',
      { games: [aGame({ reimplements: ['mosaic'] })] },
      ['games.ndjson:1 reimplements.0: names "mosaic", which no game has as its id'],
    ],
    [
      'games that are built on each other',
      {
        games: [
          aGame({ id: 'a', reimplements: ['b'] }),
          aGame({ id: 'b', reimplements: ['a'] }),
          aGame({ id: 'c', reimplements: ['a'] }),
        ],
      },
      [
        'games.ndjson:1 reimplements: leads in a circle to "a"',
        'games.ndjson:2 reimplements: leads in a circle to "b"',
      ],
    ],
    [
      'an edition without a language',
      { games: [aGame({ editions: [{ year: 2017 } as never, { languages: [] }] })] },
      [
        'games.ndjson:1 editions.0.languages: is missing',
        'games.ndjson:1 editions.1.languages: must not be empty',
      ],
    ],
    [
      'an edition of a publisher that no record has',
      { games: [aGame({ editions: [{ languages: ['de'], publisher: 'kosmos' }] })] },
      ['games.ndjson:1 editions.0.publisher: names "kosmos", which no publisher has as its id'],
    ],
    [
      'editions that are neither a list nor a number',
      { games: [aGame({ editions: 'two' as never })] },
      ['games.ndjson:1 editions: must be an array or an integer or null, but is "two"'],
    ],
    [
      'a complexity beyond its five steps',
      { games: [aGame({ complexity: 0 }), aGame({ id: 'b', complexity: 6 })] },
      [
        'games.ndjson:1 complexity: must be >= 1, but is 0',
        'games.ndjson:2 complexity: must be <= 5, but is 6',
      ],
    ],
    [
      'a code that is no language',
      { games: [aGame({ languages: ['en', 'xx'] })] },
      ['games.ndjson:1 languages.1: must be an ISO 639-1 code in lower case, but is "xx"'],
    ],
    [
      'a slug that does not fit a URL',
      { people: [aPerson('Uwe Rosenberg')] },
      [
        'people.ndjson:1 id: must be lower-case ASCII letters and digits, words joined by single hyphens, but is "Uwe Rosenberg"',
      ],
    ],
    [
      'an HTML entity',
      { people: [aPerson('x', 'Tom &amp; Jerry')] },
      [
        'people.ndjson:1 name: must be visible text without control characters, HTML entities or broken UTF-8, but is "Tom &amp; Jerry"',
      ],
    ],
    [
      'a control character',
      { people: [aPerson('x', 'a\u0007b')] },
      [
        'people.ndjson:1 name: must be visible text without control characters, HTML entities or broken UTF-8, but is "a\\u0007b"',
      ],
    ],
    [
      'half a surrogate pair',
      { people: [aPerson('x', 'a\ud800b')] },
      [
        'people.ndjson:1 name: must be visible text without control characters, HTML entities or broken UTF-8, but is "a\\ud800b"',
      ],
    ],
    [
      'nothing but invisible characters',
      { people: [aPerson('x', '\u200B\u200D')] },
      [
        'people.ndjson:1 name: must be visible text without control characters, HTML entities or broken UTF-8, but is "\u200B\u200D"',
      ],
    ],
    [
      'a reference to an unknown person',
      { games: [aGame({ designers: ['unknown'], publisher: 'nothing' })] },
      [
        'games.ndjson:1 publisher: names "nothing", which no publisher has as its id',
        'games.ndjson:1 designers.0: names "unknown", which no person has as its id',
      ],
    ],
    [
      'a duplicate slug',
      { games: [aGame(), aGame()] },
      ['games.ndjson:2 id: "azul" is the id of an earlier line'],
    ],
    [
      'an expansion of nothing',
      { expansions: [anExpansion({ baseGame: 'catan' })] },
      ['expansions.ndjson:1 baseGame: leads to "catan", which no game or expansion has as its id'],
    ],
    [
      'expansions of each other',
      { expansions: [anExpansion({ id: 'a', baseGame: 'b' }), anExpansion({ id: 'b', baseGame: 'a' })] },
      [
        'expansions.ndjson:1 baseGame: leads in a circle through "a"',
        'expansions.ndjson:2 baseGame: leads in a circle through "b"',
      ],
    ],
    [
      'every faulty line at once',
      { people: ['{]', '[]'], mechanics: ['1'] },
      [
        'mechanics.ndjson:1: must be an object, but is 1',
        "people.ndjson:1: is not JSON (Expected property name or '}' in JSON at position 1 (line 1 column 2))",
        'people.ndjson:2: must be an object, but is []',
      ],
    ],
    [
      'a list in JSON, once and not for each line',
      { people: ['[{"id":"a","name":"A"},', '{"id":"b","name":"B"}]'] },
      ["people.ndjson:1: begins a JSON list; a source has one record per line (jq -c '.[]')"],
    ],
    [
      'a record over several lines, once and not for each line',
      { people: ['{', '"id":"a",', '"name":"A"', '}'] },
      ['people.ndjson:1: begins a record over several lines; a source has one record per line (jq -c .)'],
    ],
    [
      'a line that never ends',
      { people: [`{"id":"a","name":"${'A'.repeat(9_000_000)}"}`] },
      ['people.ndjson:1: is longer than 8388608 characters'],
    ],
  ])('%s', async (_, records, faults) => {
    expect(await faultsOf(records)).toEqual(faults);
  });

  it('a folder without its files', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'catalog-source-'));
    await expect(CatalogSource.open(empty)).rejects.toThrow(/games\.ndjson: cannot be read/);
  });
});

describe('CatalogSource', () => {
  it('leaves out as many faulty lines as it may, and says which', async () => {
    const folder = await writeSource({ games: [aGame(), aGame({ id: 'bad', minAge: -1 })] });
    const source = await CatalogSource.open(folder, { maxRejects: 1 });
    const games = await Array.fromAsync(source.entries('games'));
    expect([games.map(({ item }) => item.id), source.counts.games, source.rejected.length]).toEqual([
      ['azul'],
      1,
      1,
    ]);
  });

  it('leaves out what refers to lines that are left out', async () => {
    const folder = await writeSource({
      games: [
        aGame(),
        aGame({ id: 'b', reimplements: ['nothing'] }),
        aGame({ id: 'c', reimplements: ['b'] }),
      ],
      expansions: [anExpansion(), anExpansion({ id: 'd', baseGame: 'c' })],
    });
    const source = await CatalogSource.open(folder, { maxRejects: 3 });
    expect(source.counts).toMatchObject({ games: 1, expansions: 1 });
    expect(source.rejected.map(printFault)).toEqual([
      'games.ndjson:2 reimplements.0: names "nothing", which no game has as its id',
      'games.ndjson:3 reimplements.0: names "b", which no game has as its id',
      'expansions.ndjson:2 baseGame: leads to "c", which no game or expansion has as its id',
    ]);
    await expect(CatalogSource.open(folder, { maxRejects: 2 })).rejects.toThrow('3 faults');
  });

  it('resolves names, roles and expansions', async () => {
    const records: SourceRecords = {
      people: [aPerson('b', 'B'), aPerson('a', 'A')],
      publishers: [aPublisher('p', 'P')],
      mechanics: [aTerm('m'), aTerm('l')],
      games: [aGame({ designers: ['b', 'a'], illustrators: ['a'], publisher: 'p', mechanics: ['m', 'l'] })],
      expansions: [anExpansion({ id: 'y' }), anExpansion({ id: 'x', baseGame: 'y' })],
    };
    const [game] = await entriesOf(records, 'games');
    expect(game?.item).toMatchObject({ designers: ['A', 'B'], publisher: 'P', mechanics: ['l', 'm'] });
    expect(game?.item.expansions.map(({ id, baseGame }) => [id, baseGame])).toEqual([
      ['x', 'azul'],
      ['y', 'azul'],
    ]);
    expect((await entriesOf(records, 'people')).map(({ item }) => item.roles)).toEqual([
      ['designer'],
      ['designer', 'illustrator'],
    ]);
  });

  it('shows 0 for numbers that are not known, and of half a range the end that is', async () => {
    const unknown = { yearPublished: null, editions: null, players: null, playtime: null, minAge: null };
    const games = [
      aGame({ id: 'nothing', ...unknown }),
      aGame({ id: 'one-end', players: { min: 2, max: null }, playtime: { min: null, max: 90 } }),
      aGame({ id: 'no-end', players: { min: null, max: null } }),
    ];
    const shown = await entriesOf({ games }, 'games');
    expect(shown[0]?.item).toMatchObject({
      yearPublished: 0,
      editions: 0,
      players: { min: 0, max: 0 },
      playtime: { min: 0, max: 0 },
      minAge: 0,
    });
    expect(shown[1]?.item).toMatchObject({ players: { min: 2, max: 2 }, playtime: { min: 90, max: 90 } });
    expect(shown[2]?.item.players).toEqual({ min: 0, max: 0 });
  });

  it('counts the editions of a list, and searches the titles on their boxes like aliases', async () => {
    const editions = [
      { languages: ['de'], title: 'Flügelschlag', publisher: 'a-publisher', year: 2019 },
      { languages: ['cs'], title: 'Na křídlech' },
      { languages: ['ja'] },
    ];
    const games = [aGame({ name: { en: 'Wingspan', de: 'Flügelschlag' }, aliases: [], editions })];
    const publishers = [aPublisher('a-publisher')];
    const [game] = await entriesOf({ games, publishers }, 'games');
    expect(game?.item.editions).toBe(3);
    expect(game?.titles.filter(({ isAlias }) => isAlias).map(({ text }) => text)).toEqual(['Na křídlech']);
  });

  it('shows a number of editions where a source knows no more', async () => {
    const [game] = await entriesOf({ games: [aGame({ editions: 7 })] }, 'games');
    expect(game?.item.editions).toBe(7);
  });

  it('shows the complexity 0 where a source does not know it', async () => {
    const records = {
      games: [aGame({ id: 'a' }), aGame({ id: 'b', complexity: null }), aGame({ id: 'c', complexity: 5 })],
    };
    expect((await entriesOf(records, 'games')).map(({ item }) => item.complexity)).toEqual([0, 0, 5]);
  });

  it('shows the year 0 for an expansion of unknown year', async () => {
    const records = { games: [aGame()], expansions: [anExpansion({ yearPublished: null })] };
    expect((await entriesOf(records, 'expansions'))[0]?.item.yearPublished).toBe(0);
  });

  it('shows the ids of other catalogs, and none where there is none', async () => {
    const externalIds = { wikidata: 'Q58409118', boardgamegeek: '162886' };
    const records = { games: [aGame({ externalIds })], expansions: [anExpansion()] };
    expect((await entriesOf(records, 'games'))[0]?.item.externalIds).toEqual(externalIds);
    expect((await entriesOf(records, 'expansions'))[0]?.item.externalIds).toEqual({});
  });

  it('brings every text to NFC, escaped or not', async () => {
    const escaped = JSON.stringify(aPerson('y', 'e\u0301')).replace('\u0301', '\\u0301');
    const people = await entriesOf({ people: [aPerson('x', 'e\u0301'), escaped] }, 'people');
    expect(people.map(({ item }) => item.name)).toEqual(['é', 'é']);
  });

  it('accepts a byte order mark, blank lines and Windows line ends', async () => {
    const people = await entriesOf(
      { people: [`\uFEFF${JSON.stringify(aPerson('x'))}\r`, '', aPerson('y')] },
      'people',
    );
    expect(people.map(({ item }) => item.id)).toEqual(['x', 'y']);
  });

  it('accepts what real catalogs contain', async () => {
    const games = [
      aGame({ id: 'senet', yearPublished: -3500 }),
      aGame({ id: 'untitled', name: { en: '!!!' } }),
      aGame({ id: 'go', name: { en: '囲碁' } }),
      aGame({ id: 'long', name: { en: 'x'.repeat(255) } }),
      aGame({ id: 'twin-1' }),
      aGame({ id: 'twin-2' }),
    ];
    expect(await entriesOf({ games }, 'games')).toHaveLength(6);
  });

  it('refuses at the end a file that was changed after it was opened', async () => {
    const folder = await writeSource({ people: [aPerson('x')] });
    const source = await CatalogSource.open(folder);
    await writeFile(join(folder, 'people.ndjson'), `${JSON.stringify(aPerson('y'))}\n`);
    await expect(Array.fromAsync(source.entries('people'))).rejects.toThrow(
      'people.ndjson: was changed while it was read',
    );
    expect(await Array.fromAsync(source.entries('games'))).toEqual([]);
  });

  it('has the same digest for the same lines, and another for any change', async () => {
    const digest = async (records: SourceRecords) =>
      (await CatalogSource.open(await writeSource(records))).digest;
    const one = await digest({ games: [aGame()] });
    expect(await digest({ games: [aGame()] })).toBe(one);
    expect(await digest({ games: [aGame({ minAge: 9 })] })).not.toBe(one);
  });
});

describe('a path that is not a folder with a catalog', () => {
  it('is refused once, as a file', async () => {
    const file = join(await writeSource({}), 'games.ndjson');
    expect(await refusalOf(file)).toEqual([
      expect.stringMatching(
        `^${file}: is not a folder; a source is one, with the files of a catalog: games.ndjson, `,
      ),
    ]);
  });

  it('is refused when a file of it is a pipe, which would never end', async () => {
    const folder = await writeSource({});
    await rm(join(folder, 'games.ndjson'));
    execFileSync('mkfifo', [join(folder, 'games.ndjson')]);
    expect(await refusalOf(folder)).toEqual([
      `games.ndjson: is not a regular file in ${folder}; copy its lines into one`,
    ]);
  });

  it('is refused once, as nothing', async () => {
    const [fault, ...others] = await refusalOf('/nowhere/at/all');
    expect(fault).toMatch(/^\/nowhere\/at\/all: cannot be read .*ENOENT/);
    expect(others).toEqual([]);
  });
});

it('accepts the line separators of Unicode in a text', async () => {
  const description = { en: 'One paragraph.\u2029Another\u2028line.' };
  const [game] = await entriesOf({ games: [aGame({ description })] }, 'games');
  expect(game?.item.description).toEqual(description);
});
