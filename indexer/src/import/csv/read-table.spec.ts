import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SourceRefused, printFault } from '#libs/catalog-source';
import { detectDelimiter } from './detect-delimiter.js';
import type { Mapping } from './mapping.js';
import { readTable } from './read-table.js';

async function rowsOf(content: string | Buffer, mapping: Partial<Mapping> = {}) {
  const path = join(await mkdtemp(join(tmpdir(), 'csv-spec-')), 'games.csv');
  await writeFile(path, content);
  return Array.fromAsync(readTable(path, 'games.csv', { columns: {}, ...mapping }));
}

async function faultOf(content: string | Buffer, mapping: Partial<Mapping> = {}): Promise<string> {
  try {
    const rows = await rowsOf(content, mapping);
    const faults = rows.flatMap(({ line, fault }) => (fault ? { file: 'games.csv', line, ...fault } : []));
    return faults.map(printFault).join('; ');
  } catch (failure) {
    if (failure instanceof SourceRefused) return failure.faults.map(printFault).join('; ');
    throw failure;
  }
}

describe('a table', () => {
  it.each([
    [
      'with commas',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with semicolons and Windows line ends',
      'a;b\r\n1;2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with a byte order mark',
      '\uFEFFa,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with quotes, delimiters and line ends in fields',
      'a,b\n"1, ""one""","x\ny"',
      [
        ['a', 'b'],
        ['1, "one"', 'x\ny'],
      ],
    ],
    [
      'with empty lines and blanks around fields',
      'a,b\n\n 1 , 2 \n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['with rows of several lengths', 'a,b\n1\n1,2,3', [['a', 'b'], ['1'], ['1', '2', '3']]],
    ['without anything', '', []],
  ])('%s', async (_, text, cells) => {
    expect((await rowsOf(text)).map(row => row.cells)).toEqual(cells);
  });

  it('knows in which line each row begins', async () => {
    const rows = await rowsOf('a,b\r\n1,"x\r\ny\r\nz"\r\n\r\n3,4\r\n5,"6\n7"\r\n');
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 6, 7]);
  });

  it('is read in the encoding that the mapping names', async () => {
    const rows = await rowsOf(Buffer.from('Titel;Alter\nFl\xfcgelschlag;10', 'latin1'), {
      encoding: 'windows-1252',
    });
    expect(rows[1]?.cells).toEqual(['Flügelschlag', '10']);
  });

  it.each(['utf-8', 'utf-16le', 'utf-16be'] as const)(
    'is read in %s, which its first bytes name',
    async name => {
      const text = '\uFEFFTitel\tAlter\r\nFlügelschlag\t10';
      const bytes = Buffer.from(text, name === 'utf-8' ? name : 'utf16le');
      const rows = await rowsOf(name === 'utf-16be' ? bytes.swap16() : bytes, { encoding: 'windows-1252' });
      expect(rows.map(({ cells }) => cells)).toEqual([
        ['Titel', 'Alter'],
        ['Flügelschlag', '10'],
      ]);
    },
  );

  it('is delimited as the mapping says', async () => {
    expect((await rowsOf('a;b,c\n1;2,3', { delimiter: ',' })).map(row => row.cells)).toEqual([
      ['a;b', 'c'],
      ['1;2', '3'],
    ]);
  });
});

describe('a table that cannot be read says where', () => {
  it.each([
    [
      'a quote that is never closed',
      'a,b\n1,2\n\n3,"4\n5,6\n',
      'games.csv:4 column 2: opens a quote that is never closed; write each quote in a field twice',
    ],
    [
      'a quote inside a field',
      'a,b\n1,7" disc\n',
      'games.csv:2 column 2: holds a quote; write the field in quotes, and each quote in it twice',
    ],
    [
      'text behind a closing quote',
      'a,b\n"1"x,2\n',
      'games.csv:2 column 1: has text after its closing quote; write each quote in a field twice',
    ],
    [
      'bytes of another encoding',
      Buffer.from('Titel\nFl\xfcgelschlag\n', 'latin1'),
      'games.csv:2: holds bytes that are not utf-8; save it as UTF-8, or name its encoding in the mapping, such as "windows-1252"',
    ],
  ])('%s', async (_, content, fault) => {
    expect(await faultOf(content)).toBe(fault);
  });

  it('UTF-8 that the mapping calls something else, which would garble it silently', async () => {
    expect(await faultOf('Titel\nFlügelschlag\n', { encoding: 'windows-1252' })).toBe(
      'games.csv:2: is written in UTF-8, but the mapping names windows-1252; remove "encoding" from the mapping',
    );
  });

  it.each([
    ['a spreadsheet', Buffer.from('PK\u0003\u0004\u0014')],
    ['an old spreadsheet', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
  ])('%s', async (_, content) => {
    expect(await faultOf(content)).toBe(
      'games.csv:1: is a spreadsheet or an archive; open it, and save the table as CSV',
    );
  });

  it('bytes of another encoding far behind', async () => {
    const content = Buffer.concat([
      Buffer.from('Titel\n'),
      Buffer.from('Azul\n'.repeat(40_000)),
      Buffer.from('Fl\xfcgelschlag\n', 'latin1'),
    ]);
    expect(await faultOf(content)).toMatch(/^games\.csv:40002: holds bytes that are not utf-8/);
  });

  it('a quote after a field of several lines', async () => {
    expect(await faultOf('a,b\r\n"x\r\ny",2\r\n3,7" disc\r\n')).toMatch(/^games\.csv:4 column 2: /);
  });

  it('UTF-8 that the mapping calls something else, wherever its first letter beyond ASCII is', async () => {
    const content = `Titel\n${'Azul\n'.repeat(40_000)}Flügelschlag\n`;
    expect(await faultOf(content, { encoding: 'windows-1252' })).toMatch(
      /^games\.csv:40002: is written in UTF-8/,
    );
  });

  it('a row that never ends', async () => {
    expect(await faultOf(`a,b\n${'x'.repeat(1_000_010)}`)).toBe(
      'games.csv:2 column 1: is longer than 1000000 characters',
    );
  });

  it('an encoding that does not exist', async () => {
    await expect(rowsOf('a', { encoding: 'morse' })).rejects.toThrow(
      'the encoding "morse", which is not known',
    );
  });
});

it.each([
  ['a quote inside a field', 'a\n1\n7" disc\n2\n'],
  ['a quote at the start of a field', 'a\n1\n"disc\n2\n'],
  ['a quote at the start of a field, and others behind', 'a\n1\n"disc\n2\n"3"\n'],
  ['text behind a closing quote', 'a\n1\n"7" disc\n2\n'],
])('reads the rows around one with %s', async (_, content) => {
  const rows = await rowsOf(content);
  expect(rows.slice(0, 4).map(({ cells, fault }) => (fault === undefined ? cells[0] : 'a fault'))).toEqual([
    'a',
    '1',
    'a fault',
    '2',
  ]);
});

it.each([
  ['a,b;c,d\n;;;;', ','],
  ['a;b\n', ';'],
  ['a\tb', '\t'],
  ['"a,b";c', ';'],
  ['title', ','],
])('of the heading %j takes %j', (start, delimiter) => {
  expect(detectDelimiter(start)).toBe(delimiter);
});
