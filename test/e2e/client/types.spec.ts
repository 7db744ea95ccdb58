import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { COMMITTED, readCommitted } from '../openapi/description.js';

const FILE = 'libs/client/src/api-types.ts';
const HEADING = '// Generated from the OpenAPI description by `npm run client:types`. Do not edit.\n\n';

it('has the types of the API’s description (`npm run client:types` writes them)', async () => {
  const description = JSON.parse(readCommitted(COMMITTED)) as OpenAPI3;
  const types = astToString(await openapiTS(description, { immutable: true, alphabetize: true }));
  const rendered = await format(HEADING + types, { ...(await resolveConfig(FILE)), filepath: FILE });
  if (process.env.UPDATE_TYPES) writeFileSync(FILE, rendered);
  expect(readFileSync(FILE, 'utf8')).toBe(rendered);
});
