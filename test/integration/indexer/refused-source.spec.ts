import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { aGameRecord, aSource, type SourceRecords } from './support/a-source.js';
import { describeIndexer } from './support/describe-indexer.js';

interface Fault {
  readonly file: string;
  readonly line: number;
  readonly field: string;
}

const SPOILED: [what: string, spoil: (records: SourceRecords) => void, fault: Fault][] = [
  [
    'an unknown field',
    ({ games }) => (games[3]!.color = 'red'),
    { file: 'games.ndjson', line: 4, field: 'color' },
  ],
  [
    'a missing English name',
    ({ games }) => (games[1]!.name = { fr: 'Vignoble' }),
    { file: 'games.ndjson', line: 2, field: 'name.en' },
  ],
  [
    'a dangling mechanic',
    ({ games }) => (games[4]!.mechanics = ['auction', 'juggling']),
    { file: 'games.ndjson', line: 5, field: 'mechanics.1' },
  ],
  [
    'a dangling publisher',
    ({ games }) => (games[5]!.publisher = 'no-house'),
    { file: 'games.ndjson', line: 6, field: 'publisher' },
  ],
  [
    'an expansion of nothing',
    ({ expansions }) => (expansions[1]!.baseGame = 'nowhere'),
    { file: 'expansions.ndjson', line: 2, field: 'baseGame' },
  ],
  [
    'a slug that comes twice',
    ({ games }) => games.push(aGameRecord('Harbour')),
    { file: 'games.ndjson', line: 11, field: 'id' },
  ],
];

describeIndexer('a source that is refused', catalog => {
  it.each(SPOILED)('%s is reported with file, line and field', async (_, spoil, fault) => {
    const { code, result } = await catalog().indexer('run', '--source', await aSource(spoil));
    expect(code).toBe(3);
    expect(result.error).toMatchObject({
      code: 'source_refused',
      faults: [{ ...fault, message: expect.any(String) }],
    });
  });

  it('a line that is no JSON is reported with file and line', async () => {
    const source = await aSource();
    const path = join(source, 'people.ndjson');
    await writeFile(path, `${await readFile(path, 'utf8')}{"id": "carl`);
    const { code, result } = await catalog().indexer('run', '--source', source);
    expect(code).toBe(3);
    expect(result.error.faults).toMatchObject([{ file: 'people.ndjson', line: 3, field: '' }]);
  });

  it('a missing file is reported by its name', async () => {
    const source = await aSource();
    await rm(join(source, 'categories.ndjson'));
    const { result } = await catalog().indexer('run', '--source', source);
    expect(result.error.faults).toMatchObject([{ file: 'categories.ndjson', line: 0 }]);
  });

  it('a golden query that cannot be read is reported with its line', async () => {
    const source = await aSource();
    await writeFile(join(source, 'golden-queries.tsv'), 'query\tfirst\nharbour\tharbour\nharbour harbour\n');
    const { code, result } = await catalog().indexer('run', '--source', source);
    expect(code).toBe(3);
    expect(result.error.faults).toMatchObject([{ file: 'golden-queries.tsv', line: 3 }]);
  });

  it('changes nothing', async () => {
    const generation = await catalog().promote(await aSource());
    await catalog().indexer('run', '--source', await aSource(({ games }) => (games[0]!.minAge = 'eight')));
    expect(await catalog().current()).toEqual([generation]);
    expect(await catalog().generations()).toEqual([generation]);
  });

  it('is accepted without its faulty lines when --max-rejects allows it', async () => {
    const source = await aSource(({ games }) => (games[9]!.minAge = 'eight'));
    const { code, result } = await catalog().indexer('run', '--max-rejects', '1', '--source', source);
    expect({ code, ...result }).toMatchObject({ code: 0, rejectedLines: 1, counts: { games: 9 } });
  });
});
