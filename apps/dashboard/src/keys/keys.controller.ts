import { Body, Controller } from '@nestjs/common';
import { OwnKeys, Plans, UsageHistory } from '#libs/accounts';
import { enteredInto } from '../http/form-fields.js';
import { Form, Page, type SeeOther } from '../http/page.decorator.js';
import { Notices } from '../mail/notices.js';
import { ownerOf } from '../mail/owner-of.js';
import { Context, type SignedInContext } from '../request-context/context.decorator.js';
import { createKeyPage } from './create-key.page.js';
import { deliveryOf, secretPath } from './key-delivery.js';
import { NewKeyForm } from './key.forms.js';
import { keysPage } from './keys.page.js';
import { expiryOf } from './lifetimes.js';
import { enteredFields, readFields, restrictionsRefusal } from './restrictions-form.js';
import { refusalOf } from './refusal-of.js';

@Controller('keys')
export class KeysController {
  constructor(
    private readonly ownKeys: OwnKeys,
    private readonly plans: Plans,
    private readonly history: UsageHistory,
    private readonly notices: Notices,
  ) {}

  @Page()
  async list(@Context() context: SignedInContext): Promise<string> {
    // Usage first: reading it brings the last uses of the keys up to date.
    const usage = await this.history.ofAccount(context.person.accountId);
    return keysPage(context, { keys: (await this.keysOf(context).list()).reverse(), usage });
  }

  @Page('new')
  async askToCreate(@Context() context: SignedInContext): Promise<string> {
    const [keys, plan] = await Promise.all([
      this.keysOf(context).list(),
      this.plans.of(context.person.accountId),
    ]);
    const inUse = keys.filter(({ state }) => state === 'active').length;
    return createKeyPage(context, { plan, inUse });
  }

  @Form()
  async create(@Context() context: SignedInContext, @Body() form: NewKeyForm): Promise<SeeOther> {
    const { name, days, date } = form;
    const delivery = deliveryOf(context, form, '/keys');
    try {
      const { keyId, repeated } = await this.keysOf(context).createSealed(
        { name, expiresAt: expiryOf(form), restrictions: readFields(form) },
        delivery,
      );
      if (!repeated) this.notices.keyCreated(ownerOf(context, context.person), keyId);
      return context.seeOther(secretPath(keyId, delivery.requestId));
    } catch (error) {
      const entered = { ...enteredInto({ name, days, date }), ...enteredFields(form) };
      const refusal = restrictionsRefusal(error, entered) ?? refusalOf(error, entered);
      return context.seeOther('/keys/new', refusal);
    }
  }

  private keysOf({ person, origin }: SignedInContext) {
    return this.ownKeys.of(person.accountId, origin);
  }
}
