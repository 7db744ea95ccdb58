import { applyDecorators } from '@nestjs/common';
import { sortsOf, type Resource } from '#libs/catalog';
import { OneOf } from './one-of.js';

/** The name of an order that the registry declares for a list. */
export function SortOrder(resource: Resource): PropertyDecorator {
  const names = [...sortsOf(resource).keys()];
  return applyDecorators(
    OneOf(names, {
      description:
        'Replaces the order, with `q` too: ascending by this field, descending with a minus before it; equal values by `id`, ascending.',
      example: names.at(-1) ?? '',
    }),
  );
}
