import { InvalidOverlap } from '../registry-error.js';

/** A secret that leaked must expire at some point, whatever overlap was requested. */
const MAX_OVERLAP_SECONDS = 30 * 86_400;

/** For how long a secret that is rotated out stays valid, in seconds. @throws InvalidOverlap */
export function readOverlap(seconds: number): number {
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > MAX_OVERLAP_SECONDS)
    throw new InvalidOverlap(MAX_OVERLAP_SECONDS);
  return seconds;
}
