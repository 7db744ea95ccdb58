import { KEY_VARIABLE } from '../keys/samples.js';
import type { Words } from '../language/words.js';

/** Every operation that has a title in each language. */
export type OperationPath = keyof Words['tryIt']['operations'];

/** An operation of the API, as far as a form needs to know it. */
export interface Operation {
  /** Below the API's address, as the description writes it: `/games/{slug}`. */
  readonly path: OperationPath;
  readonly parameters: readonly OperationParameter[];
}

export interface OperationParameter {
  readonly name: string;
  readonly place: 'path' | 'query';
  readonly required?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  /** The only possible values. */
  readonly choices?: readonly string[];
  readonly example?: string;
}

/** Values of parameters by their names; those without a value are left out. */
export type Values = ReadonlyMap<string, string>;

/** The address of a request. */
export function addressOf(apiUrl: string, { path, parameters }: Operation, values: Values): string {
  const query = new URLSearchParams();
  let filled: string = path;
  for (const { name, place } of parameters) {
    const value = values.get(name);
    if (value === undefined) continue;
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else query.set(name, value);
  }
  const text = query.toString();
  return apiUrl + filled + (text === '' ? '' : `?${text}`);
}

/** The same request for a terminal; the key comes from a variable, so that it is not in the history of the shell. */
export function curlCommand(address: string): string {
  return `curl -H "Authorization: Bearer $${KEY_VARIABLE}" \\\n  '${address.replaceAll("'", '%27')}'`;
}
