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
import { type SignedInVisit, Visitor } from '../visit/visitor.decorator.js';
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
  list(@Visitor() visit: SignedInVisit): Promise<string> {
    return this.listPage(visit);
  }

  @Form()
  async create(
    @Visitor() visit: SignedInVisit,
    @Body() body: FormBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const wanted = { name: fieldOf(body, 'name'), expiresAt: readEnd(fieldOf(body, 'days')) };
    try {
      const made = await this.once.run(formOf(visit, body, '/keys'), async () => {
        const created = await this.keysOf(visit).create(wanted);
        this.notices.keyCreated(ownerOf(visit, visit.person), created.keyId);
        return created;
      });
      return newKeyPage(visit, this.site, made);
    } catch (error) {
      const reason = explainRefusal(error, visit, await this.plans.of(visit.person.accountId));
      if (reason === undefined) throw error;
      void reply.code(error instanceof TooManyKeyChanges ? 429 : 400);
      return this.listPage(visit, { reason, name: wanted.name });
    }
  }

  @Page(':keyId')
  show(@Visitor() visit: SignedInVisit, @Param('keyId') keyId: string): Promise<string> {
    return this.keyPage(visit, keyId);
  }

  @Form(':keyId/rotate')
  async rotate(
    @Visitor() visit: SignedInVisit,
    @Param('keyId') keyId: string,
    @Body() body: FormBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const overlapSeconds = readOverlap(fieldOf(body, 'overlap'));
    try {
      const made = await this.once.run(formOf(visit, body, `/keys/${keyId}/rotate`), async () => {
        const rotated = await this.keysOf(visit).rotate(keyId, overlapSeconds);
        this.notices.keyRotated(ownerOf(visit, visit.person), keyId);
        return rotated;
      });
      return newKeyPage(visit, this.site, made);
    } catch (error) {
      // Perhaps revoked in another window: the page of the key shows it.
      if (error instanceof KeyAlreadyRevoked || error instanceof KeyAlreadyExpired)
        return this.keyPage(visit, keyId);
      if (!(error instanceof TooManyKeyChanges)) throw error;
      void reply.code(429);
      const { words, language } = visit;
      return this.keyPage(visit, keyId, words.key.tooManyRotations(formatMoment(language, error.retryAt)));
    }
  }

  @Page(':keyId/revoke')
  async askToRevoke(@Visitor() visit: SignedInVisit, @Param('keyId') keyId: string): Promise<string> {
    return revokePage(visit, await this.keysOf(visit).find(keyId));
  }

  @Form(':keyId/revoke')
  async revoke(@Visitor() visit: SignedInVisit, @Param('keyId') keyId: string): Promise<string> {
    await this.keysOf(visit).revoke(keyId);
    return this.keyPage(visit, keyId);
  }

  private async keyPage(visit: SignedInVisit, keyId: string, refused?: string): Promise<string> {
    // Usage first: reading it brings the last use of the key up to date.
    const usage = await this.history.ofAccount(visit.person.accountId);
    return keyPage(visit, await this.keysOf(visit).find(keyId), usage, refused);
  }

  private async listPage(visit: SignedInVisit, refused?: RefusedKey): Promise<string> {
    const keys = await this.currentKeys(visit);
    return keysPage(visit, { keys, plan: await this.plans.of(visit.person.accountId), refused });
  }

  /** With their last uses as of now, the latest key first. */
  private async currentKeys(visit: SignedInVisit): Promise<KeySummary[]> {
    const known = await this.keysOf(visit).list();
    await this.history.rollUp(known.map(({ keyId }) => keyId));
    return (await this.keysOf(visit).list()).reverse();
  }

  private keysOf({ person }: SignedInVisit) {
    return this.accounts.keysOf(person.accountId);
  }
}

function formOf({ person }: SignedInVisit, body: FormBody, action: string): SentForm {
  return { id: fieldOf(body, 'formId'), action, holder: person.sessionId };
}
