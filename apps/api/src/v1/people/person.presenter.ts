import type { Person } from '#libs/catalog';
import type { PersonBody } from './person.body.js';

export function presentPerson(person: Person): PersonBody {
  return { id: person.id, name: person.name };
}
