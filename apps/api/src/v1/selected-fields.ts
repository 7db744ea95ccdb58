import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import { EnumList } from '../parameters/enum-list.js';

/** The members of a body that a client may select. @param names in the order in which answers have them */
export function SelectedFields(names: readonly string[]): PropertyDecorator {
  return EnumList(names, {
    description:
      'Returns only these members: names separated by commas, each once. `id` is always included. Members keep their usual order, whatever the order of the names.',
    example: names.slice(1, 3),
  });
}

/**
 * Describes the answer of an operation with `fields`: the whole body, or the same with the selected members, of which
 * only `id` is required. A generated client reads it as the first that fits.
 */
export function ApiSelectableResponse(
  whole: Type<unknown>,
  selected: Type<unknown>,
  description: string,
): MethodDecorator {
  const bodies = [whole, selected];
  return applyDecorators(
    ApiExtraModels(...bodies),
    ApiOkResponse({ description, schema: { anyOf: bodies.map(body => ({ $ref: getSchemaPath(body) })) } }),
  );
}
