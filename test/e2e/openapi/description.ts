import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** The committed description: what a service without any configuration serves. */
export const COMMITTED = join(ROOT, 'openapi.json');
/** The file with what clients rely on: the committed description without its texts and examples. */
export const BASELINE = join(ROOT, 'docs/openapi/v1.baseline.json');

export const REDOCLY_RULES = join(ROOT, 'docs/openapi/redocly.yaml');
export const SPECTRAL_RULES = join(ROOT, 'docs/openapi/spectral.yaml');

/** Whether `npm run openapi` runs the specs, which then write the files that they otherwise compare with. */
export const IS_UPDATE = process.env.UPDATE_OPENAPI === '1';

/** What to do when a committed file differs. */
export const HINT =
  'The committed description differs from what the service serves: run npm run openapi, and commit the files.';

export function readCommitted(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

export function writeCommitted(file: string, text: string): void {
  writeFileSync(file, text);
}

export function render(document: unknown): string {
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

/** Members that are only for people. */
const FOR_PEOPLE = new Set(['description', 'summary', 'example', 'examples', 'externalDocs', 'contact']);

/** Some of a few words, separated by commas. */
const WORDS = /^\^\((?<words>[\w|]+)\)\(,\(\k<words>\)\)\{0,\d+\}\$$/;

/**
 * The description without the members that are only for people; schema properties with such names stay. A pattern of
 * words is written as the list of words that it is: one more of them breaks no client, but any other pattern might.
 */
export function withoutTexts(value: unknown, isNameMap = false): unknown {
  if (Array.isArray(value)) return value.map(item => withoutTexts(item));
  if (typeof value !== 'object' || value === null) return value;
  const words = 'pattern' in value ? WORDS.exec(String(value.pattern))?.groups?.words : undefined;
  if (words !== undefined) return { type: 'array', items: { enum: words.split('|') } };
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isNameMap || !FOR_PEOPLE.has(name))
      .map(([name, member]) => [name, withoutTexts(member, !isNameMap && name === 'properties')]),
  );
}
