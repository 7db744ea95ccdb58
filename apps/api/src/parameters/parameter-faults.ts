import type { ValidationOptions } from 'class-validator';
import { quote } from '../problems/quote.js';

/** Codes of what can be wrong with a parameter. Part of the contract: added, never renamed. */
export const FAULT_CODES = {
  unknown_parameter: 'no such parameter on this route',
  repeated_parameter: 'given more than once',
  missing_parameter: 'not given, although the route or another parameter needs it',
  empty_parameter: 'given without a value',
  api_key_in_url: 'an API key, which belongs in a header',
  not_an_integer: 'not a whole number in plain decimal digits',
  out_of_range: 'a whole number outside the range',
  invalid_range: 'one end of a range that ends before it starts',
  too_many_values: 'more values, separated by commas, than are allowed',
  empty_value: 'a list with an empty value: nothing before or after a comma',
  white_space: 'a slug with white space around it, after a comma for example',
  invalid_term: 'a term that excludes one of several values',
  repeated_value: 'a list that has a value more than once',
  too_long: 'longer than 200 characters',
  not_an_id: 'not an id of that catalog',
  unknown_language: 'not an ISO 639-1 code',
  not_one_of: 'not one of the possible values',
  not_together: 'a parameter that does not go together with another one of the request',
  garbled: 'a cursor that this API did not make',
  other_query: 'a cursor of another list, other filters, another order or another q',
  expired: 'a cursor of a generation of the catalog that is no longer kept',
} as const;

export type FaultCode = keyof typeof FAULT_CODES;

/** One thing that is wrong with one parameter. */
export interface ParameterFault {
  readonly parameter: string;
  readonly code: FaultCode;
  /** What is wrong and how to correct it, in one sentence. */
  readonly detail: string;
}

/** How a rule of a request class reports a value, as the context of that rule. */
export interface FaultReport {
  readonly code: FaultCode;
  /** One sentence about what was sent; `undefined` where another rule of the parameter says what is wrong. */
  readonly detail: (sent: string) => string | undefined;
}

/**
 * The options of a class-validator rule: what it reports when it is violated. The sentence is about the text that was
 * sent, whatever it was converted to.
 */
export function faultOf(
  code: FaultCode,
  detail: (quoted: string, sent: string) => string | undefined,
): ValidationOptions {
  const context: FaultReport = { code, detail: sent => detail(quote(sent), sent) };
  // Without any message there would be no context.
  return { message: code, context };
}
