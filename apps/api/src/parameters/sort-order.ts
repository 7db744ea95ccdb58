import { applyDecorators } from '@nestjs/common';
import { RANDOM, sortsOf, type Resource } from '#libs/catalog';
import { OneOf } from './one-of.js';
import { NeedsSeed } from './seed.js';

/** The name of an order that the registry declares for a list. */
export function SortOrder(resource: Resource): PropertyDecorator {
  const names = [...sortsOf(resource).keys()];
  const orders = OneOf(
    [...names, RANDOM],
    {
      description: `Replaces the order, also with \`q\`: ascending by this field, or descending with a minus before its name. Unknown values are last in both, equal ones in ascending order of \`id\`. \`${RANDOM}\` is an order that \`seed\` decides.`,
      example: names.at(-1) ?? '',
    },
    [...names.map(nameInCode), 'Random'],
  );
  return applyDecorators(orders, NeedsSeed());
}

/** `year` and `-year` differ in a character that identifiers cannot have. */
function nameInCode(sort: string): string {
  const field = sort.replace(/^-/, '');
  return `${field.charAt(0).toUpperCase()}${field.slice(1)}${sort === field ? 'Ascending' : 'Descending'}`;
}
