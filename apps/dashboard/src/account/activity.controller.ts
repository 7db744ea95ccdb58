import { Controller, Query } from '@nestjs/common';
import { Accounts, InvalidCursor } from '#libs/accounts';
import { PageError } from '../http/page-error.js';
import { Page } from '../http/page.decorator.js';
import { type SignedInContext, Context } from '../request-context/context.decorator.js';
import { activityPage } from './activity.page.js';

/** The audit trail, shown to the person it is about. */
@Controller('activity')
export class ActivityController {
  constructor(private readonly accounts: Accounts) {}

  @Page()
  async page(@Context() context: SignedInContext, @Query('before') before: unknown): Promise<string> {
    const cursor = typeof before === 'string' ? before : undefined;
    try {
      return activityPage(context, await this.accounts.auditTrail(context.person.accountId, { cursor }));
    } catch (error) {
      throw error instanceof InvalidCursor ? new PageError('not-found') : error;
    }
  }
}
