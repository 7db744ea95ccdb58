import type { Parameter } from './reference.js';

/** Longer lists of values are described in words. */
const MAX_VALUES_SHOWN = 6;

/** What kind of value a parameter takes, in a word or two. */
export function typeWords({ schema: { type, enum: values } }: Parameter): string {
  const kind = typeof type === 'string' ? type : type?.[0];
  if (kind === 'integer') return 'whole number';
  if (kind === 'array') return 'list';
  return values !== undefined && values.length <= MAX_VALUES_SHOWN ? 'one of' : 'text';
}

/** Bounds and default of a parameter, or an example when it has no bounds that are useful to people. */
export function limitWords({ schema, example }: Parameter): string {
  const { minimum, maximum, maxLength, default: usual, enum: values } = schema;
  if (values !== undefined && values.length <= MAX_VALUES_SHOWN) return values.join(', ');
  if (minimum !== undefined && maximum !== undefined) {
    const range = `${signed(minimum)} to ${maximum.toLocaleString('en-US').replace(/^(\d),(\d{3})$/, '$1$2')}`;
    return usual === undefined ? range : `${range}, default ${asInUrl(usual)}`;
  }
  const shown = example ?? schema.example ?? schema.examples?.[0];
  if (shown !== undefined) return `Example: ${asInUrl(shown)}`;
  return maxLength === undefined ? '' : `up to ${maxLength.toLocaleString('en-US')} characters`;
}

/** A value as one writes it into a URL; several are separated by commas. */
function asInUrl(value: unknown): string {
  if (Array.isArray(value)) return value.map(asInUrl).join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
