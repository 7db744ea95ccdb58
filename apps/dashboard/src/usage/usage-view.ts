import type { AccountUsage, KeySummary, MailSettings, UsageRow } from '#libs/accounts';
import type { Day, HourUsage, Month } from '#libs/admission';
import type { SignedInContext } from '../request-context/context.decorator.js';
import type { UsagePeriod } from './read-usage-period.js';
import { summarizeUsage, type UsageSummary } from './summarize-usage.js';

/** Everything that the page of usage shows. */
export interface UsageView {
  readonly context: SignedInContext;
  readonly period: UsagePeriod;
  readonly today: Day;
  readonly nowMs: number;
  /** The keys that existed by the end of the period, the oldest first. */
  readonly keys: readonly KeySummary[];
  /** The key that is shown alone. */
  readonly key: KeySummary | undefined;
  readonly summary: UsageSummary;
  /** Of the keys that are shown, when it is a single day of the last month. */
  readonly hours: readonly HourUsage[];
  /** Quota and limiter's count, in the view of a month. */
  readonly account: AccountUsage | undefined;
  /** Which mails the owner gets, and when. */
  readonly mails: MailSettings;
  /** That can be chosen, the latest first. */
  readonly months: readonly Month[];
}

/** @param rows of all keys */
export function usageViewOf(view: Omit<UsageView, 'summary'>, rows: readonly UsageRow[]): UsageView {
  const { key } = view;
  const isShown = ({ keyId }: { readonly keyId: string }) => key === undefined || keyId === key.keyId;
  return { ...view, summary: summarizeUsage(rows.filter(isShown)), hours: view.hours.filter(isShown) };
}
