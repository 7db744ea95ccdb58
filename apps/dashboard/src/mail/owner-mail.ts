import { type MailDetails, type MailKind, mailTopicOf, type QueuedMail } from '#libs/accounts';
import { formatDay, formatMoment, formatNumber } from '../language/formats.js';
import { formatWholeShare } from '../language/period-formats.js';
import { isLanguage, type Language } from '../language/languages.js';
import { type Words, wordsOf } from '../language/words.js';
import { planTitle } from '../view/plan-title.js';
import type { Mail } from './mailer.js';
import type { UnsubscribeTokens } from './unsubscribe-tokens.js';
import { type MailPart, writeMail } from './write-mail.js';

export interface OwnerMailOptions {
  /** The name of the key that the mail is about, if it still exists. */
  readonly keyName: string | undefined;
  /** URL of the dashboard, without a trailing slash. */
  readonly publicUrl: string;
  readonly tokens: UnsubscribeTokens;
}

/** The text of a mail to the owner of an account, in the language of the account. */
export function ownerMail(queued: QueuedMail, { keyName, publicUrl, tokens }: OwnerMailOptions): Mail {
  const { email, accountId, kind, details } = queued;
  const language = isLanguage(queued.language) ? queued.language : 'en';
  const words = wordsOf(language);
  const key = showKey(words, details.keyId ?? '', keyName);
  const topic = mailTopicOf(kind);
  const unsubscribeUrl =
    topic && `${publicUrl}/unsubscribe?token=${encodeURIComponent(tokens.sign({ accountId, topic }))}`;
  const { subject, parts } = LETTERS[kind]({ words, language, details, key, publicUrl });
  return writeMail({
    ...{ to: email, language, subject, unsubscribeUrl },
    parts: [words.mail.hello, ...parts],
    footer: footerOf(words, topic, unsubscribeUrl),
  });
}

interface Context {
  readonly words: Words;
  readonly language: Language;
  readonly details: MailDetails;
  /** The key that the mail is about, as its owner knows it. */
  readonly key: string;
  readonly publicUrl: string;
}

