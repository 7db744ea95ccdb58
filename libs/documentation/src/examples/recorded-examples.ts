import { readFile } from 'node:fs/promises';
import { fillPlaceholders } from '../fill-placeholders.js';
import type { Site } from '../pages/site-paths.js';

/** An answer of the service that was recorded by a spec (`npm run openapi`), and is compared in every later run. */
export interface RecordedExample {
  /** Its name in the description. */
  readonly name: string;
  /** The request with this answer, or what happened before it. One line. */
  readonly summary: string;
  /** Header fields that belong to this answer in particular. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The whole body. */
  readonly value: unknown;
}

export interface RecordedExamples {
  /** Bodies of 200, by the id of the operation. */
  readonly operations: Readonly<Record<string, readonly RecordedExample[]>>;
  /** Bodies of errors, by code; the first one of each is the usual one. */
  readonly problems: Readonly<Record<string, readonly RecordedExample[]>>;
}

/** Reads the recorded answers once, at startup. Addresses in them become those of this service. */
export async function readExamples({ dashboardUrl, errorsUrl }: Site): Promise<RecordedExamples> {
  const addresses = { dashboard: dashboardUrl, errors: errorsUrl };
  const read = async (name: string): Promise<unknown> => {
    const text = await readFile(new URL(`${name}.json`, import.meta.url), 'utf8');
    return JSON.parse(fillPlaceholders(text, addresses));
  };
  const [operations, problems] = await Promise.all([read('operations'), read('problems')]);
  return { operations, problems } as RecordedExamples;
}

/** Examples as an OpenAPI media type lists them; nothing when there are none. */
export function describeExamples(examples: readonly RecordedExample[]): object {
  if (examples.length === 0) return {};
  const named = examples.map(({ name, summary, value }) => [name, { summary, value }]);
  return { examples: Object.fromEntries(named) as object };
}
