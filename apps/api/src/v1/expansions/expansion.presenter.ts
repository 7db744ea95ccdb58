import type { Expansion } from '#libs/catalog';
import { presentLocalized } from '../localized.body.js';
import type { ExpansionBody, NestedExpansionBody } from './expansion.body.js';

export function presentExpansion(expansion: Expansion): ExpansionBody {
  return {
    id: expansion.id,
    name: presentLocalized(expansion.name),
    yearPublished: expansion.yearPublished,
    languages: expansion.languages,
    baseGame: expansion.baseGame,
  };
}

/** The expansion as part of a game: without the game it extends, since that is the surrounding one. */
export function presentNestedExpansion(expansion: Expansion): NestedExpansionBody {
  return {
    id: expansion.id,
    name: presentLocalized(expansion.name),
    yearPublished: expansion.yearPublished,
    languages: expansion.languages,
  };
}
