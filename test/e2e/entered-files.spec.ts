import { expect, it } from '@jest/globals';
import { TestProcess } from '../support/test-process.js';

/** How many files a request may enter: those to read for knowing what happens to it. */
const MOST: Readonly<Record<string, number>> = {
  'title search': 78,
  filter: 64,
  'one game': 54,
  suggestions: 66,
  'answer from memory': 41,
  'invalid parameter': 52,
  'unknown path': 41,
  'no key': 28,
};

it('enters no more files than the bound for its kind', async () => {
  const count = new TestProcess('bench/entered-files.ts', {}, ['--list']);
  expect(await count.ended).toBe(0);
  const rows = [...count.output.matchAll(/^\| ([a-z ]+) \| \d{3} \| (\d+) \|/gm)];
  const entered: Readonly<Record<string, number>> = Object.fromEntries(
    rows.map(([, kind, files]) => [kind, Number(files)]),
  );
  expect(Object.keys(entered)).toEqual(Object.keys(MOST));
  const above = Object.entries(entered).filter(([kind, files]) => files > (MOST[kind] ?? 0));
  if (above.length > 0) throw new Error(`more than ${JSON.stringify(MOST)}:\n${count.output}`);
});
