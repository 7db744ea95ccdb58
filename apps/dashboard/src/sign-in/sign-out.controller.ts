import { Body, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Accounts } from '#libs/accounts';
import { Form, type SeeOther, seeOther } from '../http/page.decorator.js';
import { type SignedInContext, Context } from '../request-context/context.decorator.js';
import { DeviceForm } from './sign-in.forms.js';
import { SignIn } from './sign-in.js';

const SIGNED_OUT = seeOther('/sign-in');

@Controller('sign-out')
export class SignOutController {
  constructor(
    private readonly signIn: SignIn,
    private readonly accounts: Accounts,
  ) {}

  @Form()
  async here(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SeeOther> {
    void reply.header('set-cookie', await this.signIn.signOut(request.headers));
    return SIGNED_OUT;
  }

  @Form('there')
  async there(@Context() context: SignedInContext, @Body() { session }: DeviceForm): Promise<SeeOther> {
    await this.signIn.endSession(context.person, session);
    return context.seeOther('/account', { code: 'signed-out-there', values: {} });
  }

  @Form('elsewhere')
  async elsewhere(@Context() context: SignedInContext): Promise<SeeOther> {
    const { person, origin } = context;
    await this.signIn.endOtherSessions(person);
    await this.accounts.recordSignOutElsewhere(person.accountId, origin);
    return context.seeOther('/account', { code: 'signed-out-elsewhere', values: {} });
  }
}
