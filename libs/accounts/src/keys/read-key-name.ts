import { InvalidName } from '../registry-error.js';

const MAX_CHARACTERS = 100;

/** The name people give a key, without the spaces around it. @throws InvalidName */
export function readKeyName(text: string): string {
  const name = text.trim();
  const characters = [...name].length;
  if (characters < 1 || characters > MAX_CHARACTERS || /\p{Cc}/u.test(name)) throw new InvalidName();
  return name;
}
