import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '#libs/catalog';
import { SHIPPED_CATALOG } from '../../bench/search/catalogs.js';
import { embedded } from '../../bench/search/engines/embedded.js';
import { readKnownTitles, type KnownTitle } from '../../bench/search/queries/known-titles.js';

const PROMISED = 0.92;
const EACH_LANGUAGE = 0.88;
/** The file in which the figures are published. */
const PAGE = 'indexer/seed/README.md';

let titles: KnownTitle[];
let missed: KnownTitle[];

beforeAll(async () => {
  titles = await readKnownTitles();
  const engine = await embedded(SHIPPED_CATALOG);
  const first = await Promise.all(titles.map(async ({ title }) => (await engine.find('games', title))[0]));
  missed = titles.filter(({ games }, nth) => !games.includes(first[nth] ?? ''));
});

function figures(language?: Language): { asked: number; found: number } {
  const of = (list: readonly KnownTitle[]): number =>
    list.filter(title => language === undefined || title.language === language).length;
  return { asked: of(titles), found: of(titles) - of(missed) };
}

describe('Titles that players know', () => {
  it('number at least 200, in all five languages', () => {
    expect(titles.length).toBeGreaterThanOrEqual(200);
    expect(LANGUAGES.map(language => figures(language).asked).filter(asked => asked < 30)).toEqual([]);
  });

  it('find their game first in 92 of 100', () => {
    const { asked, found } = figures();
    const holds = found / asked >= PROMISED;
    expect({ holds, missed }).toEqual(expect.objectContaining({ holds: true }));
  });

  it.each(LANGUAGES)('find their game first in %s', language => {
    const { asked, found } = figures(language);
    expect(found / asked).toBeGreaterThanOrEqual(EACH_LANGUAGE);
  });

  it('find their game as often as the published figures say', async () => {
    const row = (name: string, { asked, found }: { asked: number; found: number }): string =>
      `| ${name} | ${asked} | ${found} | ${((found / asked) * 100).toFixed(1)} |`;
    const rows = [...LANGUAGES.map(each => row(each, figures(each))), row('all', figures())];
    expect(await readFile(PAGE, 'utf8')).toContain(rows.join('\n'));
  });
});
