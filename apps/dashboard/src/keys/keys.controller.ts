import { Body, Controller, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  Accounts,
  KeyAlreadyExpired,
  KeyAlreadyRevoked,
  type KeySummary,
  Plans,
  TooManyKeyChanges,
  UsageHistory,
} from '#libs/accounts';
import { fieldOf, type FormBody } from '../http/form-fields.js';
import { OncePerForm, type SentForm } from '../http/once-per-form.js';
import { Form, Page } from '../http/page.decorator.js';
import { Notices } from '../mail/notices.js';
import { ownerOf } from '../mail/owner-of.js';
import { formatMoment } from '../language/formats.js';
import { Site } from '../site.js';
import { type SignedInContext, Context } from '../request-context/context.decorator.js';
import { explainRefusal } from './explain-refusal.js';
import { keyPage } from './key.page.js';
import type { RefusedKey } from './create-form.js';
import { keysPage } from './keys.page.js';
import { newKeyPage } from './new-key.page.js';
import { readEnd } from './read-end.js';
import { revokePage } from './revoke.page.js';
import { readOverlap } from './rotate-form.js';

@Controller('keys')
export class KeysController {
  constructor(
    private readonly accounts: Accounts,
    private readonly plans: Plans,
    private readonly history: UsageHistory,
    private readonly once: OncePerForm,
    private readonly site: Site,
    private readonly notices: Notices,
  ) {}

  @Page()
  list(@Context() context: SignedInContext): Promise<string> {
    return this.listPage(context);
  }

  @Form()
  async create(
    @Context() context: SignedInContext,
    @Body() body: FormBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const wanted = { name: fieldOf(body, 'name'), expiresAt: readEnd(fieldOf(body, 'days')) };
    try {
      const made = await this.once.run(formOf(context, body, '/keys'), async () => {
        const created = await this.keysOf(context).create(wanted);
        this.notices.keyCreated(ownerOf(context, context.person), created.keyId);
        return created;
      });
      return newKeyPage(context, this.site, made);
    } catch (error) {
      const reason = explainRefusal(error, context, await this.plans.of(context.person.accountId));
      if (reason === undefined) throw error;
      void reply.code(error instanceof TooManyKeyChanges ? 429 : 400);
      return this.listPage(context, { reason, name: wanted.name });
    }
  }

  @Page(':keyId')
  show(@Context() context: SignedInContext, @Param('keyId') keyId: string): Promise<string> {
    return this.keyPage(context, keyId);
  }

  @Form(':keyId/rotate')
  async rotate(
    @Context() context: SignedInContext,
    @Param('keyId') keyId: string,
    @Body() body: FormBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const overlapSeconds = readOverlap(fieldOf(body, 'overlap'));
    try {
      const made = await this.once.run(formOf(context, body, `/keys/${keyId}/rotate`), async () => {
        const rotated = await this.keysOf(context).rotate(keyId, overlapSeconds);
        this.notices.keyRotated(ownerOf(context, context.person), keyId);
        return rotated;
      });
      return newKeyPage(context, this.site, made);
    } catch (error) {
      // Perhaps revoked in another window: the page of the key shows it.
      if (error instanceof KeyAlreadyRevoked || error instanceof KeyAlreadyExpired)
        return this.keyPage(context, keyId);
      if (!(error instanceof TooManyKeyChanges)) throw error;
      void reply.code(429);
      const { words, language } = context;
      return this.keyPage(context, keyId, words.key.tooManyRotations(formatMoment(language, error.retryAt)));
    }
  }

  @Page(':keyId/revoke')
  async askToRevoke(@Context() context: SignedInContext, @Param('keyId') keyId: string): Promise<string> {
    return revokePage(context, await this.keysOf(context).find(keyId));
  }

  @Form(':keyId/revoke')
  async revoke(@Context() context: SignedInContext, @Param('keyId') keyId: string): Promise<string> {
    await this.keysOf(context).revoke(keyId);
    return this.keyPage(context, keyId);
  }

  private async keyPage(context: SignedInContext, keyId: string, refused?: string): Promise<string> {
    // Usage first: reading it brings the last use of the key up to date.
    const usage = await this.history.ofAccount(context.person.accountId);
    return keyPage(context, await this.keysOf(context).find(keyId), usage, refused);
  }

  private async listPage(context: SignedInContext, refused?: RefusedKey): Promise<string> {
    const keys = await this.currentKeys(context);
    return keysPage(context, { keys, plan: await this.plans.of(context.person.accountId), refused });
  }

  /** With their last uses as of now, the latest key first. */
  private async currentKeys(context: SignedInContext): Promise<KeySummary[]> {
    const known = await this.keysOf(context).list();
    await this.history.rollUp(known.map(({ keyId }) => keyId));
    return (await this.keysOf(context).list()).reverse();
  }

  private keysOf({ person }: SignedInContext) {
    return this.accounts.keysOf(person.accountId);
  }
}

function formOf({ person }: SignedInContext, body: FormBody, action: string): SentForm {
  return { id: fieldOf(body, 'formId'), action, holder: person.sessionId };
}
