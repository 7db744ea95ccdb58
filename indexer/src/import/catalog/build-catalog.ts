import { SlugRegister, type RecordTypes } from '#libs/catalog-source';
import type { CatalogTerms } from './catalog-terms.js';
import type { Imported, ImportedExpansion, ImportedGame } from './imported.js';
import { claimNames } from './claim-names.js';
import type { EarlierIds } from './earlier-ids.js';
import { excludeDuplicates } from './exclude-duplicates.js';
import { giveIds } from './give-ids.js';
import { makeExpansions } from './make-expansions.js';
import { makeGames } from './make-games.js';
import { Outcomes } from './outcomes.js';
import type { TargetCatalog } from './target-catalog.js';

/** The lists that imports add to. */
export const IMPORTED_LISTS = [
  'games',
  'expansions',
  'mechanics',
  'categories',
  'publishers',
  'people',
  'awards',
  'series',
] as const;
export type ImportedList = (typeof IMPORTED_LISTS)[number];

export interface BuiltCatalog {
  /** What is added to the catalog that the import was merged into. */
  readonly added: { readonly [R in ImportedList]: readonly RecordTypes[R][] };
  readonly outcomes: Outcomes;
}

/**
 * Makes records of what was imported. Records that the target catalog has are not added; others get slugs, people and
 * publishers; records that would be refused when the catalog is loaded are left out with the reason.
 * @param earlier the slugs that an earlier import gave
 */
export function buildCatalog(
  imported: readonly Imported[],
  target: TargetCatalog,
  terms: CatalogTerms,
  earlier: EarlierIds,
): BuiltCatalog {
  const outcomes = new Outcomes();
  // A base may be a game or an expansion, so the two share their slugs.
  const slugs = new SlugRegister([...target.slugs.games, ...target.slugs.expansions]);
  const others = excludeDuplicates(imported, target, outcomes);
  const names = claimNames(others, target, earlier);
  const give = (records: readonly Imported[]) => giveIds(records, slugs, earlier);
  const games = makeGames(others.filter(isGame), target, names, give, outcomes);
  const expansions = makeExpansions(others.filter(isExpansion), target, names, give, outcomes);
  const used = (list: keyof CatalogTerms) => {
    const named = new Set(games.flatMap(game => game[list]));
    return terms[list].filter(({ id }) => named.has(id) && !target.slugs[list].has(id));
  };
  const added = {
    games,
    expansions,
    mechanics: used('mechanics'),
    categories: used('categories'),
    publishers: names.publishers.added,
    people: names.people.added,
    awards: names.awards.added.map(({ id, name }) => ({ id, label: { en: name }, country: null })),
    series: names.series.added.map(({ id, name }) => ({ id, label: { en: name } })),
  };
  return { added, outcomes };
}

function isGame(record: Imported): record is ImportedGame {
  return record.kind === 'game';
}

function isExpansion(record: Imported): record is ImportedExpansion {
  return record.kind === 'expansion';
}
