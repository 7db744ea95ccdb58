import { foldTitle } from '#libs/catalog';
import type { RecordTypes } from '#libs/catalog-source';
import type { Imported } from '../catalog/imported.js';
import type { TargetCatalog } from '../catalog/target-catalog.js';
import type { ImportedRow } from './row-to-imported.js';

/** A game that a row says it is built on, and that is nowhere. */
export interface NotFound {
  readonly row: string;
  readonly title: string;
}

/**
 * Fills in what the expansions of a table extend and what its games are built on: the slug of a record of the target
 * catalog, or a title, in any language, of a row or of such a record.
 */
export async function findNamedGames(
  rows: readonly ImportedRow[],
  target: TargetCatalog,
): Promise<{ readonly imported: readonly Imported[]; readonly notFound: readonly NotFound[] }> {
  const keys = new Map<string, string>();
  const enter = (record: Pick<RecordTypes['expansions'], 'name'>, key: string): void => {
    for (const text of Object.values(record.name)) {
      const folded = foldTitle(text);
      if (folded !== '' && !keys.has(folded)) keys.set(folded, key);
    }
  };
  // Games first, because expansions are often named after their game.
  for (const { record } of rows) if (record.kind === 'game') enter(record, record.key);
  for await (const game of target.records('games')) enter(game, game.id);
  const games = new Map(keys);
  for (const { record } of rows) if (record.kind === 'expansion') enter(record, record.key);
  for await (const expansion of target.records('expansions')) enter(expansion, expansion.id);

  const notFound: NotFound[] = [];
  const gameNamed = (row: string, text: string): string[] => {
    const found = target.slugs.games.has(text) ? text : games.get(foldTitle(text));
    if (found === undefined) notFound.push({ row, title: text });
    return found === undefined ? [] : [found];
  };
  const imported = rows.map(({ record, baseGame }): Imported => {
    if (record.kind === 'game')
      return { ...record, reimplements: record.reimplements.flatMap(text => gameNamed(record.key, text)) };
    if (baseGame === undefined) return record;
    const named = keys.get(foldTitle(baseGame));
    const bases = [baseGame, ...(named === undefined ? [] : [named])];
    return { ...record, bases, baseTitle: baseGame };
  });
  return { imported, notFound };
}
