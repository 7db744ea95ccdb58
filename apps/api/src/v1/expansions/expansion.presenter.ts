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

/** As a game shows it: the game it extends is the one around it. */
export function presentNestedExpansion(expansion: Expansion): NestedExpansionBody {
  return {
    id: expansion.id,
    name: presentLocalized(expansion.name),
    yearPublished: expansion.yearPublished,
    languages: expansion.languages,
  };
}
