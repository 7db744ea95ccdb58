import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Person, Visit } from './visit.js';

/** A visit by a person who has signed in. */
export type SignedInVisit = Visit & { readonly person: Person };

/** The visit that a request belongs to. */
export const Visitor = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().visit,
);
