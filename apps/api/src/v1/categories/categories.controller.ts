import { TermPageBody, SingleTermBody } from '../terms/term.body.js';
import { TermListController } from '../terms/term-list.controller.js';
import { presentTerm } from '../terms/term.presenter.js';
import { V1Controller } from '../v1-controller.decorator.js';

@V1Controller('categories', 'Categories', 'What a game is about.')
export class CategoriesController extends TermListController('categories', {
  filters: 'The slugs are what `category` of /games filters by.',
  example: 'animals',
  page: TermPageBody,
  single: SingleTermBody,
  present: presentTerm,
}) {}
