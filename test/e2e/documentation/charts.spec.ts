import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

/** Without types. */
const CHARTS: string = new URL('../../../bench/charts/charts.mjs', import.meta.url).href;

it('pictures show the figures of the documents that they are in', async () => {
  const { charts } = (await import(CHARTS)) as { charts: () => Record<string, string> };
  const documents = ['README.md', 'docs/benchmarks.md', 'docs/search-quality.md'].map(path =>
    readFileSync(path, 'utf8'),
  );
  for (const [path, picture] of Object.entries(charts())) {
    expect([path, readFileSync(path, 'utf8') === picture]).toEqual([path, true]);
    expect(documents.join()).toContain(path.slice('docs/'.length));
  }
});
