import { Body, Controller, Redirect, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldOf, type FormBody } from '../http/form-fields.js';
import { Form } from '../http/page.decorator.js';
import { type SignedInVisit, Visitor } from '../visit/visitor.decorator.js';
import { SignIn } from './sign-in.js';

const SIGNED_OUT = { url: '/sign-in', statusCode: 303 };

@Controller('sign-out')
export class SignOutController {
  constructor(private readonly signIn: SignIn) {}

  @Form()
  @Redirect()
  async here(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<typeof SIGNED_OUT> {
    void reply.header('set-cookie', await this.signIn.signOut(request.headers));
    return SIGNED_OUT;
  }

  @Form('there')
  @Redirect()
  async there(@Visitor() visit: SignedInVisit, @Body() body: FormBody): Promise<typeof SIGNED_OUT> {
    await this.signIn.endSession(visit.person, fieldOf(body, 'session'));
    return { url: '/account', statusCode: 303 };
  }

  @Form('everywhere')
  @Redirect()
  async everywhere(@Visitor() visit: SignedInVisit): Promise<typeof SIGNED_OUT> {
    await this.signIn.endAllSessions(visit.person);
    return SIGNED_OUT;
  }
}