interface Content {
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

const LETTERS: Readonly<Record<MailKind, (context: Context) => Content>> = {
  'key-created': context => aboutKey(context, context.words.mail.keyCreated),
  'key-rotated': context => {
    const { subject, lead } = context.words.mail.keyRotated;
    const sentences = [lead(context.key), ...fateOfOldSecrets(context)];
    return report(context, { subject: subject(context.key), lead: sentences.join(' ') });
  },
  'key-revoked': context => aboutKey(context, context.words.mail.keyRevoked),
  'key-restricted': context => aboutKey(context, context.words.mail.keyRestricted),
  'new-address': context => report(context, context.words.mail.newAddress),
  'new-provider': context => {
    const { subject, lead } = context.words.mail.newProvider;
    const { provider = '' } = context.details;
    return report(context, { subject: subject(provider), lead: lead(provider) });
  },
  refusals: context => {
    const { words, details, key, publicUrl } = context;
    const { subject, lead, rest, button } = words.mail.refusals;
    const url = `${publicUrl}/keys/${details.keyId ?? ''}`;
    return { subject: subject(key), parts: [lead(key, count(context, 'count')), rest, { button, url }] };
  },
  'quota-50': context => nearQuota(context, 50),
  'quota-60': context => nearQuota(context, 60),
  'quota-70': context => nearQuota(context, 70),
  'quota-80': context => nearQuota(context, 80),
  'quota-90': context => nearQuota(context, 90),
  'quota-100': context => {
    const { lead, ...words } = context.words.mail.quota100;
    return quota(context, words, lead(context.key, count(context, 'limit'), Number(context.details.limit)));
  },
  'expiry-7': context => expiry(context, context.words.mail.expiry.subject7),
  'expiry-1': context => expiry(context, context.words.mail.expiry.subject1),
  'plan-requested': ({ words, details }) => {
    const { subject, lead, rest } = words.mail.planRequested;
    const plan = planTitle(details.plan ?? '');
    return { subject: subject(plan), parts: [lead(plan), rest] };
  },
};

function aboutKey(context: Context, { subject, lead }: Words['mail']['keyCreated']): Content {
  return report(context, { subject: subject(context.key), lead: lead(context.key) });
}

/** Until when they work; nothing in a mail that was queued before this was recorded. */
function fateOfOldSecrets({ words: { created }, language, details: { oldWorksUntil } }: Context): string[] {
  if (oldWorksUntil === undefined) return [];
  return [oldWorksUntil === '' ? created.oldEnded : created.oldWorks(formatMoment(language, oldWorksUntil))];
}

/** What was done, from where, and what to do if another person did it. */
function report(
  { words: { mail, account }, language, details, publicUrl }: Context,
  { subject, lead }: { readonly subject: string; readonly lead: string },
): Content {
  return {
    subject,
    parts: [
      lead,
      { facts: originFacts(mail, language, details) },
      mail.check(account.endAll),
      { button: mail.checkButton, url: `${publicUrl}/account` },
    ],
  };
}

/** When and from where something was done, as far as it is known. */
export function originFacts(
  mail: Words['mail'],
  language: Language,
  { at, address, device }: MailDetails,
): readonly (readonly [label: string, value: string])[] {
  const facts = [
    [mail.when, at && formatMoment(language, at)],
    [mail.from, address],
    [mail.device, device],
  ] as const;
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

function expiry(
  { words, language, details, key, publicUrl }: Context,
  subject: (key: string) => string,
): Content {
  const { lead, rest, button } = words.mail.expiry;
  const moment = formatMoment(language, details.expiresAt ?? '');
  const url = `${publicUrl}/keys/${details.keyId ?? ''}`;
  return { subject: subject(key), parts: [lead(key, moment), rest, { button, url }] };
}

function nearQuota(context: Context, percent: number): Content {
  const { subject, lead, ...words } = context.words.mail.nearQuota;
  return quota(
    context,
    { ...words, subject: subject(formatWholeShare(context.language, percent / 100)) },
    lead(context.key, count(context, 'used'), count(context, 'limit')),
  );
}

function quota(
  { words: { mail }, language, details, publicUrl }: Context,
  { subject, rest, button }: Omit<Words['mail']['quota100'], 'lead'>,
  lead: string,
): Content {
  const explained = details.carriedOver ? [lead, mail.carriedOver] : [lead];
  const url = `${publicUrl}/usage`;
  return { subject, parts: [...explained, rest(resetDay(language, details)), { button, url }] };
}

function count({ language, details }: Context, name: string): string {
  return formatNumber(language, Number(details[name]));
}

/** The first day of the month after the one whose quota is meant. */
function resetDay(language: Language, { month = '' }: MailDetails): string {
  const [year = NaN, monthNumber = NaN] = month.split('-').map(Number);
  return formatDay(language, new Date(Date.UTC(year, monthNumber)));
}

function footerOf(
  { mail, account }: Words,
  topic: ReturnType<typeof mailTopicOf>,
  unsubscribeUrl: string | undefined,
): MailPart[] {
  if (topic === undefined || unsubscribeUrl === undefined) return [mail.security];
  return [mail.optional(account.topics[topic][0]), { link: mail.unsubscribe, url: unsubscribeUrl }];
}

/**
 * Without characters that addresses are made of, and with too few digits for a telephone number: a session in the wrong
 * hands must not write messages that lead elsewhere.
 */
const HARMLESS_NAME = /^(?!(.*\p{N}){5})[\p{L}\p{N} _'’()#&+-]{1,40}$/u;

/** The key as its owner knows it: by its name, if it is harmless, and by the beginning of its text. */
function showKey({ mail }: Words, keyId: string, name: string | undefined): string {
  const id = `bgc_${keyId}…`;
  return name !== undefined && HARMLESS_NAME.test(name) ? mail.key(name, id) : id;
}
