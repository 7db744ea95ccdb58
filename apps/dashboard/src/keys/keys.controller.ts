import { Body, Controller, Param } from '@nestjs/common';
import { Accounts, type KeySummary, Plans, UsageHistory } from '#libs/accounts';
import { fieldOf, type FormBody } from '../http/form-fields.js';
import { Form, Page, type SeeOther } from '../http/page.decorator.js';
import { Notices } from '../mail/notices.js';
import { ownerOf } from '../mail/owner-of.js';
import { Context, type SignedInContext } from '../request-context/context.decorator.js';
import { createKeyPage } from './create-key.page.js';
import { refusalOf } from './explain-refusal.js';
import { deliveryOf, secretPath } from './key-delivery.js';
import { keyPage } from './key.page.js';
import { keysPage } from './keys.page.js';
import { readEnd } from './read-end.js';
import { revokePage } from './revoke.page.js';

@Controller('keys')
export class KeysController {
  constructor(
    private readonly accounts: Accounts,
    private readonly plans: Plans,
    private readonly history: UsageHistory,
    private readonly notices: Notices,
  ) {}

  @Page()
  async list(@Context() context: SignedInContext): Promise<string> {
    const plan = await this.plans.of(context.person.accountId);
    return keysPage(context, { keys: await this.currentKeys(context), plan });
  }

  @Page('new')
  async askToCreate(@Context() context: SignedInContext): Promise<string> {
    return createKeyPage(context, await this.plans.of(context.person.accountId));
  }

  @Form()
  async create(@Context() context: SignedInContext, @Body() body: FormBody): Promise<SeeOther> {
    const days = fieldOf(body, 'days');
    const wanted = { name: fieldOf(body, 'name'), expiresAt: readEnd(days) };
    const delivery = deliveryOf(context, body, '/keys');
    try {
      const { keyId, repeated } = await this.keysOf(context).createSealed(wanted, delivery);
      if (!repeated) this.notices.keyCreated(ownerOf(context, context.person), keyId);
      return context.seeOther(secretPath(keyId, delivery.requestId));
    } catch (error) {
      return context.seeOther('/keys/new', refusalOf(error, { name: wanted.name, days }));
    }
  }

  @Page(':keyId')
  async show(@Context() context: SignedInContext, @Param('keyId') keyId: string): Promise<string> {
    // Usage first: reading it brings the last use of the key up to date.
    const usage = await this.history.ofAccount(context.person.accountId);
    return keyPage(context, await this.keysOf(context).find(keyId), usage);
  }

  @Page(':keyId/revoke')
  async askToRevoke(@Context() context: SignedInContext, @Param('keyId') keyId: string): Promise<string> {
    return revokePage(context, await this.keysOf(context).find(keyId));
  }

  @Form(':keyId/revoke')
  async revoke(@Context() context: SignedInContext, @Param('keyId') keyId: string): Promise<SeeOther> {
    const { alreadyRevoked } = await this.keysOf(context).revoke(keyId);
    if (!alreadyRevoked) this.notices.keyRevoked(ownerOf(context, context.person), keyId);
    return context.seeOther(`/keys/${keyId}`, { code: 'revoked', values: {} });
  }

  /** With their last uses as of now, the latest key first. */
  private async currentKeys(context: SignedInContext): Promise<KeySummary[]> {
    const known = await this.keysOf(context).list();
    await this.history.rollUp(known.map(({ keyId }) => keyId));
    return (await this.keysOf(context).list()).reverse();
  }

  private keysOf({ person, origin }: SignedInContext) {
    return this.accounts.keysOf(person.accountId, origin);
  }
}
