import { Body, Controller, Redirect, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldOf, type FormBody } from '../http/form-fields.js';
import { Form } from '../http/page.decorator.js';
import { type SignedInContext, Context } from '../request-context/context.decorator.js';
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
  async there(@Context() context: SignedInContext, @Body() body: FormBody): Promise<typeof SIGNED_OUT> {
    await this.signIn.endSession(context.person, fieldOf(body, 'session'));
    return { url: '/account', statusCode: 303 };
  }

  @Form('everywhere')
  @Redirect()
  async everywhere(@Context() context: SignedInContext): Promise<typeof SIGNED_OUT> {
    await this.signIn.endAllSessions(context.person);
    return SIGNED_OUT;
  }
}
