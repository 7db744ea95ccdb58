import type { Person } from '#libs/catalog';
import type { PersonBody } from './person.body.js';

export function presentPerson({ id, name, games, roles }: Person): PersonBody {
  return { id, name, games, roles };
}
