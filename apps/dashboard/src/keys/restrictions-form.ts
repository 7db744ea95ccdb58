import { InvalidRestrictions, type KeyRestrictions, type RestrictionFault } from '#libs/accounts';
import type { Flash } from '../request-context/flashes.js';

/** The four fields as a form sends them; what is empty restricts nothing. */
export interface RestrictionFields {
  /** Separated by white space or commas, like the networks. */
  readonly origins: string;
  readonly networks: string;
  readonly rate: string;
  readonly quota: string;
}

/** What was entered, for the accounts library to check. */
export function readFields({ origins, networks, rate, quota }: RestrictionFields): KeyRestrictions {
  return {
    origins: splitList(origins),
    networks: splitList(networks),
    ratePerSecond: readLimit(rate),
    requestsPerMonth: readLimit(quota),
  };
}

/** The fields that show these restrictions. */
export function toFields(restrictions: KeyRestrictions): RestrictionFields {
  return {
    origins: restrictions.origins.join('\n'),
    networks: restrictions.networks.join('\n'),
    rate: String(restrictions.ratePerSecond ?? ''),
    quota: String(restrictions.requestsPerMonth ?? ''),
  };
}

function splitList(text: string): string[] {
  return text.split(/[\s,]+/).filter(entry => entry !== '');
}

/** Anything but digits is no number: `1.500` would be another one in every second language. */
function readLimit(text: string): number | null {
  const digits = text.trim();
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

const INVALID = 'invalid-restrictions';
/** Characters of an entry, each at most six bytes of JSON: four faults are within what a flash has room for. */
const MAX_ENTRY = 100;

/** What was entered, to be shown again. */
export function enteredFields({
  origins,
  networks,
  rate,
  quota,
}: RestrictionFields): Record<keyof RestrictionFields, string> {
  return { origins, networks, rate, quota };
}

/**
 * What is wrong with restrictions, for the page of their form: of each field the first fault.
 * @returns `undefined` for any other error
 */
export function restrictionsRefusal(
  error: unknown,
  entered: Readonly<Record<string, string>>,
): Flash | undefined {
  if (!(error instanceof InvalidRestrictions)) return undefined;
  const first = new Map(error.faults.toReversed().map(fault => [fault.field, fault]));
  const faults = [...first.values()].map(fault => ({ ...fault, entry: fault.entry.slice(0, MAX_ENTRY) }));
  return { code: INVALID, values: entered, faults };
}

/** The faults that {@link restrictionsRefusal} left, by field. */
export function faultsIn(flash: Flash | undefined): Partial<Record<keyof KeyRestrictions, RestrictionFault>> {
  if (flash?.code !== INVALID) return {};
  const faults = (flash.faults ?? []) as RestrictionFault[];
  return Object.fromEntries(faults.map(fault => [fault.field, fault]));
}
