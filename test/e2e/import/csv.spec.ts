import { readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CatalogSource } from '#libs/catalog-source';
import { aGame, writeSource } from '#libs/testing';
import { aFile, aPath, recordsIn, runImport } from './support/run-import.js';

/** A list as a club might have it: German headings, semicolons, ranges in one cell. */
const LIST = `Titel;Englisch;Jahr;Spieler;Dauer;Alter;Autor;Verlag;Art;Erweitert;Regal
Hafen;Harbour;2016;2-4;60-120 Min.;10+;"First, Ada & Bob Second";First House;Familienspiel;;A1
Obstgarten;;;;;;;;"Kinderspiel, Kartenspiel";;A2
Hafen: Stürme;Harbour: Storms;2018;;;;;;;Hafen;A1
`;
const MAPPING = {
  columns: {
    'name.de': 'Titel',
    'name.en': 'Englisch',
    yearPublished: 'Jahr',
    players: 'Spieler',
    playtime: 'Dauer',
    minAge: 'Alter',
    designers: { column: 'Autor', separator: ' & ' },
    publisher: 'Verlag',
    categories: {
      column: 'Art',
      separator: ',',
      values: { Familienspiel: 'family', Kinderspiel: "Children's game", Kartenspiel: 'Card game' },
    },
    baseGame: 'Erweitert',
  },
};

async function importOf(table: string | Buffer, mapping: object = MAPPING, ...options: readonly string[]) {
  const from = await aFile('list.csv', table);
  const mappingFile = join(dirname(from), 'mapping.json');
  await writeFile(mappingFile, JSON.stringify(mapping));
  const out = await aPath('out');
  const args = ['--from', from, '--mapping', mappingFile, '--out', out, ...options];
  return { out, ...(await runImport('csv', ...args)) };
}

