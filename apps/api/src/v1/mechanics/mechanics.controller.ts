import { TermPageBody, SingleTermBody } from '../terms/term.body.js';
import { TermListController } from '../terms/term-list.controller.js';
import { presentTerm } from '../terms/term.presenter.js';
import { V1Controller } from '../v1-controller.decorator.js';

@V1Controller('mechanics', 'Mechanics', 'What players do in a game.')
export class MechanicsController extends TermListController('mechanics', {
  filters: 'The slugs are what `mechanic` of /games filters by.',
  example: 'engine-building',
  page: TermPageBody,
  single: SingleTermBody,
  present: presentTerm,
}) {}
