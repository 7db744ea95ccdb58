import { type Command, InvalidArgumentError } from 'commander';
import type { KeyRestrictions } from '#libs/accounts';

/** As the command line has them. */
export interface RestrictionOptions {
  readonly origin?: readonly string[];
  readonly network?: readonly string[];
  readonly rate?: Limit;
  readonly quota?: Limit;
}

/** What lifts a restriction, where its value would be. */
const ANY = 'any';
const PLAN = 'plan';

type Limit = number | typeof PLAN;

export function addRestrictionOptions(command: Command): Command {
  return command
    .option(
      '--origin <origins...>',
      `only for web pages of these, such as https://example.com or https://*.example.com; "${ANY}" for all`,
    )
    .option('--network <networks...>', `only from these, such as 192.0.2.0/24; "${ANY}" for all`)
    .option('--rate <n>', `requests in any second, at most those of the plan; "${PLAN}" for these`, readLimit)
    .option('--quota <n>', `requests in a calendar month (UTC); "${PLAN}" for those of the plan`, readLimit);
}

/** Those that the options name; the registry checks them. */
export function restrictionsIn({
  origin,
  network,
  rate,
  quota,
}: RestrictionOptions): Partial<KeyRestrictions> {
  return {
    ...(origin && { origins: unlessAny(origin) }),
    ...(network && { networks: unlessAny(network) }),
    ...(rate !== undefined && { ratePerSecond: unlessPlan(rate) }),
    ...(quota !== undefined && { requestsPerMonth: unlessPlan(quota) }),
  };
}

/** For people, a line for each restriction. */
export function restrictionLines({
  origins,
  networks,
  ratePerSecond,
  requestsPerMonth,
}: KeyRestrictions): [label: string, value: string][] {
  const limit = (own: number | null) => own?.toLocaleString('en') ?? 'those of the plan';
  return [
    ['Origins', origins.join(', ') || ANY],
    ['Networks', networks.join(', ') || ANY],
    ['Requests per second', limit(ratePerSecond)],
    ['Requests per month', limit(requestsPerMonth)],
  ];
}

function unlessAny(entries: readonly string[]): readonly string[] {
  return entries.length === 1 && entries[0] === ANY ? [] : entries;
}

function unlessPlan(limit: Limit): number | null {
  return limit === PLAN ? null : limit;
}

function readLimit(text: string): Limit {
  if (text === PLAN) return PLAN;
  if (!/^\d{1,12}$/.test(text)) throw new InvalidArgumentError(`It must be a whole number, or "${PLAN}".`);
  return Number(text);
}