describe('a table', () => {
  it('becomes a catalog that loads', async () => {
    const { code, out, result } = await importOf(LIST);
    expect([code, result]).toEqual([0, expect.objectContaining({ games: 2, expansions: 1, rejected: 0 })]);
    expect((await CatalogSource.open(out)).counts).toMatchObject({ games: 2, expansions: 1, people: 2 });
  });

  it('gives a game the complexity of its row, within the five steps', async () => {
    const mapping = { columns: { 'name.en': 'Title', complexity: 'Complexity' } };
    const { out } = await importOf('Title;Complexity\nHarbour;4\n', mapping);
    expect((await recordsIn(out, 'games.ndjson'))[0]).toMatchObject({ id: 'harbour', complexity: 4 });
    const { result } = await importOf('Title;Complexity\nHarbour;6\n', mapping);
    expect(result.error.message).toMatch('is not from 1 to 5: "6"');
  });

  it('takes 0 for a number that is not known, as other catalogs write it', async () => {
    const columns = { 'name.en': 'T', yearPublished: 'Y', players: 'P', minAge: 'A', complexity: 'C' };
    const { out } = await importOf('T,Y,P,A,C\nHarbour,0,0,0,0\n', { columns });
    expect((await recordsIn(out, 'games.ndjson'))[0]).toMatchObject({
      yearPublished: null,
      players: null,
      minAge: null,
      complexity: null,
    });
  });

  it('reads a cell like any other when it says what objects inherit', async () => {
    const rule = { column: 'Kind', values: { Familie: 'family' } };
    const mapping = { columns: { 'name.en': 'Title', categories: rule } };
    const { out } = await importOf('Title,Kind\nA,constructor\nB,toString\nC,Familie\n', mapping);
    expect(await recordsIn(out, 'games.ndjson')).toMatchObject([
      { categories: ['constructor'] },
      { categories: ['tostring'] },
      { categories: ['family'] },
    ]);
  });

  it('finds a column whose accents are characters of their own, or that holds an invisible one', async () => {
    const mapping = { columns: { 'name.fr': 'Titre', yearPublished: 'Année' } };
    const { out } = await importOf(`Titre,Anne\u0301e\u200B\nÉté,1999\n`, mapping);
    expect((await recordsIn(out, 'games.ndjson'))[0]).toMatchObject({ yearPublished: 1999 });
  });

  it('keeps every id in the next week, though order, spelling and games changed', async () => {
    const mapping = { columns: { 'name.en': 'name', yearPublished: 'year', boardgamegeek: 'id' } };
    const monday = await importOf('id,name,year\n9,Duel,2015\n12,囲碁,0\n', mapping);
    const rows = ['id,name,year', '7,Duel,1990', '12,Igo,1', '9,Duel!,2016', '15,囲碁,0'];
    const { out } = await importOf(rows.join('\n'), mapping, '--ids', monday.out);
    expect(await recordsIn(out, 'games.ndjson')).toMatchObject([
      { id: 'bgg12', externalIds: { boardgamegeek: '12' } },
      { id: 'bgg15', externalIds: { boardgamegeek: '15' } },
      { id: 'duel', externalIds: { boardgamegeek: '9' } },
      { id: 'duel-1990', externalIds: { boardgamegeek: '7' } },
    ]);
  });

  it('gives a game the id of its row, and refuses what is none', async () => {
    const mapping = { columns: { 'name.en': 'Title', id: 'Id' } };
    const { out } = await importOf('Title,Id\nHarbour,port-1\n', mapping);
    expect((await recordsIn(out, 'games.ndjson'))[0]).toMatchObject({ id: 'port-1' });
    const { result } = await importOf('Title,Id\nHarbour,Port 1\nB,a\nC,a\n', mapping);
    expect(result.error.message).toMatch('list.csv:2 column 2 "Id": is not an id');
    expect(result.error.message).toMatch('list.csv:4 column 2 "Id": is the id of line 3');
  });

  it('gives a game the awards, the series and the ids of its row', async () => {
    const mapping = {
      columns: {
        'name.en': 'Title',
        awards: { column: 'Awards', separator: ',' },
        series: 'Series',
        wikidata: 'Item',
        boardgamegeek: 'BGG',
      },
    };
    const rows = [
      'Title;Awards;Series;Item;BGG',
      'Harbour;Anchor 2017, Anchor 2018 (nominee);Ports;Q900001;12',
    ];
    const { out } = await importOf(rows.join('\n'), mapping);
    expect((await recordsIn(out, 'games.ndjson'))[0]).toMatchObject({
      awards: [
        { award: 'anchor', year: 2017, result: 'winner' },
        { award: 'anchor', year: 2018, result: 'nominee' },
      ],
      series: 'ports',
      externalIds: { boardgamegeek: '12', wikidata: 'Q900001' },
    });
    expect(await recordsIn(out, 'awards.ndjson')).toEqual([
      { id: 'anchor', label: { en: 'Anchor' }, country: null },
    ]);
    expect(await recordsIn(out, 'series.ndjson')).toEqual([{ id: 'ports', label: { en: 'Ports' } }]);
  });

  it('gives a game the earlier games of its row, by title or slug, and names those that are nowhere', async () => {
    const mapping = {
      columns: { 'name.en': 'Title', popularity: 'Links', reimplements: { column: 'After', separator: ',' } },
    };
    const rows = ['Title;Links;After', 'Harbour 2;17;HARBOUR, reef-game, Atlantis', 'Harbour;;'];
    const reef = aGame({ id: 'reef-game', name: { en: 'Reef' } });
    const { out, result } = await importOf(
      rows.join('\n'),
      mapping,
      '--merge',
      await writeSource({ games: [reef] }),
    );
    expect(await recordsIn(out, 'games.ndjson')).toMatchObject([
      { id: 'reef-game' },
      { id: 'harbour' },
      { id: 'harbour-2', popularity: 17, reimplements: ['harbour', 'reef-game'] },
    ]);
    expect(result.notFound).toEqual([{ row: 'line 2', title: 'Atlantis' }]);
  });

  it('gives a game what its row says, and null for empty cells', async () => {
    const { out } = await importOf(LIST);
    const games = await recordsIn(out, 'games.ndjson');
    expect(games[0]).toEqual({
      id: 'harbour',
      name: { en: 'Harbour', de: 'Hafen' },
      description: { en: '2016 board game' },
      yearPublished: 2016,
      editions: null,
      players: { min: 2, max: 4 },
      playtime: { min: 60, max: 120 },
      minAge: 10,
      complexity: null,
      languages: [],
      publisher: 'first-house',
      designers: ['first-ada', 'bob-second'],
      illustrators: [],
      categories: ['family'],
      mechanics: [],
      aliases: [],
      externalIds: {},
    });
    expect(games[1]).toMatchObject({
      id: 'obstgarten',
      name: { en: 'Obstgarten', de: 'Obstgarten' },
      yearPublished: null,
      players: null,
      playtime: null,
      minAge: null,
      publisher: null,
    });
  });

  it('finds the game of an expansion by its title in any language', async () => {
    const { out } = await importOf(LIST);
    expect(await recordsIn(out, 'expansions.ndjson')).toMatchObject([
      { id: 'harbour-storms', name: { en: 'Harbour: Storms', de: 'Hafen: Stürme' }, baseGame: 'harbour' },
    ]);
  });

  it('leaves out an expansion of an unknown game, and says so', async () => {
    const { code, out, result } = await importOf(`${LIST}Lost;;;;;;;;;Nowhere;\n`);
    expect([code, result.leftOut]).toEqual([
      0,
      [{ row: 'line 5', reason: 'extends "Nowhere", which is the title of no game in the catalog' }],
    ]);
    expect(await recordsIn(out, 'import-records.ndjson')).toContainEqual(
      expect.objectContaining({ row: 'line 5', became: 'left out' }),
    );
  });

  it('passes over the empty rows that spreadsheets write below it', async () => {
    const { code, result } = await importOf(`${LIST};;;;;;;;;;\n; ;;;;;;;;;\n`);
    expect([code, result]).toEqual([0, expect.objectContaining({ games: 2, expansions: 1, rejected: 0 })]);
  });

  it('keeps two rows of one title and year, and says which they are', async () => {
    const { result } = await importOf(`${LIST}Hafen;;2016;;;;;;;;\nHafen;;1999;;;;;;;;\n`);
    expect(result).toMatchObject({ games: 4, repeated: [{ row: 'line 5', of: 'line 2' }] });
  });

  it.each([
    [
      'saved by a spreadsheet on Windows',
      Buffer.from(LIST.replaceAll('\n', '\r\n'), 'latin1'),
      'windows-1252',
    ],
    ['with a byte order mark', Buffer.from(`\uFEFF${LIST}`), 'utf-8'],
  ])('%s is read the same', async (_, table, encoding) => {
    const { out } = await importOf(table, { ...MAPPING, encoding });
    expect(await recordsIn(out, 'games.ndjson')).toEqual(
      await recordsIn((await importOf(LIST)).out, 'games.ndjson'),
    );
  });

  it('does not change games of the catalog it is merged into, found by any of their titles', async () => {
    const own = aGame({ id: 'harbour-game', name: { en: 'Harbour' }, yearPublished: 2016 });
    const { out, result } = await importOf(LIST, MAPPING, '--merge', await writeSource({ games: [own] }));
    expect(result).toMatchObject({ merged: 1, games: 1, expansions: 1 });
    expect((await recordsIn(out, 'games.ndjson'))[0]).toEqual(own);
    expect(await recordsIn(out, 'expansions.ndjson')).toMatchObject([{ baseGame: 'harbour-game' }]);
  });
});

