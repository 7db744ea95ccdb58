import { isWithin } from './max-characters.js';
import type { FaultCode } from './parameter-faults.js';

/** What may be wrong with a text that is taken for a slug. */
interface SlugFault {
  readonly code: FaultCode;
  readonly isIn: (text: string) => boolean;
  /** One sentence about the text in quotes. */
  readonly detail: (quoted: string) => string;
}

/** The faults of a slug without a comma, alone or in a list. Any other text is accepted: an unknown slug finds nothing. */
export function slugFaults(maxLength: number): readonly SlugFault[] {
  return [
    {
      code: 'white_space',
      isIn: text => text !== text.trim(),
      detail: quoted => `${quoted} has white space around it, which no slug has; remove it.`,
    },
    {
      code: 'too_long',
      isIn: text => !isWithin(maxLength, text),
      detail: quoted => `${quoted} is longer than ${maxLength} characters, which no slug is.`,
    },
  ];
}

/**
 * The same for the OpenAPI description: 1 to `maxLength` characters, no comma, no white space around them. `trim()`
 * removes a byte order mark as well, which is no white space in every programming language.
 */
export function slugPattern(maxLength: number): string {
  const outer = '[^,\\s\\ufeff]';
  return `${outer}(?:[^,]{0,${maxLength - 2}}${outer})?`;
}
