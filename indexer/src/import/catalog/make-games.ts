import type { RecordTypes } from '#libs/catalog-source';
import { claimNames } from './claim-names.js';
import { gameRecord } from './game-record.js';
import type { ImportedGame } from './imported.js';
import { NameRegister } from './name-register.js';
import type { Outcomes } from './outcomes.js';
import type { TargetCatalog } from './target-catalog.js';
import type { SlugRegister } from './slug-register.js';

interface MadeGames {
  readonly games: RecordTypes['games'][];
  readonly people: RecordTypes['people'][];
  readonly publishers: RecordTypes['publishers'][];
}

/** Records of games, and of the people and publishers that the target catalog does not have. */
export function makeGames(
  imported: readonly ImportedGame[],
  target: TargetCatalog,
  slugs: SlugRegister,
  outcomes: Outcomes,
): MadeGames {
  const people = new NameRegister(target.names.people, target.slugs.people);
  const publishers = new NameRegister(target.names.publishers, target.slugs.publishers);
  const names = claimNames(imported, people, publishers);
  const games = imported.flatMap(game => {
    const record = gameRecord(slugs.claim(game.name.en, game.year, game.slugSuffix), game, names);
    if (!outcomes.accepts('games', game.key, record)) return [];
    outcomes.set(game.key, { became: 'game', slug: record.id });
    return [record];
  });
  return { games, people: people.added, publishers: publishers.added };
}