describe('a table with faults', () => {
  const FAULTY = LIST.replace('2016', 'MMXVI').replace('10+', 'ten');

  it('is refused, every faulty cell named with line and column, and nothing is written', async () => {
    const { code, out, result } = await importOf(FAULTY);
    expect(code).toBe(3);
    expect(result.error.faults).toEqual([
      expect.objectContaining({ file: 'list.csv', line: 2, field: 'column 3 "Jahr"' }),
      expect.objectContaining({ file: 'list.csv', line: 2, field: 'column 6 "Alter"' }),
    ]);
    expect(await readdir(dirname(out))).toEqual([]);
  });

  it('is read without the faulty rows when that many may be left out', async () => {
    const { code, result } = await importOf(FAULTY, MAPPING, '--max-rejects', '1');
    expect([code, result]).toEqual([0, expect.objectContaining({ games: 1, rejected: 1 })]);
  });

  it.each<[string, string | Buffer, object, number, string | RegExp]>([
    [
      'without a mapped column',
      LIST.replace('Jahr', 'Year'),
      MAPPING,
      3,
      /no column "Jahr".*it has "Titel", /,
    ],
    [
      'with a column that is almost the mapped one',
      LIST.replace('Titel', 'titel'),
      MAPPING,
      3,
      /no column "Titel".*did you mean "titel"\?/,
    ],
    ['with a column twice', LIST.replace('Regal', 'Jahr'), MAPPING, 3, /"Jahr" twice; rename one of them/],
    [
      'without any mapped column',
      'Title\nHarbour\n',
      MAPPING,
      3,
      /:1: the first line has none of the columns/,
    ],
    ['that begins for a spreadsheet', `sep=;\n${LIST}`, MAPPING, 3, /:1: this line is for spreadsheets only/],
    ['that is empty', '', MAPPING, 3, /is empty/],
    ['without a row', LIST.split('\n')[0]!, MAPPING, 3, /:1: has a heading, but no row below it/],
    [
      'with a row without a title',
      `${LIST};;2016;;;;;;;;A1\n`,
      MAPPING,
      3,
      /"Englisch".*is empty, and so is "Titel": a record/,
    ],
    [
      'with a count of players that cannot be',
      LIST.replace('2-4', '1000'),
      MAPPING,
      3,
      /"Spieler".*not from 1/,
    ],
    [
      'with a weight between two steps',
      'Title;Weight\nHarbour;2,35\n',
      { columns: { 'name.en': 'Title', complexity: 'Weight' } },
      3,
      /round it to a whole number: "2,35"/,
    ],
    [
      'with stray quotes beside another fault',
      `${LIST}A" b\n${LIST.split('\n')[1]?.replace('2016', '20x')}`,
      MAPPING,
      3,
      /:5 column 1: holds a quote.*\n.*:6 .*whole number/,
    ],
    [
      'with a row of too few fields',
      `${LIST}Weinberg;Vineyard;2017\n`,
      MAPPING,
      3,
      /:5: has 3 fields, but the heading has 11; a field that holds a line break needs quotes/,
    ],
    [
      'with a row of too many fields',
      `${LIST}Wein;berg;Vineyard;2017;;;;;;;;;A1\n`,
      MAPPING,
      3,
      /:5: has 13 fields, but the heading has 11; a field that holds the delimiter needs quotes/,
    ],
    [
      'with a year far ahead',
      LIST.replace('2016', '2999'),
      MAPPING,
      3,
      /"Jahr".*is not from -9999 to \d{4}: "2999"/,
    ],
    ['in another encoding', Buffer.from(LIST, 'latin1'), MAPPING, 3, /not utf-8; save it as UTF-8/],
    ['with an open quote', `${LIST}"open\n`, MAPPING, 3, /line 5|:5/],
    [
      'with a mapping to a field that is none',
      LIST,
      { columns: { titel: 'Titel' } },
      2,
      /not a field of a record/,
    ],
  ])('%s is refused', async (_, table, mapping, exitCode, message) => {
    const { code, result } = await importOf(table, mapping);
    expect(code).toBe(exitCode);
    expect(result.error.message).toMatch(message);
  });

  it('that does not exist is a fault of the command line', async () => {
    const mapping = await aFile('mapping.json', JSON.stringify(MAPPING));
    const out = await aPath('out');
    const { code, result } = await runImport(
      'csv',
      '--from',
      '/nowhere.csv',
      '--mapping',
      mapping,
      '--out',
      out,
    );
    expect([code, result.error.message]).toEqual([2, 'there is no file /nowhere.csv']);
  });
});
