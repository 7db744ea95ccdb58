import { Controller, Query } from '@nestjs/common';
import { InvalidMonth, UsageHistory } from '#libs/accounts';
import { PageError } from '../http/page-error.js';
import { Page } from '../http/page.decorator.js';
import { type SignedInContext, Context } from '../request-context/context.decorator.js';
import { usagePage } from './usage.page.js';

@Controller('usage')
export class UsageController {
  constructor(private readonly history: UsageHistory) {}

  @Page()
  async page(@Context() context: SignedInContext, @Query('month') month: unknown): Promise<string> {
    const asked = typeof month === 'string' && month !== '' ? month : undefined;
    try {
      const usage = await this.history.ofAccount(context.person.accountId, asked);
      return usagePage(context, usage, await this.history.monthsOf(context.person.accountId));
    } catch (error) {
      throw error instanceof InvalidMonth ? new PageError('not-found') : error;
    }
  }
}
