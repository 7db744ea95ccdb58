import { inLanguageOrder, type Term } from '#libs/catalog';
import type { TermBody } from './term.body.js';

export function presentTerm(term: Term): TermBody {
  return { id: term.id, label: inLanguageOrder(term.label), games: term.games };
}
