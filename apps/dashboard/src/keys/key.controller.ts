import { Body, Controller, Param } from '@nestjs/common';
import {
  KeyAlreadyExpired,
  KeyAlreadyRevoked,
  type KeySummary,
  OwnKeys,
  UnknownSecret,
  UsageHistory,
} from '#libs/accounts';
import { Form, Page, type SeeOther } from '../http/page.decorator.js';
import { Notices } from '../mail/notices.js';
import { ownerOf } from '../mail/owner-of.js';
import { Context, type SignedInContext } from '../request-context/context.decorator.js';
import type { Flash } from '../request-context/flashes.js';
import { expiryPage } from './expiry.page.js';
import { EndSecretForm, ExpiryForm, KEEP, RenameForm } from './key.forms.js';
import { keyPage } from './key.page.js';
import { expiryAfter } from './lifetimes.js';
import { refusalOf } from './refusal-of.js';
import { renamePage } from './rename.page.js';
import { revokePage } from './revoke.page.js';

/** One key: its page, and the forms that change it. */
@Controller('keys/:keyId')
export class KeyController {
  constructor(
    private readonly ownKeys: OwnKeys,
    private readonly history: UsageHistory,
    private readonly notices: Notices,
  ) {}

  @Page()
  async show(@Context() context: SignedInContext, @Param('keyId') keyId: string): Promise<string> {
    // The key first: one of another account is none. Then usage, which brings its last use up to date.
    await this.find(context, keyId);
    const usage = await this.history.ofAccount(context.person.accountId);
    const [key, secrets, months] = await Promise.all([
      this.find(context, keyId),
      this.keysOf(context).secretsOf(keyId),
      this.history.monthsOfKey(keyId),
    ]);
    return keyPage(context, { key, secrets, usage, months });
  }

  @Page('rename')
  async askForName(@Context() context: SignedInContext, @Param('keyId') keyId: string): Promise<string> {
    return renamePage(context, await this.find(context, keyId));
  }

  @Form('rename')
  async rename(
    @Context() context: SignedInContext,
    @Param('keyId') keyId: string,
    @Body() { name }: RenameForm,
  ): Promise<SeeOther> {
    const page = `/keys/${keyId}`;
    try {
      await this.keysOf(context).rename(keyId, name);
    } catch (error) {
      const refusal = refusalOf(error, { name });
      return context.seeOther(refusal.code === 'invalid-name' ? `${page}/rename` : page, refusal);
    }
    return context.seeOther(page, { code: 'renamed', values: { name: name.trim() } });
  }

  @Page('expiry')
  async askForExpiry(@Context() context: SignedInContext, @Param('keyId') keyId: string): Promise<string> {
    return expiryPage(context, await this.find(context, keyId));
  }

  @Form('expiry')
  async changeExpiry(
    @Context() context: SignedInContext,
    @Param('keyId') keyId: string,
    @Body() { days }: ExpiryForm,
  ): Promise<SeeOther> {
    if (days === KEEP) return context.seeOther(`/keys/${keyId}`);
    const expiresAt = expiryAfter(days);
    return this.change(context, keyId, async () => {
      await this.keysOf(context).changeExpiry(keyId, expiresAt);
      return { code: 'expiry-changed', values: { expiresAt: expiresAt ?? '' } };
    });
  }

  @Form('end-secret')
  endSecret(
    @Context() context: SignedInContext,
    @Param('keyId') keyId: string,
    @Body() { fingerprint }: EndSecretForm,
  ): Promise<SeeOther> {
    return this.change(context, keyId, async () => {
      await this.keysOf(context).endSecret(keyId, fingerprint);
      return { code: 'secret-ended', values: {} };
    });
  }

  @Page('revoke')
  async askToRevoke(@Context() context: SignedInContext, @Param('keyId') keyId: string): Promise<string> {
    await this.find(context, keyId);
    await this.history.rollUp([keyId]);
    return revokePage(context, await this.find(context, keyId));
  }

  @Form('revoke')
  async revoke(@Context() context: SignedInContext, @Param('keyId') keyId: string): Promise<SeeOther> {
    return this.change(context, keyId, async () => {
      const { alreadyRevoked } = await this.keysOf(context).revoke(keyId);
      if (!alreadyRevoked) this.notices.keyRevoked(ownerOf(context, context.person), keyId);
      return { code: 'revoked', values: {} };
    });
  }

  /** Changes a key, and leads to its page, which says what happened. */
  private async change(
    context: SignedInContext,
    keyId: string,
    work: () => Promise<Flash>,
  ): Promise<SeeOther> {
    const page = `/keys/${keyId}`;
    try {
      return context.seeOther(page, await work());
    } catch (error) {
      if (error instanceof UnknownSecret) return context.seeOther(page, { code: 'secret-gone', values: {} });
      // Perhaps it ended in another window: its page shows that.
      if (error instanceof KeyAlreadyRevoked || error instanceof KeyAlreadyExpired)
        return context.seeOther(page);
      return context.seeOther(page, refusalOf(error, {}));
    }
  }

  private find(context: SignedInContext, keyId: string): Promise<KeySummary> {
    return this.keysOf(context).find(keyId);
  }

  private keysOf({ person, origin }: SignedInContext) {
    return this.ownKeys.of(person.accountId, origin);
  }
}
