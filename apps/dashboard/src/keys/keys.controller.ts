import { Body, Controller } from '@nestjs/common';
import { OwnKeys, UsageHistory } from '#libs/accounts';
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
    private readonly history: UsageHistory,
    private readonly notices: Notices,
  ) {}

  @Page()
  async list(@Context() context: SignedInContext): Promise<string> {
    const usage = await this.history.ofAccount(context.state);
    return keysPage(context, { keys: usage.keys.toReversed(), usage });
  }

  @Page('new')
  askToCreate(@Context() context: SignedInContext): string {
    const { keys, plan } = context.state;
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
