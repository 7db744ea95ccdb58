import { readFile } from 'node:fs/promises';
import { addressesOf, fillAddresses, type Site } from '../addresses.js';

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

/** Recorded answers, by the id of their operation or by the code of their error. */
export type ExamplesByName = Readonly<Record<string, readonly RecordedExample[]>>;

export interface RecordedExamples {
  /** Bodies of 200. */
  readonly operations: ExamplesByName;
  /** Bodies of errors; the first one of each code is the usual one. */
  readonly problems: ExamplesByName;
}

/** Reads the recorded answers once, at startup. Addresses in them become those of this service. */
export async function readExamples(site: Site): Promise<RecordedExamples> {
  const [operations, problems] = await Promise.all(
    ['operations', 'problems'].map(async name => {
      const text = await readFile(new URL(`${name}.json`, import.meta.url), 'utf8');
      return JSON.parse(fillAddresses(text, addressesOf(site))) as ExamplesByName;
    }),
  );
  return { operations: operations ?? {}, problems: problems ?? {} };
}
