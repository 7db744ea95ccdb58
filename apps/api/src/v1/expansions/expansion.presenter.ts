import { inCatalogOrder, inLanguageOrder, type Expansion } from '#libs/catalog';
import type { ExpansionBody } from './expansion.body.js';

export function presentExpansion(expansion: Expansion): ExpansionBody {
  return {
    id: expansion.id,
    name: inLanguageOrder(expansion.name),
    yearPublished: expansion.yearPublished,
    languages: expansion.languages,
    baseGame: expansion.baseGame,
    players: { min: expansion.players.min, max: expansion.players.max },
    series: expansion.series,
    externalIds: inCatalogOrder(expansion.externalIds),
  };
}
