import { inLanguageOrder, type Award } from '#libs/catalog';
import type { AwardBody } from './award.body.js';

export function presentAward({ id, label, country, games }: Award): AwardBody {
  return { id, label: inLanguageOrder(label), country, games };
}
