import { Controller, Get, Redirect } from '@nestjs/common';
import { Public } from './visit/signed-in.guard.js';
import type { Visit } from './visit/visit.js';
import { Visitor } from './visit/visitor.decorator.js';

@Public()
@Controller()
export class StartController {
  @Get()
  @Redirect()
  start(@Visitor() visit: Visit): { url: string; statusCode: number } {
    return { url: visit.person === undefined ? '/sign-in' : '/keys', statusCode: 303 };
  }
}
