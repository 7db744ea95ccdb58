import type { Entity } from '../entity/entity.js';
import { CLASSES, type GameClass } from '../tables/classes.data.js';
import { PROPERTY } from '../tables/properties.data.js';

/** What an item is to the catalog. */
export type Kind =
  | { readonly kind: 'game' | 'expansion' }
  /** It claims to be a game, by its BoardGameGeek id or its class, and is left out. */
  | { readonly kind: 'left out'; readonly reason: string }
  /** It only mentions a game. */
  | { readonly kind: 'other' };

const BY_ID = new Map(CLASSES.map(each => [each.id, each]));

/**
 * A game has a BoardGameGeek id, whatever its class, since recent games have classes of every kind, or is an instance of
 * a class of games. An expansion has a class of expansions, or extends something. Neither is an item that is also a
 * person, a video game or of another excluded class, or that names a platform without being of a class of games.
 */
export function decideKind(entity: Entity): Kind {
  const classes = entity.items(PROPERTY.instanceOf).flatMap(id => BY_ID.get(id) ?? []);
  const is = (decides: GameClass['decides']) => classes.some(each => each.decides === decides);
  const hasId = entity.has(PROPERTY.boardGameGeekId);
  const claims = hasId || is('game') || is('expansion');

  const excluded = classes.find(({ decides }) => decides === 'excluded');
  if (excluded !== undefined)
    return claims ? { kind: 'left out', reason: `is a ${excluded.label}` } : { kind: 'other' };
  if (entity.has(PROPERTY.platform) && !is('game') && !is('expansion'))
    return hasId ? { kind: 'left out', reason: 'names a platform of video games' } : { kind: 'other' };
  if (is('expansion') || entity.has(PROPERTY.expansionOf)) return { kind: 'expansion' };
  return claims ? { kind: 'game' } : { kind: 'other' };
}
