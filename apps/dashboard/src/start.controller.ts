import { Controller, Get, Redirect } from '@nestjs/common';
import { Public } from './request-context/signed-in.guard.js';
import type { RequestContext } from './request-context/request-context.js';
import { Context } from './request-context/context.decorator.js';

@Public()
@Controller()
export class StartController {
  @Get()
  @Redirect()
  start(@Context() context: RequestContext): { url: string; statusCode: number } {
    return { url: context.person === undefined ? '/sign-in' : '/keys', statusCode: 303 };
  }
}
