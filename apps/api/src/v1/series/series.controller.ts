import { TermPageBody, SingleTermBody } from '../terms/term.body.js';
import { TermListController } from '../terms/term-list.controller.js';
import { presentTerm } from '../terms/term.presenter.js';
import { V1Controller } from '../v1-controller.decorator.js';

@V1Controller('series', 'Series', 'Games and expansions that share a name or a system.')
export class SeriesController extends TermListController('series', {
  filters: 'The slugs are what `series` of /games and of /expansions filters by.',
  example: 'ticket-to-ride',
  page: TermPageBody,
  single: SingleTermBody,
  present: presentTerm,
}) {}
