import type { RecordTypes } from '#libs/catalog-source';
import type { NameRegisters } from './claim-names.js';
import { expansionRecord } from './game-record.js';
import type { ImportedExpansion } from './imported.js';
import type { Outcomes } from './outcomes.js';
import type { TargetCatalog } from './target-catalog.js';
import type { GiveIds } from './make-games.js';
import { resolveBases } from './resolve-bases.js';

/** Placeholder until it is known which expansions there are, and so their slugs. */
const ANY_SLUG = 'any';

/** Records of the expansions whose base is in the catalog, once the outcome of the games is known. */
export function makeExpansions(
  imported: readonly ImportedExpansion[],
  target: TargetCatalog,
  names: NameRegisters,
  giveIds: GiveIds,
  outcomes: Outcomes,
): RecordTypes['expansions'][] {
  const isInTarget = (key: string) => target.slugs.games.has(key) || target.slugs.expansions.has(key);
  const slugOf = (key: string) => outcomes.slugOf(key) ?? (isInTarget(key) ? key : undefined);
  const valid = imported.filter(expansion =>
    outcomes.accepts('expansions', expansion.key, expansionRecord(ANY_SLUG, expansion, ANY_SLUG, names)),
  );
  const bases = resolveBases(valid, key => slugOf(key) !== undefined);
  const kept = valid.flatMap(expansion => {
    const { key } = expansion;
    const base = bases.get(key);
    if (base === undefined || 'missing' in base) {
      outcomes.set(key, { became: 'left out', reason: base?.missing ?? 'has no base' });
      return [];
    }
    return [{ expansion, base: base.key }];
  });
  for (const [key, slug] of giveIds(kept.map(({ expansion }) => expansion)))
    outcomes.set(key, { became: 'expansion', slug });
  return kept.map(({ expansion, base }) =>
    expansionRecord(slugOf(expansion.key) ?? ANY_SLUG, expansion, slugOf(base) ?? ANY_SLUG, names),
  );
}
