import type { RecordTypes } from '#libs/catalog-source';
import type { NameRegisters } from './claim-names.js';
import { gameRecord } from './game-record.js';
import type { ImportedGame } from './imported.js';
import type { Outcomes } from './outcomes.js';
import type { SlugRegister } from './slug-register.js';

/** Records of the games that the source format accepts. */
export function makeGames(
  imported: readonly ImportedGame[],
  names: NameRegisters,
  slugs: SlugRegister,
  outcomes: Outcomes,
): RecordTypes['games'][] {
  return imported.flatMap(game => {
    const record = gameRecord(slugs.claim(game.name.en, game.year, game.slugSuffix), game, names);
    if (!outcomes.accepts('games', game.key, record)) return [];
    outcomes.set(game.key, { became: 'game', slug: record.id });
    return [record];
  });
}
