import { AwardPageBody, SingleAwardBody, SingleTermBody, TermPageBody } from './term.body.js';
import { presentAward, presentTerm } from './term.presenter.js';
import { TermsController } from './terms.controller.js';

const TERM = { page: TermPageBody, single: SingleTermBody, present: presentTerm };
const AWARD = { page: AwardPageBody, single: SingleAwardBody, present: presentAward };

/** The lists of terms, in the order of the description. */
export const TERM_CONTROLLERS = [
  TermsController('mechanics', {
    about: 'What players do in a game.',
    filters: 'The slugs are what `mechanic` of /games filters by.',
    example: 'engine-building',
    ...TERM,
  }),
  TermsController('categories', {
    about: 'What a game is about.',
    filters: 'The slugs are what `category` of /games filters by.',
    example: 'animals',
    ...TERM,
  }),
  TermsController('awards', {
    about: 'What juries gave to games.',
    filters: 'The slugs are what `award` and `nominee` of /games filter by.',
    example: 'spiel-des-jahres',
    ...AWARD,
  }),
  TermsController('series', {
    about: 'Games and expansions that share a name or a system.',
    filters: 'The slugs are what `series` of /games and of /expansions filters by.',
    example: 'ticket-to-ride',
    ...TERM,
  }),
];
