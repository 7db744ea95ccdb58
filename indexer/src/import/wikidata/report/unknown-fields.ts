import type { Imported } from '../../catalog/imported.js';
import type { Candidate } from '../game/candidate.js';

/** What is not known of a record, and what it has from elsewhere; named as in docs/importing.md. */
export function unknownFields(candidate: Candidate, imported: Imported): string[] {
  const { englishFrom, hasMadeDescription, hasSwappedPlayers } = candidate;
  const ofEvery = {
    [`name.en from ${source(englishFrom)}`]: englishFrom !== 'en',
    yearPublished: imported.year === null,
    languages: imported.languages.length === 0,
  };
  if (imported.kind === 'expansion') return whatHolds(ofEvery);
  const { players } = imported;
  return whatHolds({
    ...ofEvery,
    'description.en': hasMadeDescription,
    editions: imported.editions === null,
    players: players === null,
    'one end of players': players !== null && (players.min === null || players.max === null),
    'players the wrong way round': hasSwappedPlayers,
    playtime: imported.playtime === null,
    minAge: imported.minAge === null,
    publisher: imported.publisher === null,
    designers: imported.designers.length === 0,
    illustrators: imported.illustrators.length === 0,
    categories: imported.categories.length === 0,
    mechanics: imported.mechanics.length === 0,
  });
}

function source(language: string): string {
  return language === 'mul' ? 'the label for all languages' : 'another language';
}

function whatHolds(conditions: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(conditions).flatMap(([name, holds]) => (holds ? [name] : []));
}
