import { Controller, Query } from '@nestjs/common';
import { InvalidMonth, UsageHistory } from '#libs/accounts';
import { PageError } from '../http/page-error.js';
import { Page } from '../http/page.decorator.js';
import { type SignedInVisit, Visitor } from '../visit/visitor.decorator.js';
import { usagePage } from './usage.page.js';

@Controller('usage')
export class UsageController {
  constructor(private readonly history: UsageHistory) {}

  @Page()
  async page(@Visitor() visit: SignedInVisit, @Query('month') month: unknown): Promise<string> {
    const asked = typeof month === 'string' && month !== '' ? month : undefined;
    try {
      const usage = await this.history.ofAccount(visit.person.accountId, asked);
      return usagePage(visit, usage, await this.history.monthsOf(visit.person.accountId));
    } catch (error) {
      throw error instanceof InvalidMonth ? new PageError('not-found') : error;
    }
  }
}
