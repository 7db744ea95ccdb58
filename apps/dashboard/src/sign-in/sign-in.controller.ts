import { Body, Controller, Get, Param, Query, Redirect, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { foldEmail, InvalidEmail } from '#libs/accounts';
import { IdempotencyKeys } from '../http/idempotency-keys.js';
import { PageError, type PageErrorKind } from '../http/page-error.js';
import { Form, Page, type SeeOther } from '../http/page.decorator.js';
import { OutboxAccess } from '../mail/outbox-access.js';
import { SignInRequired } from '../http/sign-in-required.js';
import { Public } from '../request-context/signed-in.guard.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Context } from '../request-context/context.decorator.js';
import { BeginSession } from './begin-session.js';
import { ConfirmForm, LinkForm } from './sign-in.forms.js';
import { SignInLimits } from './sign-in-limits.js';
import {
  confirmPage,
  linkSentPage,
  MAX_EMAIL,
  redirectingPage,
  freshSignInPage,
  signInPage,
} from './sign-in.pages.js';
import { type Cookies, SignIn } from './sign-in.js';
import { SignInSettings } from './sign-in-settings.js';

@Public()
@Controller('sign-in')
export class SignInController {
  constructor(
    private readonly signIn: SignIn,
    private readonly limits: SignInLimits,
    private readonly settings: SignInSettings,
    private readonly sessions: BeginSession,
    private readonly outbox: OutboxAccess,
    private readonly idempotency: IdempotencyKeys,
  ) {}

  @Page()
  ask(@Context() context: RequestContext): string {
    return signInPage(context, this.settings.providers, context.flash?.values.email);
  }

  /** For people who are signed in, but not recently enough for what they want to do. */
  @Page('again')
  askAgain(@Context() context: RequestContext): string {
    if (context.person === undefined) throw new SignInRequired();
    return freshSignInPage(context, this.settings.providers, context.person.email);
  }

  @Form('link')
  async sendLink(
    @Context() context: RequestContext,
    @Body() form: LinkForm,
    @Req() request: FastifyRequest,
  ): Promise<SeeOther> {
    await this.limits.countAttempt(request);
    const { email: typed } = form;
    try {
      const email = foldEmail(typed);
      // The address is part of the action: a form that Back brings again may be sent to another address.
      await this.idempotency.run(form, `/sign-in/link ${email}`, async () => {
        await this.limits.countLink(request, email);
        await this.signIn.sendLink(typed, context.language, request.headers);
      });
      return context.seeOther('/sign-in/sent', { code: 'sent', values: { email } });
    } catch (error) {
      if (!(error instanceof InvalidEmail)) throw error;
      const email = typed.slice(0, MAX_EMAIL);
      return context.seeOther('/sign-in', { code: 'invalid-email', values: { email } });
    }
  }

  @Page('sent')
  linkSent(@Context() context: RequestContext, @Req() request: FastifyRequest): string {
    return linkSentPage(context, {
      email: context.flash?.values.email,
      hasOutbox: this.outbox.isOpenTo(request),
    });
  }

  @Page('link')
  async confirmLink(@Context() context: RequestContext, @Query('token') token: unknown): Promise<string> {
    if (typeof token !== 'string' || !(await this.signIn.isUsable(token)))
      throw new PageError('link-unusable');
    return confirmPage(context, token);
  }

  @Form('confirm')
  async confirm(
    @Body() form: ConfirmForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SeeOther> {
    await this.limits.countAttempt(request);
    const { token } = form;
    // The browser follows the answer to the last of two clicks: both get the session of the first.
    const cookies = await this.idempotency.run(form, `/sign-in/confirm ${token}`, () =>
      this.beginWith(request, () => this.signIn.confirm(token, request.headers), 'link-unusable'),
    );
    return this.sessions.enter(cookies, request, reply);
  }

  @Form('with/:provider')
  async withProvider(
    @Context() context: RequestContext,
    @Param('provider') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SeeOther> {
    await this.limits.countAttempt(request);
    const provider = this.findProvider(id);
    const { url, cookies } = await this.signIn.startWith(id, request.headers);
    void reply.header('set-cookie', cookies);
    return context.seeOther(`/sign-in/with/${provider.id}`, { code: 'provider', values: { url } });
  }

  /** Leads to the provider: a form may not lead to another site, see `form-action` in the security headers. */
  @Page('with/:provider')
  goToProvider(
    @Context() context: RequestContext,
    @Param('provider') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string | undefined {
    const provider = this.findProvider(id);
    const url = context.flash?.values.url;
    if (url !== undefined) return redirectingPage(context, provider, url);
    // Reloaded, or opened by its address: the sign-in has to begin again.
    void reply.redirect('/sign-in', 303);
    return undefined;
  }

  @Get('callback/:provider')
  @Redirect()
  async finishWith(
    @Param('provider') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SeeOther> {
    await this.limits.countAttempt(request);
    const { id: provider } = this.findProvider(id);
    const cookies = await this.beginWith(
      request,
      () => this.signIn.finishWith(provider, request.url, request.headers),
      'provider-refused',
    );
    return this.sessions.enter(cookies, request, reply);
  }

  /** @param prove what opens a session, if it is valid. @throws PageError if it is not */
  private async beginWith(
    request: FastifyRequest,
    prove: () => Promise<Cookies | undefined>,
    refusal: PageErrorKind,
  ): Promise<Cookies> {
    const cookies = await prove();
    if (cookies === undefined) throw new PageError(refusal);
    await this.sessions.begin(cookies, request);
    return cookies;
  }

  private findProvider(id: string): SignInSettings['providers'][number] {
    const provider = this.settings.providers.find(known => known.id === id);
    if (provider === undefined) throw new PageError('not-found');
    return provider;
  }
}
