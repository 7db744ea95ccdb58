import { Body, Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type AccountExport, Accounts } from '#libs/accounts';
import { fieldOf, type FormBody } from '../http/form-fields.js';
import { NOBODY } from '../http/forms.js';
import { OncePerForm } from '../http/once-per-form.js';
import { Form, Page } from '../http/page.decorator.js';
import { Notices } from '../mail/notices.js';
import { ownerOf } from '../mail/owner-of.js';
import { SignIn, type SignInSession } from '../sign-in/sign-in.js';
import { requireFreshSignIn } from '../visit/fresh-sign-in.js';
import { SignInFirst } from '../visit/sign-in-first.js';
import { Public } from '../visit/signed-in.guard.js';
import type { Visit } from '../visit/visit.js';
import { type SignedInVisit, Visitor } from '../visit/visitor.decorator.js';
import { accountPage, deletedPage, deletePage } from './account.pages.js';
import { deleteAccount } from './delete-account.js';

interface WholeExport extends AccountExport {
  readonly sessions: readonly SignInSession[];
}

@Controller('account')
export class AccountController {
  constructor(
    private readonly accounts: Accounts,
    private readonly signIn: SignIn,
    private readonly once: OncePerForm,
    private readonly notices: Notices,
  ) {}

  @Page()
  async page(@Visitor() visit: SignedInVisit): Promise<string> {
    return accountPage(visit, await this.signIn.sessionsOf(visit.person));
  }

  @Get('export')
  @Header('content-disposition', 'attachment; filename="board-game-catalog-account.json"')
  @Header('cache-control', 'no-store')
  async export(@Visitor() visit: SignedInVisit): Promise<WholeExport> {
    const { person } = visit;
    return {
      ...(await this.accounts.export(person.accountId)),
      sessions: await this.signIn.sessionsOf(person),
    };
  }

  @Page('delete')
  askToDelete(@Visitor() visit: SignedInVisit): string {
    requireFreshSignIn(visit.person);
    return deletePage(visit);
  }

  /** Public, because the second of two clicks finds its session ended by the first, and gets the same answer. */
  @Public()
  @Form('delete')
  async delete(
    @Visitor() visit: Visit,
    @Body() body: FormBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const form = { id: fieldOf(body, 'formId'), action: '/account/delete', holder: NOBODY };
    await this.once.run(form, async () => {
      const { person } = visit;
      if (person === undefined) throw new SignInFirst();
      requireFreshSignIn(person);
      await deleteAccount(this.accounts, this.signIn, person);
      this.notices.accountDeleted(ownerOf(visit, person));
    });
    void reply.header('clear-site-data', '"cookies", "storage"');
    return deletedPage(visit);
  }
}
