import { Body, Controller, Get, Param, Query, Redirect, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Accounts, foldEmail, InvalidEmail } from '#libs/accounts';
import { fieldOf, type FormBody } from '../http/form-fields.js';
import { PageError } from '../http/page-error.js';
import { Form, Page } from '../http/page.decorator.js';
import { SignInFirst } from '../visit/sign-in-first.js';
import { Public } from '../visit/signed-in.guard.js';
import type { Visit } from '../visit/visit.js';
import { Visitor } from '../visit/visitor.decorator.js';
import { SignInLimits } from './sign-in-limits.js';
import { confirmPage, linkSentPage, onTheWayPage, signInPage } from './sign-in.pages.js';
import { type Cookies, SignIn } from './sign-in.js';
import { SignInSettings } from './sign-in-settings.js';

const START = { url: '/keys', statusCode: 303 };

@Public()
@Controller('sign-in')
export class SignInController {
  constructor(
    private readonly accounts: Accounts,
    private readonly signIn: SignIn,
    private readonly limits: SignInLimits,
    private readonly settings: SignInSettings,
  ) {}

  @Page()
  ask(@Visitor() visit: Visit): string {
    return signInPage(visit, this.settings.providers);
  }

  @Form('link')
  async sendLink(
    @Visitor() visit: Visit,
    @Body() body: FormBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    await this.limits.countAttempt(request);
    const typed = fieldOf(body, 'email');
    try {
      await this.limits.countLink(request, foldEmail(typed));
      await this.signIn.sendLink(typed, visit.language, request.headers);
    } catch (error) {
      if (!(error instanceof InvalidEmail)) throw error;
      void reply.code(400);
      return signInPage(visit, this.settings.providers, typed);
    }
    return linkSentPage(visit, this.settings.hasOutbox);
  }

  @Page('link')
  confirmLink(@Visitor() visit: Visit, @Query('token') token: unknown): string {
    if (typeof token !== 'string') throw new PageError('link-unusable');
    return confirmPage(visit, token);
  }

  @Form('confirm')
  @Redirect()
  async confirm(
    @Body() body: FormBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<typeof START> {
    await this.limits.countAttempt(request);
    const cookies = await this.signIn.confirm(fieldOf(body, 'token'), request.headers);
    if (cookies === undefined) throw new PageError('link-unusable');
    return this.begin(cookies, reply);
  }

  @Form('with/:provider')
  async withProvider(
    @Visitor() visit: Visit,
    @Param('provider') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    await this.limits.countAttempt(request);
    const provider = this.findProvider(id);
    const { url, cookies } = await this.signIn.startWith(id, request.headers);
    void reply.header('set-cookie', cookies);
    return onTheWayPage(visit, provider, url);
  }

  @Get('callback/:provider')
  @Redirect()
  async finishWith(
    @Param('provider') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<typeof START> {
    await this.limits.countAttempt(request);
    const cookies = await this.signIn.finishWith(this.findProvider(id).id, request.url, request.headers);
    if (cookies === undefined) throw new PageError('provider-refused');
    return this.begin(cookies, reply);
  }

  /** The only place where accounts are made: whoever has just signed in has proven an address. */
  private async begin(cookies: Cookies, reply: FastifyReply): Promise<typeof START> {
    const user = await this.signIn.userOf({ cookie: asSentBack(cookies) });
    if (user === undefined) throw new SignInFirst();
    await this.accounts.findOrCreate(user);
    void reply.header('set-cookie', cookies);
    return START;
  }

  private findProvider(id: string): SignInSettings['providers'][number] {
    const provider = this.settings.providers.find(known => known.id === id);
    if (provider === undefined) throw new PageError('not-found');
    return provider;
  }
}

/** As the browser will send them from now on: without their attributes. */
function asSentBack(cookies: Cookies): string {
  return cookies.map(cookie => cookie.split(';')[0]).join('; ');
}
