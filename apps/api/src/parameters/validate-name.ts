import { looksLikeApiKey, KEY_IN_URL } from '../request/looks-like-api-key.js';
import type { ParameterFault } from './parameter-faults.js';
import { suggestName } from './suggest-name.js';

/** Maximum length of a name that is repeated to the client. */
const MAX_NAME_LENGTH = 64;

/** What is wrong with a parameter before its value is looked at; `undefined` when nothing is. */
export function validateName(
  name: string,
  value: string | readonly string[],
  known: readonly string[],
): ParameterFault | undefined {
  if (!known.includes(name)) return unknownName(name, value, known);
  if (typeof value !== 'string')
    return {
      parameter: name,
      code: 'repeated_parameter',
      detail: `It is given ${value.length} times; give it once.`,
    };
  if (value === '')
    return {
      parameter: name,
      code: 'empty_parameter',
      detail: 'It has no value; write one, or omit the parameter if it is optional.',
    };
  return undefined;
}

function unknownName(
  name: string,
  value: string | readonly string[],
  known: readonly string[],
): ParameterFault {
  const parameter = cutName(name);
  if (looksLikeApiKey(name, value)) return { parameter, code: 'api_key_in_url', detail: KEY_IN_URL };
  const suggestion = suggestName(name, known);
  const remedy = suggestion === undefined ? possible(known) : `did you mean ${suggestion}?`;
  return { parameter, code: 'unknown_parameter', detail: `There is no such parameter here; ${remedy}` };
}

/** Cuts a long name, but keeps enough of it to be recognized. */
function cutName(name: string): string {
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
}

function possible(known: readonly string[]): string {
  return known.length === 0 ? 'this route takes none.' : `possible are ${known.join(', ')}.`;
}
