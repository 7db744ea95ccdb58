import type { RecordTypes } from '#libs/catalog-source';
import type { NameRegisters } from './claim-names.js';
import { gameRecord } from './game-record.js';
import type { Imported, ImportedGame } from './imported.js';
import type { Outcomes } from './outcomes.js';
import type { TargetCatalog } from './target-catalog.js';

/** The slugs of records, by key. */
export type GiveIds = (records: readonly Imported[]) => ReadonlyMap<string, string>;

/** Records of the games that the source format accepts. */
export function makeGames(
  imported: readonly ImportedGame[],
  target: TargetCatalog,
  names: NameRegisters,
  giveIds: GiveIds,
  outcomes: Outcomes,
): RecordTypes['games'][] {
  const ids = giveIds(imported);
  const made = imported.flatMap(game => {
    const record = gameRecord(ids.get(game.key) ?? game.key, game, names);
    if (!outcomes.accepts('games', game.key, record)) return [];
    outcomes.set(game.key, { became: 'game', slug: record.id });
    return [{ game, record }];
  });
  // Only now all slugs are known; a game that was left out is not referred to.
  const slugsOf = (key: string) => outcomes.slugOf(key) ?? (target.slugs.games.has(key) ? key : []);
  return made.map(({ game, record }) => {
    const reimplements = [...new Set(game.reimplements.flatMap(slugsOf))];
    return reimplements.length === 0 ? record : { ...record, reimplements };
  });
}
