import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type AccountExport, Accounts } from '#libs/accounts';
import { Form, Page } from '../http/page.decorator.js';
import { SignIn, type SignInSession } from '../sign-in/sign-in.js';
import { type SignedInVisit, Visitor } from '../visit/visitor.decorator.js';
import { accountPage, deletedPage, deletePage } from './account.pages.js';

interface WholeExport extends AccountExport {
  readonly sessions: readonly SignInSession[];
}

@Controller('account')
export class AccountController {
  constructor(
    private readonly accounts: Accounts,
    private readonly signIn: SignIn,
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
    return deletePage(visit);
  }

  /** Keys first, then what is recorded, then how this person signs in: whatever fails, they can come back and go on. */
  @Form('delete')
  async delete(
    @Visitor() visit: SignedInVisit,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    await this.accounts.delete(visit.person.accountId);
    await this.signIn.forget(visit.person);
    void reply.header('clear-site-data', '"cookies", "storage"');
    return deletedPage(visit);
  }
}
