import { readFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { titleQuery } from '#libs/catalog';
import { explainedSource } from './compose-explained-source.js';
import { explainAnswer } from './explain-answer.js';
import type { ExplainedCatalog } from './explained-catalog.js';
import { runIndexer } from '../run-indexer.js';
import { renderAnswer } from './render-answer.js';
import { parseSelection, type TypedSelection } from './selection.js';

const QUERY = titleQuery('ca');

describe('an explained answer', () => {
  let catalog: ExplainedCatalog;

  beforeAll(async () => {
    catalog = await explainedSource('indexer/seed');
  }, 60_000);

  const explain = (typed: TypedSelection, count = 5) =>
    explainAnswer(catalog, 'games', QUERY, parseSelection('games', typed), count);

  it('tells what each filter lets through, and which of the first hits they leave out', async () => {
    const all = await explain({});
    const answer = await explain({ where: 'players=2&yearFrom=2000' }, 50);
    expect(answer.matches).toBe(all.total);
    expect(answer.total).toBeLessThan(answer.matches);
    expect(answer.filters.map(({ parameter }) => parameter)).toEqual(['players', 'yearFrom']);
    for (const { passing } of answer.filters) {
      expect(passing).toBeGreaterThanOrEqual(answer.total);
      expect(passing).toBeLessThanOrEqual(answer.matches);
    }
    const excluded = answer.leftOut.map(({ id }) => id);
    expect(answer.hits.map(({ id }) => id).filter(id => excluded.includes(id))).toEqual([]);
    expect(all.hits.map(({ id }) => id)).toEqual(
      all.hits
        .map(({ id }) => id)
        .filter(id => excluded.includes(id) || answer.hits.some(hit => hit.id === id)),
    );
  });

  it('gives the values it is sorted by, what is counted, and what is suggested', async () => {
    const answer = await explain({ sort: '-year', facets: 'language' });
    const years = answer.hits.map(({ sortValue }) => sortValue ?? Number.NaN);
    expect(years).toEqual([...years].sort((a, b) => b - a));
    expect(answer.facets?.language?.[0]?.count).toBeLessThanOrEqual(answer.total);
    expect(answer.suggestions.map(({ id }) => id)).toEqual((await explain({})).hits.map(({ id }) => id));
  });

  it.each([
    [
      'catan board game',
      'catan',
      { class: 'begun by a title', covered: 5, words: [{ text: 'catan', edits: 0 }] },
    ],
    ['gioco da tavolo azul', 'azul', { class: 'begun by a title', edits: 0, isWhole: true }],
    [
      'galaxy race xyz',
      'race-for-the-galaxy',
      { class: 'most words from the first on', words: [{ text: 'galaxy' }, { text: 'race' }] },
    ],
    ['syhte', 'scythe', { class: 'one more edit', edits: 2 }],
  ])('of "%s" tells how it matches in part, and by which words', async (q, id, explanation) => {
    const query = titleQuery(q);
    const answer = await explainAnswer(catalog, 'games', query, parseSelection('games', {}), 5);
    expect(answer.partial).toBe(true);
    expect(answer.hits[0]).toMatchObject({ id, ...explanation });
    expect(renderAnswer(query, answer)).toContain('in part, because no title matches in full');
  });

  it('is told in text', async () => {
    const text = renderAnswer(QUERY, await explain({ where: 'players=2', facets: 'language' }));
    expect(text).toMatch(/\d+ found by their titles, \d+ of them pass the filters/);
    expect(text).toMatch(/players +2 +\d+/);
    expect(text).toMatch(/language: en \d+, /);
    expect(text).toMatch(/suggested +language +slug/);
  });

  it('has the form that docs/operating.md shows, whatever the catalog', async () => {
    const [, typed = '', printed = ''] =
      /npm run indexer -- (explain .*)\n```\n\n```\n([^`]*)```/.exec(
        await readFile('docs/operating.md', 'utf8'),
      ) ?? [];
    const words = [...typed.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const stdout = new PassThrough();
    const code = await runIndexer(words, { environment: {}, stdout, stderr: new PassThrough().resume() });
    stdout.end();
    expect(code).toBe(0);
    expect(formOf(await textOf(stdout))).toEqual(formOf(printed));
  });
});

/** The headings and the sentences, without numbers and without what depends on the catalog. */
function formOf(text: string): string[] {
  return text
    .split('\n')
    .filter(line => /^( {2,}sorted by|filter|suggested|read as|\d+ found)/.test(line))
    .map(line => line.replace(/\d+/g, '#').replace(/ +/g, ' '));
}
