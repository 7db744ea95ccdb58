import type { UsageRow } from '#libs/accounts';
import { costOf, type Day, type Month } from '#libs/admission';
import { STATUS_GROUPS, type StatusGroup, statusGroupOf } from './status-group.js';

export type GroupCounts = Readonly<Record<StatusGroup, number>>;

/** Requests of some days, added up in every way that the page shows. */
export interface UsageSummary {
  readonly requests: number;
  readonly counted: number;
  readonly notCounted: number;
  /** 401 and 403: not among the client errors that count. */
  readonly unauthorized: number;
  readonly notAllowed: number;
  readonly byGroup: GroupCounts;
  /** Days without requests are left out. */
  readonly byDay: ReadonlyMap<Day, GroupCounts>;
  /** Months without requests are left out. */
  readonly byMonth: ReadonlyMap<Month, GroupCounts>;
  /** The most used first; those of paths without a route last. */
  readonly byRoute: readonly { readonly route: string; readonly requests: number }[];
  readonly byKey: ReadonlyMap<string, { readonly requests: number; readonly counted: number }>;
}

export function summarizeUsage(rows: readonly UsageRow[]): UsageSummary {
  const requests = sum(rows);
  const counted = sum(rows.filter(isCounted));
  return {
    requests,
    counted,
    notCounted: requests - counted,
    unauthorized: sum(rows.filter(({ status }) => status === '401')),
    notAllowed: sum(rows.filter(({ status }) => status === '403')),
    byGroup: countGroups(rows),
    byDay: groupsBy(rows, ({ day }) => day),
    byMonth: groupsBy(rows, ({ day }) => day.slice(0, 7)),
    byRoute: [...Map.groupBy(rows, ({ route }) => route)]
      .map(([route, of]) => ({ route, requests: sum(of) }))
      .sort((one, other) => order(one.route, other.route) || other.requests - one.requests),
    byKey: new Map(
      [...Map.groupBy(rows, ({ keyId }) => keyId)].map(([keyId, of]) => [
        keyId,
        { requests: sum(of), counted: sum(of.filter(isCounted)) },
      ]),
    ),
  };
}

export function totalOf(counts: GroupCounts): number {
  return STATUS_GROUPS.reduce((total, group) => total + counts[group], 0);
}

/** Whether requests that ended so count toward the quota. */
export function isCounted({ status }: Pick<UsageRow, 'status'>): boolean {
  return costOf(Number(status)).quota > 0;
}

/** Requests that have something in common, by the status they ended with. */
export function groupsBy<Row extends Pick<UsageRow, 'status' | 'count'>, Common>(
  rows: readonly Row[],
  common: (row: Row) => Common,
): ReadonlyMap<Common, GroupCounts> {
  return new Map([...Map.groupBy(rows, common)].map(([one, of]) => [one, countGroups(of)]));
}

function countGroups(rows: readonly Pick<UsageRow, 'status' | 'count'>[]): GroupCounts {
  const counts = Object.fromEntries(STATUS_GROUPS.map(group => [group, 0])) as Record<StatusGroup, number>;
  for (const { status, count } of rows) counts[statusGroupOf(status)] += count;
  return counts;
}

function sum(rows: readonly UsageRow[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

function order(one: string, other: string): number {
  return Number(isRoute(other)) - Number(isRoute(one));
}

/** Whether requests are recorded under a route; requests for paths that no route serves share another name. */
export function isRoute(name: string): boolean {
  return name.startsWith('/');
}
