import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { aDump, anItem, says } from '#libs/testing';
import type { Report } from '../../report/report.js';
import { importWikidata } from './import-wikidata.js';
import type { ImportState } from './passes/import-state.js';

const GAMES = 40;

/** Games, their designers and what is neither, mixed; some megabytes that hardly compress. */
function documents(): object[] {
  const noise = (seed: string) =>
    Array.from({ length: 1_600 }, (_, index) =>
      createHash('sha256').update(`${seed} ${index}`).digest('base64'),
    ).join(' ');
  return Array.from({ length: GAMES }, (_, number) => [
    anItem(`Q${3_000 + number}`, { labels: { en: `Person ${number}` }, claims: { P31: [says.item('Q5')] } }),
    anItem(`Q${2_000 + number}`, { labels: { en: 'Noise' }, descriptions: { en: noise(`a${number}`) } }),
    anItem(`Q${1_000 + number}`, {
      labels: { en: `Game ${number % 30}` },
      claims: { P31: [says.item('Q131436')], P287: [says.item(`Q${3_000 + ((number * 7) % GAMES)}`)] },
    }),
    anItem(`Q${4_000 + number}`, { labels: { en: 'Noise' }, descriptions: { en: noise(`b${number}`) } }),
  ]).flat();
}

const DUMP = aDump(documents());

/** Ten documents a member. */
function inMembers(): Buffer {
  const lines = DUMP.split('\n');
  const parts: string[] = [];
  for (let at = 0; at < lines.length; at += 10) parts.push(lines.slice(at, at + 10).join('\n'));
  return Buffer.concat(parts.map((part, index) => gzipSync(index < parts.length - 1 ? `${part}\n` : part)));
}

const FORMS: readonly [name: string, content: string | Buffer][] = [
  ['dump.json', DUMP],
  ['dump.json.gz', gzipSync(DUMP)],
  ['members.json.gz', inMembers()],
];

async function aPlace(name: string, content: string | Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'resume-spec-'));
  const from = join(folder, name);
  await writeFile(from, content);
  return { from, out: join(folder, 'out') };
}

/** A report that interrupts the work at the megabyte with that number, counted over both passes. */
function interruptAt(megabyte: number): { report: Report; signal: AbortSignal } {
  const interruption = new AbortController();
  let told = 0;
  const advance = () => {
    if (++told === megabyte) interruption.abort(new Error('interrupted'));
  };
  const report = { tell: () => {}, begin: () => ({ advance, end: () => {} }), result: () => {} };
  return { report, signal: interruption.signal };
}

async function run(place: { from: string; out: string }, megabyte = Number.POSITIVE_INFINITY): Promise<void> {
  const { report, signal } = interruptAt(megabyte);
  await importWikidata({ ...place, force: false, allowCut: false }, report, signal);
}

async function bytesOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async name => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
}

const stateOf = async (out: string) =>
  JSON.parse(await readFile(join(`${out}.partial`, 'state.json'), 'utf8')) as ImportState;

describe.each(FORMS)('an import of %s', (name, content) => {
  let whole: Record<string, string>;
  beforeAll(async () => {
    const place = await aPlace(name, content);
    await run(place);
    whole = await bytesOf(place.out);
    expect(whole['games.ndjson']!.trim().split('\n')).toHaveLength(GAMES);
  });

  it.each([1, 2, 3, 5, 6, 8])(
    'interrupted at megabyte %d continues and ends with the same bytes',
    async megabyte => {
      const place = await aPlace(name, content);
      await expect(run(place, megabyte)).rejects.toThrow('interrupted');
      const state = await stateOf(place.out);
      expect(state.position.at + state.position.skip + (state.step === 'names' ? 1 : 0)).toBeGreaterThan(0);
      await run(place);
      expect(await bytesOf(place.out)).toEqual(whole);
    },
  );

  it('interrupted again and again ends with the same bytes', async () => {
    const place = await aPlace(name, content);
    // Each time a little later: a resumed pass reports at once what was read before.
    let interruptions = 0;
    for (let megabyte = 1; ; megabyte++) {
      const failure: unknown = await run(place, megabyte).catch((error: unknown) => error);
      if (failure === undefined) break;
      expect((failure as Error).message).toBe('interrupted');
      interruptions++;
    }
    expect(interruptions).toBeGreaterThan(3);
    expect(await bytesOf(place.out)).toEqual(whole);
  });

  it('killed in the middle continues from its last checkpoint', async () => {
    const place = await aPlace(name, content);
    await expect(run(place, 3)).rejects.toThrow('interrupted');
    // Written after the checkpoint and before the end of the process.
    const findings = join(`${place.out}.partial`, 'findings.ndjson');
    await writeFile(findings, `${await readFile(findings, 'utf8')}{"outcome":"game","id":"Q66","na`);
    await run(place);
    expect(await bytesOf(place.out)).toEqual(whole);
  });
});

describe('an import that was interrupted', () => {
  it('begins again when the dump is another one', async () => {
    const place = await aPlace('dump.json', DUMP);
    await expect(run(place, 2)).rejects.toThrow('interrupted');
    const other = anItem('Q1', { labels: { en: 'Other' }, claims: { P31: [says.item('Q131436')] } });
    await writeFile(place.from, aDump([other]));
    await run(place);
    expect((await bytesOf(place.out))['games.ndjson']).toMatch(/^\{"id":"other".*\n$/);
  });

  it('by the end of an incomplete download continues when the rest is there', async () => {
    const content = inMembers();
    const place = await aPlace('members.json.gz', content.subarray(0, content.length - 100_000));
    await expect(run(place)).rejects.toThrow('is incomplete');
    const before = await stateOf(place.out);
    expect(before.position.at).toBeGreaterThan(0);
    await writeFile(place.from, content);
    const told: string[] = [];
    const { report, signal } = interruptAt(Number.POSITIVE_INFINITY);
    const listening = { ...report, tell: (event: string) => told.push(event) };
    await importWikidata({ ...place, force: false, allowCut: false }, listening, signal);
    expect(told).toContain('resume');
    const complete = await aPlace('members.json.gz', content);
    await run(complete);
    expect(await bytesOf(place.out)).toEqual(await bytesOf(complete.out));
  });
});
