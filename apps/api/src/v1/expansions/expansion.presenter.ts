import { inCatalogOrder, inLanguageOrder, type Expansion } from '#libs/catalog';
import type { ExpansionBody } from './expansion.body.js';

export function presentExpansion(expansion: Expansion): ExpansionBody {
  return {
    id: expansion.id,
    name: inLanguageOrder(expansion.name),
    yearPublished: expansion.yearPublished,
    languages: expansion.languages,
    baseGame: expansion.baseGame,
    series: expansion.series,
    externalIds: inCatalogOrder(expansion.externalIds),
  };
}
