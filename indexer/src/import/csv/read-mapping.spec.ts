import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { UsageFailure } from '../../failure/indexer-failure.js';
import { readMapping } from './read-mapping.js';

async function read(content: unknown) {
  const path = join(await mkdtemp(join(tmpdir(), 'mapping-spec-')), 'mapping.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readMapping(path);
}

it('accepts the name of a column alone as a rule', async () => {
  const rule = { column: 'Genre', separator: ',', values: { Familie: 'family' } };
  expect(await read({ delimiter: ';', columns: { 'name.de': 'Titel', categories: rule } })).toEqual({
    delimiter: ';',
    columns: { 'name.de': { column: 'Titel' }, categories: rule },
  });
});

describe('a mapping that cannot be used', () => {
  it.each([
    ['no JSON', '{"columns":', /is not JSON: /],
    ['no columns', { 'name.en': 'T' }, /the file needs "columns"\n {2}the file may not have "name\.en"/],
    ['no title', { columns: { minAge: 'Age' } }, /has no title: map at least one name/],
    [
      'an unknown field',
      { columns: { 'name.en': 'T', yearPublishd: 'Y' } },
      /columns\.yearPublishd is not a field of a record; did you mean "yearPublished"/,
    ],
    [
      'a rule that is none',
      { columns: { 'name.en': 3 } },
      /columns\.name\.en must be the name of a column, or an object/,
    ],
    [
      'a delimiter that is none',
      { delimiter: '|', columns: { 'name.en': 'T' } },
      /delimiter must be ",", ";" or a tab/,
    ],
    [
      'a separator for one value',
      { columns: { 'name.en': { column: 'T', separator: ';' } } },
      /the field holds one value only/,
    ],
    [
      'a range twice',
      { columns: { 'name.en': 'T', players: 'P', 'players.max': 'M' } },
      /leave out players\.min and players\.max/,
    ],
  ])('has %s', async (_, content, message) => {
    const failure: unknown = await read(content).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UsageFailure);
    expect((failure as Error).message).toMatch(message);
  });
});

it.each([
  ['that does not exist', 'nowhere.json', /nowhere\.json does not exist; --mapping names a JSON file/],
  ['that is a folder', '', /is not a regular file; --mapping names a JSON file/],
])('a mapping %s is refused', async (_, name, message) => {
  const folder = await mkdtemp(join(tmpdir(), 'mapping-spec-'));
  await expect(readMapping(join(folder, name))).rejects.toThrow(message);
});
