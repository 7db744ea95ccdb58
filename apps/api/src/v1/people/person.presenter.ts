import type { Person } from '#libs/catalog';
import type { PersonBody, PersonWithRolesBody } from './person.body.js';

export function presentPerson(person: Person): PersonBody {
  return { id: person.id, name: person.name, games: person.games };
}

/** The form in which a single person is shown. */
export function presentPersonWithRoles(person: Person): PersonWithRolesBody {
  return { id: person.id, name: person.name, games: person.games, roles: person.roles };
}
