import type { ImportedExpansion } from './imported.js';

/** Result of following the bases of an expansion. */
export type Base =
  /** A game or an expansion that is in the catalog. */
  { readonly key: string } | { readonly missing: string };

/**
 * Decides which expansions have a base in the catalog: a game, or an expansion that has one itself.
 * @param isThere whether the catalog has a record of that key that is not an expansion of this import
 */
export function resolveBases(
  expansions: readonly ImportedExpansion[],
  isThere: (key: string) => boolean,
): Map<string, Base> {
  const byKey = new Map(expansions.map(expansion => [expansion.key, expansion]));
  const resolved = new Map<string, Base>();

  const resolve = (expansion: ImportedExpansion, above: ReadonlySet<string>): Base => {
    const known = resolved.get(expansion.key);
    if (known !== undefined) return known;
    const path = new Set([...above, expansion.key]);
    const leads = (key: string): boolean => {
      if (isThere(key)) return true;
      const next = byKey.get(key);
      return next !== undefined && !path.has(key) && 'key' in resolve(next, path);
    };
    const key = expansion.bases.find(leads);
    const base = key === undefined ? { missing: reason(expansion) } : { key };
    // A result found inside an unfinished circle is valid for this path only.
    if (key !== undefined || above.size === 0) resolved.set(expansion.key, base);
    return base;
  };
  for (const expansion of expansions) resolve(expansion, new Set());
  return resolved;
}

function reason({ bases, baseTitle }: ImportedExpansion): string {
  if (bases.length === 0) return 'names no game that it extends';
  return baseTitle === undefined
    ? 'extends a game that is not in the catalog'
    : `extends "${baseTitle}", which is the title of no game in the catalog`;
}
