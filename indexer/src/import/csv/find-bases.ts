import { foldTitle } from '#libs/catalog';
import type { RecordTypes } from '#libs/catalog-source';
import type { Imported } from '../catalog/imported.js';
import type { TargetCatalog } from '../catalog/target-catalog.js';
import type { ImportedRow } from './row-to-imported.js';

/**
 * Fills in what the expansions of a table extend: the slug of a record of the target catalog, or a title, in any
 * language, of a row or of such a record.
 */
export async function findBases(rows: readonly ImportedRow[], target: TargetCatalog): Promise<Imported[]> {
  const keys = new Map<string, string>();
  const enter = (record: Pick<RecordTypes['expansions'], 'name'>, key: string): void => {
    for (const text of Object.values(record.name)) {
      const folded = foldTitle(text);
      if (folded !== '' && !keys.has(folded)) keys.set(folded, key);
    }
  };
  // Games first, because expansions are often named after their game.
  for (const kind of ['game', 'expansion'])
    for (const { record } of rows) if (record.kind === kind) enter(record, record.key);
  for await (const game of target.records('games')) enter(game, game.id);
  for await (const expansion of target.records('expansions')) enter(expansion, expansion.id);
  return rows.map(({ record, baseGame }) => {
    if (record.kind === 'game' || baseGame === undefined) return record;
    const named = keys.get(foldTitle(baseGame));
    const bases = [baseGame, ...(named === undefined ? [] : [named])];
    return { ...record, bases, baseTitle: baseGame };
  });
}
