import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AccountState } from '#libs/accounts';
import type { Person, RequestContext } from './request-context.js';

/** The context of a request by a person who has signed in. */
export type SignedInContext = RequestContext & { readonly person: Person; readonly state: AccountState };

/** The context of the request that a handler answers. */
export const Context = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().context,
);
