import { applyDecorators } from '@nestjs/common';
import { MOST_SEED, RANDOM } from '#libs/catalog';
import { faultOf } from './parameter-faults.js';
import { RequestRule } from './request-rule.js';
import { WholeNumber } from './whole-number.js';

/** What decides the order of `sort=random`, which needs it; no other order does. */
export function Seed(): PropertyDecorator {
  return applyDecorators(
    WholeNumber(1, MOST_SEED, {
      description: `With \`sort=${RANDOM}\`, which needs it: every seed gives another order, and the same seed the same one, as long as the catalog is the same.`,
    }),
    RequestRule(
      'seedOfOrder',
      ({ sort }) => sort === RANDOM,
      faultOf('not_together', () => `It goes with sort=${RANDOM} only; add that, or leave the seed out.`),
    ),
  );
}

/** For `sort`. */
export function NeedsSeed(): PropertyDecorator {
  return RequestRule(
    'needsSeed',
    ({ sort, seed }) => sort !== RANDOM || seed !== undefined,
    faultOf(
      'missing_parameter',
      () =>
        `${RANDOM} needs a seed: add seed, a whole number from 1 to ${MOST_SEED}, and keep it from page to page.`,
    ),
  );
}
