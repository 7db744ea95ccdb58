import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KeyAlreadyExpired, KeyAlreadyRevoked, OwnKeys } from '#libs/accounts';
import { PageError } from '../http/page-error.js';
import { Form, Page, type SeeOther } from '../http/page.decorator.js';
import { Notices } from '../mail/notices.js';
import { ownerOf } from '../mail/owner-of.js';
import { Context, type SignedInContext } from '../request-context/context.decorator.js';
import { ownKey } from '../request-context/own-key.js';
import { RotationForm } from './key.forms.js';
import { deliveryOf, secretPath } from './key-delivery.js';
import { newKeyPage, OLD_SECRETS_ENDED, secretGonePage } from './new-key.page.js';
import { refusalOf } from './refusal-of.js';

const GONE = 410;

/** New secrets of a key, and the page that shows each of them once. */
@Controller('keys/:keyId')
export class SecretController {
  constructor(
    private readonly ownKeys: OwnKeys,
    private readonly notices: Notices,
  ) {}

  @Form('rotate')
  async rotate(
    @Context() context: SignedInContext,
    @Param('keyId') keyId: string,
    @Body() form: RotationForm,
  ): Promise<SeeOther> {
    const page = `/keys/${keyId}`;
    const overlapSeconds = Number(form.overlap);
    const delivery = deliveryOf(context, form, `${page}/rotate`);
    const { person } = context;
    try {
      const keys = this.ownKeys.of(person.accountId, context.origin);
      const { repeated } = await keys.rotateSealed(keyId, overlapSeconds, delivery);
      const { previousExpiresAt } = await keys.find(keyId);
      if (!repeated) this.notices.keyRotated(ownerOf(context, person), keyId, previousExpiresAt);
      const ended = overlapSeconds === 0 ? { code: OLD_SECRETS_ENDED, values: {} } : undefined;
      return context.seeOther(secretPath(keyId, delivery.requestId), ended);
    } catch (error) {
      // Perhaps it ended meanwhile: the page of the key shows it.
      if (error instanceof KeyAlreadyRevoked || error instanceof KeyAlreadyExpired)
        return context.seeOther(page);
      return context.seeOther(page, refusalOf(error, {}));
    }
  }

  /** The only page on which the text of a key is ever seen. Opening it again shows that it was seen. */
  @Page('secret/:requestId')
  async show(
    @Context() context: SignedInContext,
    @Param('keyId') keyId: string,
    @Param('requestId') requestId: string,
    @Req() { method }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    // A request that shows nothing must not use it up.
    if (method !== 'GET') throw new PageError('bad-request');
    const { person } = context;
    const keys = this.ownKeys.of(person.accountId);
    const text = await keys.openSealed(keyId, requestId, sealed => person.sealer.open(sealed, requestId));
    const key = ownKey(context, keyId);
    if (text !== undefined) return newKeyPage(context, key, text);
    void reply.code(GONE);
    return secretGonePage(context, key);
  }
}
