import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { IS_PAGE } from '../http/page.decorator.js';
import { SignInRequired } from '../http/sign-in-required.js';

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
    const { person } = context.switchToHttp().getRequest<FastifyRequest>().context;
    if (person !== undefined) return true;
    // Not to a download: the browser would stay on the page of the sign-in.
    const isPage = this.reflector.get<boolean | undefined>(IS_PAGE, context.getHandler());
    throw new SignInRequired({ returns: isPage === true });
  }
}
