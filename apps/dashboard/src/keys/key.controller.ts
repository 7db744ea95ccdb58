import { isDeepStrictEqual } from 'node:util';
import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  InvalidExpiry,
  KeyAlreadyExpired,
  KeyAlreadyRevoked,
  OwnKeys,
  UnknownSecret,
  UsageHistory,
} from '#libs/accounts';
import { enteredInto } from '../http/form-fields.js';
import { Form, Page, type SeeOther } from '../http/page.decorator.js';
import { Notices } from '../mail/notices.js';
import { ownerOf } from '../mail/owner-of.js';
import { Context, type SignedInContext } from '../request-context/context.decorator.js';
import { ownKey } from '../request-context/own-key.js';
import type { Flash } from '../request-context/flashes.js';
import { endSecretPage } from './end-secret.page.js';
import { expiryPage } from './expiry.page.js';
import { EndSecretForm, ExpiryForm, KEEP, RenameForm, RestrictionsForm } from './key.forms.js';
import { keyPage } from './key.page.js';
import { expiryOf } from './lifetimes.js';
import { refusalOf } from './refusal-of.js';
import { renamePage } from './rename.page.js';
import { enteredFields, readFields, restrictionsRefusal } from './restrictions-form.js';
import { restrictionsPage } from './restrictions.page.js';
import { revokePage } from './revoke.page.js';
import { isPrevious } from './secrets-card.js';

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
    const known = ownKey(context, keyId);
    const usage = await this.history.ofAccount(context.state);
    const key = usage.keys.find(one => one.keyId === keyId) ?? known;
    const [secrets, months] = await Promise.all([
      this.history.secretsOf(keyId),
      this.history.monthsOfKey(keyId, usage),
    ]);
    return keyPage(context, { key, secrets, usage, months });
  }

  @Page('rename')
  askForName(@Context() context: SignedInContext, @Param('keyId') keyId: string): string {
    return renamePage(context, ownKey(context, keyId));
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
      const refusal = refusalOf(error, enteredInto({ name }));
      return context.seeOther(refusal.code === 'invalid-name' ? `${page}/rename` : page, refusal);
    }
    return context.seeOther(page, { code: 'renamed', values: { name: name.trim() } });
  }

  @Page('expiry')
  askForExpiry(@Context() context: SignedInContext, @Param('keyId') keyId: string): string {
    return expiryPage(context, ownKey(context, keyId));
  }

  @Form('expiry')
  async changeExpiry(
    @Context() context: SignedInContext,
    @Param('keyId') keyId: string,
    @Body() form: ExpiryForm,
  ): Promise<SeeOther> {
    if (form.days === KEEP) return context.seeOther(`/keys/${keyId}`);
    const expiresAt = expiryOf(form);
    const page = `/keys/${keyId}`;
    try {
      await this.keysOf(context).changeExpiry(keyId, expiresAt);
    } catch (error) {
      if (!(error instanceof InvalidExpiry)) return leadBack(context, page, error);
      return context.seeOther(
        `${page}/expiry`,
        refusalOf(error, enteredInto({ days: form.days, date: form.date })),
      );
    }
    return context.seeOther(page, { code: 'expiry-changed', values: { expiresAt: expiresAt ?? '' } });
  }

  @Page('restrictions')
  askForRestrictions(@Context() context: SignedInContext, @Param('keyId') keyId: string): string {
    return restrictionsPage(context, ownKey(context, keyId), context.state.plan);
  }

  @Form('restrictions')
  async restrict(
    @Context() context: SignedInContext,
    @Param('keyId') keyId: string,
    @Body() form: RestrictionsForm,
  ): Promise<SeeOther> {
    const page = `/keys/${keyId}`;
    const before = ownKey(context, keyId).restrictions;
    try {
      const { restrictions } = await this.keysOf(context).restrict(keyId, readFields(form));
      if (!isDeepStrictEqual(restrictions, before))
        this.notices.keyRestricted(ownerOf(context, context.person), keyId);
    } catch (error) {
      const refusal = restrictionsRefusal(error, enteredFields(form));
      return refusal === undefined
        ? leadBack(context, page, error)
        : context.seeOther(`${page}/restrictions`, refusal);
    }
    return context.seeOther(page, { code: 'restricted', values: {} });
  }

  @Page('end-secret')
  async askToEndSecret(
    @Context() context: SignedInContext,
    @Param('keyId') keyId: string,
    @Query('fingerprint') fingerprint: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const key = ownKey(context, keyId);
    const previous = (await this.history.secretsOf(keyId)).filter(isPrevious);
    const secret = previous.find(one => one.fingerprint === fingerprint);
    if (secret !== undefined) return endSecretPage(context, key, secret);
    // Perhaps it ended in another window: the page of its key shows that.
    void reply.redirect(`/keys/${keyId}`, 303);
    return undefined;
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
    const known = ownKey(context, keyId);
    const [key = known] = await this.history.lastUsesOf([known]);
    return revokePage(context, key);
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
      return leadBack(context, page, error);
    }
  }

  private keysOf({ person, origin }: SignedInContext) {
    return this.ownKeys.of(person.accountId, origin);
  }
}

/** To the page of a key that could not be changed, which says why. */
function leadBack(context: SignedInContext, page: string, error: unknown): SeeOther {
  if (error instanceof UnknownSecret) return context.seeOther(page, { code: 'secret-gone', values: {} });
  // Perhaps it ended in another window: its page shows that.
  if (error instanceof KeyAlreadyRevoked || error instanceof KeyAlreadyExpired) return context.seeOther(page);
  return context.seeOther(page, refusalOf(error, {}));
}
