import { Body, Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  type AccountExport,
  foldEmail,
  InvalidEmail,
  Mails,
  PersonalData,
  UnknownAccount,
} from '#libs/accounts';
import type { FormBody } from '../http/form-fields.js';
import { PageError } from '../http/page-error.js';
import { IdempotencyKeys } from '../http/idempotency-keys.js';
import { Download, Form, Page, type SeeOther } from '../http/page.decorator.js';
import { isLanguage } from '../language/languages.js';
import { Notices } from '../mail/notices.js';
import { ownerOf } from '../mail/owner-of.js';
import { SignInSettings } from '../sign-in/sign-in-settings.js';
import { SignIn, type SignInSession } from '../sign-in/sign-in.js';
import { requireFreshSignIn } from '../request-context/fresh-sign-in.js';
import { SignInRequired } from '../http/sign-in-required.js';
import { Public } from '../request-context/signed-in.guard.js';
import type { Person, RequestContext } from '../request-context/request-context.js';
import { type SignedInContext, Context } from '../request-context/context.decorator.js';
import { accountPage, deletedPage, deletePage } from './account.pages.js';
import { readMailForm } from './mail-form.js';
import { signInMethodsOf } from './sign-in-methods.js';
import { deleteAccount } from './delete-account.js';
import { DeletionForm } from './account.forms.js';

interface WholeExport extends AccountExport {
  readonly sessions: readonly SignInSession[];
}

@Controller('account')
export class AccountController {
  constructor(
    private readonly personalData: PersonalData,
    private readonly signIn: SignIn,
    private readonly idempotency: IdempotencyKeys,
    private readonly notices: Notices,
    private readonly mails: Mails,
    private readonly settings: SignInSettings,
  ) {}

  @Page()
  async page(@Context() context: SignedInContext): Promise<string> {
    const { accountId } = context.person;
    const [mails, sessions, identities] = await Promise.all([
      this.mails.settingsOf(accountId),
      this.signIn.sessionsOf(context.person),
      this.signIn.identitiesOf(context.person),
    ]);
    const methods = signInMethodsOf(this.settings, identities);
    return accountPage(context, { plan: context.state.plan, mails, sessions, methods });
  }

  @Form('mails')
  async changeMails(@Context() context: SignedInContext, @Body() body: FormBody): Promise<SeeOther> {
    const settings = readMailForm(body);
    if (settings === undefined) throw new PageError('bad-request');
    await this.mails.changeSettings(context.person.accountId, settings, context.origin);
    return context.seeOther('/account', { code: 'mails-saved', values: {} });
  }

  @Download('export', 'board-game-catalog-account.json')
  async export(@Context() context: SignedInContext): Promise<WholeExport> {
    const { person } = context;
    const [account, sessions] = await Promise.all([
      this.personalData.export(person.accountId),
      this.signIn.sessionsOf(person),
    ]);
    return { ...account, sessions };
  }

  @Page('delete')
  askToDelete(@Context() context: SignedInContext): string {
    requireFreshSignIn(context.person);
    return deletePage(context);
  }

  /** Public, because the second of two clicks finds its session ended by the first, and gets the same answer. */
  @Public()
  @Form('delete')
  async delete(
    @Context() context: RequestContext,
    @Body() form: DeletionForm,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SeeOther> {
    if (context.person !== undefined && !namesAccount(form.email, context.person))
      return context.seeOther('/account/delete', { code: 'wrong-address', values: {} });
    await this.idempotency.run(form, '/account/delete', async () => {
      const { person } = context;
      if (person === undefined) throw new SignInRequired();
      requireFreshSignIn(person);
      const language = await this.languageOf(person.accountId);
      await deleteAccount(this.personalData, this.signIn, person);
      const owner = ownerOf(context, person);
      this.notices.accountDeleted({ ...owner, language: isLanguage(language) ? language : owner.language });
    });
    void reply.header('clear-site-data', '"cookies", "storage"');
    return context.seeOther('/account/deleted');
  }

  @Public()
  @Page('deleted')
  deleted(
    @Context() context: RequestContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string | undefined {
    if (context.person === undefined) return deletedPage(context);
    // Opened by its address: this account exists.
    void reply.redirect('/account', 303);
    return undefined;
  }

  /** Language of mails to the account; `null` if it was deleted in another window at the same moment. */
  private async languageOf(accountId: string): Promise<string | null> {
    try {
      return (await this.mails.settingsOf(accountId)).language;
    } catch (error) {
      if (error instanceof UnknownAccount) return null;
      throw error;
    }
  }
}

/** Whether the address that was typed to confirm is the account's. */
function namesAccount(typed: string, { email }: Person): boolean {
  try {
    return foldEmail(typed) === email;
  } catch (error) {
    if (error instanceof InvalidEmail) return false;
    throw error;
  }
}
