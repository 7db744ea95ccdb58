import { type AccountState, quotaOf } from '#libs/accounts';
import type { Mail } from '../mail/mailer.js';
import { type MailPart, writeMail } from '../mail/write-mail.js';

/** Addresses that are safe in a command that an operator will paste: others may contain shell syntax. */
const SAFE_IN_A_SHELL = /^[\w.+-]+@[\w.-]+$/;

/** Tells an operator that an account requests a plan. In English, since operators read it, not owners. */
export function planRequestMail(to: string, plan: string, state: AccountState): Mail {
  const { email } = state.account;
  const command: MailPart[] = SAFE_IN_A_SHELL.test(email)
    ? ['To change its plan, run:', `npm run keys -- plan --account ${email} --plan ${plan}`]
    : [];
  const { plan: own, mostUsed } = quotaOf(state);
  const { used, requestsPerMonth } = mostUsed ?? { used: 0, ...own };
  return writeMail({
    to,
    language: 'en',
    subject: `Request for a larger plan: ${plan}`,
    footer: ['You receive this email because OPERATOR_MAIL names this address.'],
    parts: [
      `The account ${email} asks for the ${plan} plan.`,
      `It is on the ${own.name} plan. Its most used key has used ${used} of ${requestsPerMonth} requests in ${state.now.month}.`,
      ...command,
      'Reply to the owner at that address, whatever you decide.',
    ],
  });
}
