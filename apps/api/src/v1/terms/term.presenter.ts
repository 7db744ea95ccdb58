import { inLanguageOrder, type Term } from '#libs/catalog';
import type { TermBody } from './term.body.js';

export function presentTerm({ id, label, games }: Term): TermBody {
  return { id, label: inLanguageOrder(label), games };
}
