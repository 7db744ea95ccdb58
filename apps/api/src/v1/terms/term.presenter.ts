import { inLanguageOrder, type Award, type Term } from '#libs/catalog';
import type { AwardBody, TermBody } from './term.body.js';

export function presentTerm({ id, label, games }: Term): TermBody {
  return { id, label: inLanguageOrder(label), games };
}

export function presentAward({ id, label, country, games }: Award): AwardBody {
  return { id, label: inLanguageOrder(label), country, games };
}
