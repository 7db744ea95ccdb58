import { compareKeys } from './compare-keys.js';
import type { NameSlugs } from './game-record.js';
import type { ImportedGame, Named } from './imported.js';
import type { NameRegister } from './name-register.js';

/** Gives people and publishers their slugs in the order of their keys, so that of two with one name always the same one has the plain slug. */
export function claimNames(
  games: readonly ImportedGame[],
  people: NameRegister,
  publishers: NameRegister,
): NameSlugs {
  const claim = (register: NameRegister, named: readonly Named[]): Map<string, string> => {
    const byKey = new Map(named.map(each => [each.key, each]));
    const ordered = [...byKey.values()].sort((a, b) => compareKeys(a.key, b.key));
    return new Map(ordered.map(each => [each.key, register.slugOf(each)]));
  };
  const persons = claim(
    people,
    games.flatMap(({ designers, illustrators }) => [...designers, ...illustrators]),
  );
  const houses = claim(
    publishers,
    games.flatMap(({ publisher }) => publisher ?? []),
  );
  return {
    person: ({ key }) => persons.get(key) ?? key,
    publisher: ({ key }) => houses.get(key) ?? key,
  };
}
