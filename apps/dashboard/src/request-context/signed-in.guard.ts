import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { SignInFirst } from './sign-in-first.js';

const PUBLIC = 'public';

/** For pages that do not require signing in. The only way around the guard. */
export const Public = (): ClassDecorator & MethodDecorator => SetMetadata(PUBLIC, true);

/** Every page is for people who have signed in, unless it says otherwise; others are sent to sign in. */
@Injectable()
export class SignedInGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const isPublic = this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (isPublic === true) return true;
    if (context.switchToHttp().getRequest<FastifyRequest>().context.person !== undefined) return true;
    throw new SignInFirst();
  }
}
