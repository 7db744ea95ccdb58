import { tierScore, type TitleQuery } from '#libs/catalog';
import { constant, type Clause } from './constant.js';

/** "Pokémon" before "Pokemon" when the accent was typed. */
export function verbatimTitle({ forms, words }: TitleQuery): Clause {
  return constant(tierScore('verbatim', words.length), { term: { 'titles.verbatim': forms.verbatim } });
}

/** "brass birmingham" is Brass: Birmingham. */
export function exactTitle({ forms, words }: TitleQuery): Clause {
  return constant(tierScore('exact', words.length), { terms: { 'titles.exact': [...forms.exact] } });
}

/** "code names" is Codenames. */
export function joinedTitle({ forms, words }: TitleQuery): Clause {
  return constant(tierScore('joined', words.length), { terms: { 'titles.joined': [...forms.joined] } });
}
