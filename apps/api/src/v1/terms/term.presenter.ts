import type { Term } from '#libs/catalog';
import { presentLocalized } from '../localized.body.js';
import type { TermBody } from './term.body.js';

export function presentTerm(term: Term): TermBody {
  return { id: term.id, label: presentLocalized(term.label), games: term.games };
}
