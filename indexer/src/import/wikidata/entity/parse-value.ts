import type { Value } from './entity.js';

const ENTITY = /^https?:\/\/www\.wikidata\.org\/entity\/(Q[1-9]\d*)$/;
const AMOUNT = /^[+-]?\d+(\.\d+)?$/;

/** What a main snak says; `undefined` when it has no value, or one of a kind that is not read. */
export function parseValue({ snaktype, datavalue }: Readonly<Record<string, unknown>>): Value | undefined {
  if (snaktype !== 'value' || typeof datavalue !== 'object' || datavalue === null) return undefined;
  const { type, value } = datavalue as Readonly<Record<string, unknown>>;
  if (type === 'string') return typeof value === 'string' ? { kind: 'text', text: value } : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = value as Readonly<Record<string, unknown>>;
  switch (type) {
    case 'wikibase-entityid':
      return itemValue(parts);
    case 'monolingualtext':
      return titleValue(parts);
    case 'quantity':
      return quantityValue(parts.amount, parts.unit, parts.lowerBound, parts.upperBound);
    case 'time':
      return timeValue(parts.time, parts.precision);
    default:
      return undefined;
  }
}

/** The id of an item from its address; `undefined` for anything else, such as the address of an unknown value. */
export function itemOf(address: string): string | undefined {
  return ENTITY.exec(address)?.[1];
}

/** @param unit the address of an item, or `1` */
export function quantityValue(
  amount: unknown,
  unit: unknown,
  lowerBound?: unknown,
  upperBound?: unknown,
): Value | undefined {
  const number = amountOf(amount);
  if (number === undefined || typeof unit !== 'string') return undefined;
  const unitId = unit === '1' ? unit : itemOf(unit);
  if (unitId === undefined) return undefined;
  const lower = amountOf(lowerBound);
  const upper = amountOf(upperBound);
  return {
    kind: 'quantity',
    amount: number,
    unit: unitId,
    ...(lower !== undefined && upper !== undefined && { bounds: { lower, upper } }),
  };
}

function amountOf(text: unknown): number | undefined {
  return typeof text === 'string' && AMOUNT.test(text) ? Number(text) : undefined;
}

export function timeValue(time: unknown, precision: unknown): Value | undefined {
  if (typeof time !== 'string' || typeof precision !== 'number') return undefined;
  return { kind: 'time', time, precision };
}

/** Documents of 2015 have the number alone. */
function itemValue({ id, 'numeric-id': number, 'entity-type': type }: Readonly<Record<string, unknown>>) {
  if (typeof id === 'string') return id.startsWith('Q') ? ({ kind: 'item', id } as const) : undefined;
  if (typeof number !== 'number' || (type !== undefined && type !== 'item')) return undefined;
  return { kind: 'item', id: `Q${number}` } as const;
}

function titleValue({ text, language }: Readonly<Record<string, unknown>>): Value | undefined {
  if (typeof text !== 'string' || typeof language !== 'string') return undefined;
  return { kind: 'title', text, language };
}
