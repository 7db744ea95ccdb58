import { Body, Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PlanAlreadyRequested, Plans, UnknownPlan, UsageHistory } from '#libs/accounts';
import { fieldOf, type FormBody } from '../http/form-fields.js';
import { OncePerForm } from '../http/once-per-form.js';
import { PageError } from '../http/page-error.js';
import { Form, Page } from '../http/page.decorator.js';
import { Mailer } from '../mail/mailer.js';
import { type SignedInContext, Context } from '../request-context/context.decorator.js';
import { planRequestMail } from './plan-request.mail.js';
import { type PlanPage, planPage } from './plan.page.js';
import { WayToAsk } from './way-to-ask.js';

@Controller('plan')
export class PlanController {
  constructor(
    private readonly plans: Plans,
    private readonly history: UsageHistory,
    private readonly mailer: Mailer,
    private readonly way: WayToAsk,
    private readonly once: OncePerForm,
  ) {}

  @Page()
  page(@Context() context: SignedInContext): Promise<string> {
    return this.show(context);
  }

  @Form()
  async ask(
    @Context() context: SignedInContext,
    @Body() body: FormBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { operatorMail } = this.way;
    if (operatorMail === undefined) throw new PageError('not-found');
    const plan = fieldOf(body, 'plan');
    const { person, words } = context;
    const form = { id: fieldOf(body, 'formId'), action: '/plan', holder: person.sessionId };
    try {
      await this.once.run(form, async () => {
        const usage = await this.history.ofAccount(person.accountId);
        const mail = planRequestMail(operatorMail, person.email, plan, usage);
        await this.plans.request(person.accountId, plan, () => this.mailer.send(mail));
      });
    } catch (error) {
      if (error instanceof UnknownPlan) throw new PageError('bad-request');
      if (!(error instanceof PlanAlreadyRequested)) throw error;
      void reply.code(429);
      return this.show(context, { kind: 'bad', text: words.plan.askedAlready });
    }
    return this.show(context, { kind: 'good', text: words.plan.asked(plan) });
  }

  private async show(context: SignedInContext, notice?: NonNullable<PlanPage['notice']>): Promise<string> {
    const usage = await this.history.ofAccount(context.person.accountId);
    const plans = await this.plans.list();
    return planPage(context, { usage, plans, way: this.way, ...(notice && { notice }) });
  }
}
