import { TermListController } from '../terms/term-list.controller.js';
import { V1Controller } from '../v1-controller.decorator.js';
import { AwardPageBody, SingleAwardBody } from './award.body.js';
import { presentAward } from './award.presenter.js';

@V1Controller('awards', 'Awards', 'What juries gave to games.')
export class AwardsController extends TermListController('awards', {
  filters: 'The slugs are what `award` and `nominee` of /games filter by.',
  example: 'spiel-des-jahres',
  page: AwardPageBody,
  single: SingleAwardBody,
  present: presentAward,
}) {}
