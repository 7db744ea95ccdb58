import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import type { ExamplesByName, RecordedExample } from '#libs/documentation';
import { IS_UPDATE } from '../openapi/description.js';
import type { TestApi } from '../support/start-api.js';

const FOLDER = join(import.meta.dirname, '../../../libs/documentation/src/examples');

/** An example, as the description shows it: header fields are only on pages of errors. */
export type Example = Omit<RecordedExample, 'headers'>;

/** With `npm run openapi`, writes answers for the service to read when it starts the next time; otherwise nothing. */
export async function updateExamples(
  name: 'operations' | 'problems',
  record: () => Promise<ExamplesByName>,
): Promise<void> {
  if (!IS_UPDATE) return;
  const text = await format(JSON.stringify(await record()), { parser: 'json', printWidth: 110 });
  writeFileSync(join(FOLDER, `${name}.json`), text);
}

export interface DescribedResponse {
  readonly content?: Readonly<
    Record<
      string,
      { readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>> }
    >
  >;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly {
    readonly name?: string;
    readonly schema?: { readonly example?: unknown };
  }[];
  readonly responses: Readonly<Record<string, DescribedResponse>>;
}

export interface Description {
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  readonly components: { readonly responses: Readonly<Record<string, DescribedResponse>> };
}

export async function descriptionOf(api: TestApi): Promise<Description> {
  return (await api.request({ url: '/openapi.json' })).json<Description>();
}

/** The examples of a response, in the order of the description. */
export function examplesOf({ content = {} }: DescribedResponse): readonly Example[] {
  return Object.values(content).flatMap(({ examples = {} }) =>
    Object.entries(examples).map(([name, example]) => ({ name, ...example })),
  );
}
