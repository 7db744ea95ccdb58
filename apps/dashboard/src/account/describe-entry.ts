import { type AuditEntry, ORIGIN_LIFE_MS } from '#libs/accounts';
import { formatMoment, formatNumber } from '../language/formats.js';
import { nameDevice } from '../language/name-device.js';
import type { RequestContext } from '../request-context/request-context.js';
import { planTitle } from '../view/plan-title.js';

/** What is recorded of an action beyond its name, in the language of the visitor; `undefined` if there is nothing. */
export function describeEntry(
  { words: { activity }, language }: Pick<RequestContext, 'words' | 'language'>,
  { action, at, detail }: AuditEntry,
): string | undefined {
  // Details are recorded in English; their moments and names are not.
  const [moment] = /\d{4}-\d\d-\d\dT[\d:.]+Z/.exec(detail) ?? [];
  switch (action) {
    case 'key-rotated':
      if (moment === undefined) return undefined;
      return moment <= at
        ? activity.oldSecretsEnded
        : activity.oldSecretUntil(formatMoment(language, moment));
    case 'key-expiry-changed':
      return moment === undefined ? activity.neverExpires : activity.expires(formatMoment(language, moment));
    case 'key-renamed':
      return activity.newName(detail);
    case 'key-revoked':
      return activity.stopped;
    case 'signed-in':
      return detail === 'link' ? activity.link : activity.withProvider(detail);
    case 'plan-changed':
      return detail.split(' to ').map(planTitle).join(' → ');
    case 'plan-requested':
      return planTitle(detail);
    case 'account-reopened':
      return activity.carriedOver;
    case 'refusals-noticed':
      return activity.refused(formatNumber(language, Number(detail)), Number(detail));
    default:
      return undefined;
  }
}

/** From where, or by whom, something was done; `undefined` if that is not kept, or no longer. */
export function describeOrigin(
  { words }: Pick<RequestContext, 'words'>,
  { action, at, keyId, origin }: AuditEntry,
): string | undefined {
  const { activity } = words;
  if (origin !== null) return `${nameDevice(words, origin)} · ${origin.network}`;
  if (action === 'refusals-noticed' || action === 'account-reopened') return activity.automatic;
  // Owners change keys in a browser.
  const isKept = Date.now() - Date.parse(at) < ORIGIN_LIFE_MS;
  return action === 'plan-changed' || (keyId !== null && isKept) ? activity.byOperator : undefined;
}
