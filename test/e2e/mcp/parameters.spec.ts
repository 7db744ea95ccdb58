import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { format, resolveConfig } from 'prettier';
import { ID_FILTERS } from '../../../apps/mcp/src/index.js';
import { describeValues } from '../../../apps/mcp/src/tools/describe-values.js';
import { EXPANSION_FILTERS, GAME_FILTERS, PAGE } from '../../../apps/mcp/src/tools/parameters.js';
import { COMMITTED, readCommitted } from '../openapi/description.js';

const FILE = 'apps/mcp/src/generated/list-parameters.ts';
const HEADING = `// Generated from the OpenAPI description by \`npm run client:types\`. Do not edit.

/** The query parameters that tools offer, by operation: JSON Schema with short descriptions. */
export const LIST_PARAMETERS = `;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

interface Description {
  readonly paths: Record<string, { get: { operationId: string; parameters: Parameter[] } }>;
}

const described = parametersOfLists();

it('offers tools the parameters of the API’s description (`npm run client:types` writes them)', async () => {
  const source = `${HEADING}${JSON.stringify(described)} as const;\n`;
  const rendered = await format(source, { ...(await resolveConfig(FILE)), filepath: FILE });
  if (process.env.UPDATE_TYPES) writeFileSync(FILE, rendered);
  expect(readFileSync(FILE, 'utf8')).toBe(rendered);
});

it('knows what the ids in every filter belong to', () => {
  const parameters = Object.values(described).flatMap(list => Object.entries(list));
  const ofIds = parameters.filter(([, { description }]) => /^Ids? of /.test(description));
  expect([...new Set(ofIds.map(([name]) => name))].sort()).toEqual(Object.keys(ID_FILTERS).sort());
});

it('says of every parameter that tools take what it must be, and not only that it is a text', () => {
  const parameters = Object.entries({ ...GAME_FILTERS, ...EXPANSION_FILTERS, ...PAGE });
  const asTexts = parameters.filter(([name, schema]) => describeValues(name, schema) === 'a text');
  expect(asTexts).toEqual([]);
});

function parametersOfLists(): Record<string, Record<string, { readonly description: string }>> {
  const { paths } = JSON.parse(readCommitted(COMMITTED)) as Description;
  const lists = Object.values(paths)
    .filter(({ get }) => ['listGames', 'listExpansions', 'suggest'].includes(get.operationId))
    .map(({ get }) => [get.operationId, schemasOf(get.parameters)]);
  return Object.fromEntries(lists) as ReturnType<typeof parametersOfLists>;
}

function schemasOf(parameters: readonly Parameter[]): object {
  const query = parameters.filter(parameter => parameter.in === 'query');
  return Object.fromEntries(
    query.map(({ name, description, schema: { type, minimum, maximum, enum: values, pattern } }) => [
      name,
      {
        // Assistants write lists with commas, as the API reads them.
        type: type === 'integer' ? 'integer' : 'string',
        minimum,
        maximum,
        enum: values,
        pattern,
        description: briefly(description),
      },
    ]),
  );
}

/** The first sentence. Assistants read the descriptions of all parameters, and what slugs are called ids there. */
function briefly(description: string): string {
  const [sentence = ''] = description.replaceAll('`', '').split(/[.:] |[.:]$/);
  return sentence.replace(/^Slug/, 'Id');
}
