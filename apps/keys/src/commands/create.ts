import { Command, InvalidArgumentError } from 'commander';
import { NO_RESTRICTIONS } from '#libs/accounts';
import type { Run } from '../command-result.js';
import { newKeyText } from '../new-key-text.js';
import {
  addRestrictionOptions,
  type RestrictionOptions,
  restrictionLines,
  restrictionsIn,
} from '../restriction-options.js';

interface CreateOptions extends RestrictionOptions {
  readonly account: string;
  readonly name: string;
  readonly plan?: string;
  readonly expires?: string;
}

export function createCommand(run: Run): Command {
  const command = new Command('create')
    .description('create a key, and the account with its first key; shows the key once')
    .requiredOption('--account <email>', 'email address of the account')
    .requiredOption('--name <name>', 'what the key is for, 1 to 100 characters')
    .option('--plan <plan>', 'put the account on this plan, as "keys plan" does; a new one starts on free')
    .option(
      '--expires <when>',
      'a date, a date with time, or a number of days such as 90d; without it the key never expires',
      readExpiry,
    );
  return addRestrictionOptions(command).action(
    ({ account, name, plan, expires, ...options }: CreateOptions) =>
      run(async ({ registry }) => {
        const restrictions = { ...NO_RESTRICTIONS, ...restrictionsIn(options) };
        const created = await registry.create({
          email: account,
          name,
          plan,
          expiresAt: expires,
          restrictions,
        });
        const text = newKeyText(created.key, [
          ['Key id', created.keyId],
          ['Name', created.name],
          ['Account', created.account],
          ['Plan', created.plan],
          ['Created', created.createdAt],
          ['Expires', created.expiresAt ?? 'never'],
          ...restrictionLines(created.restrictions),
        ]);
        const { refusal, ...json } = created;
        return { json, text, unpublished: !created.published, refusal };
      }),
  );
}

/** A day means its first moment in UTC. The registry later refuses dates in the past or too far in the future. */
function readExpiry(text: string): string {
  const days = /^(\d{1,5})d$/.exec(text)?.[1];
  if (days !== undefined) return new Date(Date.now() + Number(days) * 86_400_000).toISOString();
  if (!/^\d{4}-\d\d-\d\d(T\S+)?$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError('It must be like 2027-01-31, 2027-01-31T12:00:00Z or 90d.');
  return new Date(text).toISOString();
}
