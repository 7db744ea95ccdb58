import { Body, Controller } from '@nestjs/common';
import { PlanAlreadyRequested, Plans } from '#libs/accounts';
import { IdempotencyKeys } from '../http/idempotency-keys.js';
import { PageError } from '../http/page-error.js';
import { Form, Page, type SeeOther } from '../http/page.decorator.js';
import { Mailer } from '../mail/mailer.js';
import { Notices } from '../mail/notices.js';
import { ownerOf } from '../mail/owner-of.js';
import { type SignedInContext, Context } from '../request-context/context.decorator.js';
import { isLarger } from './is-larger.js';
import { PlanForm } from './plan.forms.js';
import { planRequestMail } from './plan-request.mail.js';
import { planPage } from './plan.page.js';
import { PlanRequestChannel } from './plan-request-channel.js';

@Controller('plan')
export class PlanController {
  constructor(
    private readonly plans: Plans,
    private readonly mailer: Mailer,
    private readonly notices: Notices,
    private readonly channel: PlanRequestChannel,
    private readonly idempotency: IdempotencyKeys,
  ) {}

  @Page()
  async page(@Context() context: SignedInContext): Promise<string> {
    const { state } = context;
    const [plans, request] = await Promise.all([this.plans.list(), this.plans.requestOf(state.account.id)]);
    return planPage(context, { state, plans, request, channel: this.channel });
  }

  @Form()
  async ask(@Context() context: SignedInContext, @Body() form: PlanForm): Promise<SeeOther> {
    const { operatorMail } = this.channel;
    if (operatorMail === undefined) throw new PageError('not-found');
    const { plan } = form;
    const { person, state } = context;
    try {
      await this.idempotency.run(form, '/plan', async () => {
        const wanted = (await this.plans.list()).find(({ name }) => name === plan);
        if (wanted === undefined || !isLarger(wanted, state.plan)) throw new PageError('bad-request');
        const mail = planRequestMail(operatorMail, plan, state);
        await this.plans.request(person.accountId, plan, () => this.mailer.send(mail));
        this.notices.planRequested(ownerOf(context, person), plan);
      });
    } catch (error) {
      if (!(error instanceof PlanAlreadyRequested)) throw error;
      return context.seeOther('/plan', { code: 'asked-already', values: {} });
    }
    return context.seeOther('/plan', { code: 'asked', values: {} });
  }
}
