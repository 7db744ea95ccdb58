import type { Entity } from '../entity/entity.js';
import { CLASSES } from '../tables/classes.data.js';
import { PROPERTY } from '../tables/properties.data.js';
import { TERMS } from '../tables/terms.data.js';

export interface Terms {
  /** Slugs. */
  readonly categories: readonly string[];
  /** Slugs. */
  readonly mechanics: readonly string[];
  /** Genres and mechanics that match none of our terms. */
  readonly unmapped: readonly string[];
}

const KNOWN_CLASSES = new Set(CLASSES.map(({ id }) => id));

/** Our terms for the classes, genres and mechanics of an item: Wikidata writes any of them in any of the three places. */
export function readTerms(entity: Entity): Terms {
  const genres = [...entity.items(PROPERTY.genre), ...entity.items(PROPERTY.gameMechanic)];
  const items = new Set([...entity.items(PROPERTY.instanceOf), ...genres]);
  const terms = TERMS.filter(term => term.items.some(id => items.has(id)));
  const mapped = new Set(terms.flatMap(term => term.items));
  const slugs = (list: 'categories' | 'mechanics') =>
    terms.filter(term => term.list === list).map(({ id }) => id);
  return {
    categories: slugs('categories'),
    mechanics: slugs('mechanics'),
    // "Board game" as a genre needs no mapping.
    unmapped: [...new Set(genres)].filter(id => !mapped.has(id) && !KNOWN_CLASSES.has(id)),
  };
}
