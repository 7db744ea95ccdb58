import { Controller, Query } from '@nestjs/common';
import { PageError } from '../http/page-error.js';
import { Page } from '../http/page.decorator.js';
import type { QueryFields } from '../http/query-fields.js';
import { Context } from '../request-context/context.decorator.js';
import type { RequestContext } from '../request-context/request-context.js';
import type { Operation, Values } from './operation.js';
import { OPERATIONS } from './operations.js';
import { tryItPage } from './try-it.page.js';

/** What the form shows first. */
const FIRST = { operation: '/games', q: 'catan', limit: '3' };

/** A form that sends requests to the API; without a script it writes them as curl commands. */
@Controller('try-it')
export class TryItController {
  @Page()
  page(@Context() context: RequestContext, @Query() given: QueryFields): string {
    const fields = given.operation === undefined ? { ...FIRST, ...given } : given;
    const operation = OPERATIONS.find(({ path }) => path === fields.operation);
    if (operation === undefined) throw new PageError('not-found');
    return tryItPage({ context, operation, values: valuesOf(operation, fields) });
  }
}

/** What the request is sent with: an operation that needs a value is shown with an example of one. */
function valuesOf({ parameters }: Operation, fields: QueryFields): Values {
  return new Map(
    parameters.flatMap(({ name, required = false, example }) => {
      const given = fields[name];
      const value = typeof given === 'string' && given !== '' ? given : required ? example : undefined;
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
