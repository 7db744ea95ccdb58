import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { MAIL_TOPICS, type MailTopic } from '#libs/accounts';
import { SECRET } from '../configuration/configuration.module.js';

/** What a token allows: turning one topic of one account off, and nothing else. */
export interface Unsubscription {
  readonly accountId: string;
  readonly topic: MailTopic;
}

/** Signed tokens in mails, which work without signing in, and as long as the account exists. */
@Injectable()
export class UnsubscribeTokens {
  constructor(@Inject(SECRET) private readonly secret: string) {}

  sign(unsubscription: Unsubscription): string {
    const { accountId, topic } = unsubscription;
    return `${accountId}.${topic}.${this.signatureOf(unsubscription)}`;
  }

  /** @returns `undefined` for a token that was not signed here */
  read(token: string): Unsubscription | undefined {
    const [accountId = '', name, signature = ''] = token.split('.');
    const topic = MAIL_TOPICS.find(known => known === name);
    if (topic === undefined) return undefined;
    const expected = Buffer.from(this.signatureOf({ accountId, topic }));
    const given = Buffer.from(signature);
    const isValid = given.length === expected.length && timingSafeEqual(given, expected);
    return isValid ? { accountId, topic } : undefined;
  }

  private signatureOf({ accountId, topic }: Unsubscription): string {
    // Named, because the same secret also signs sessions and forms.
    const signed = JSON.stringify(['unsubscribe', accountId, topic]);
    return createHmac('sha256', this.secret).update(signed).digest('base64url');
  }
}
