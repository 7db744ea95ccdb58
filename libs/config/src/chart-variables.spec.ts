import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { format, resolveConfig } from 'prettier';
import { type Variable, VARIABLE_GROUPS } from './variables.js';

const CHART = 'deploy/helm';

/** Which processes of the chart use which variables. */
const USES = `${CHART}/files/variables.yaml`;
/** The schema of the values, of which two definitions are made from the variables. */
const SCHEMA = `${CHART}/values.schema.json`;

const PROCESSES = ['api', 'dashboard', 'mcp', 'indexer', 'accounts'] as const;

/** Not for values: the chart decides these, or there is always an engine, or standard streams are not served. */
const NOT_SET = [
  ...['PORT', 'METRICS_PORT', 'DASHBOARD_PORT', 'DASHBOARD_METRICS_PORT', 'MCP_PORT', 'MCP_METRICS_PORT'],
  ...['DATA_DIR', 'CATALOG_SOURCE', 'BGC_API_URL', 'BGC_API_KEY'],
];
/** The API opens the accounts database only when everything is embedded. Elsewhere it must not know it. */
const NOT_OF_THE_API = ['DATABASE_URL'];

const variables: readonly (readonly [string, Variable])[] = Object.values(VARIABLE_GROUPS)
  .flatMap(Object.entries)
  .filter(([name]) => !NOT_SET.includes(name));

it('are given by the chart to the processes that use them', () => {
  const lines = variables.map(([name, { usedBy }]) => {
    const users = PROCESSES.filter(
      process => usedBy.includes(process) && !(process === 'api' && NOT_OF_THE_API.includes(name)),
    );
    return `${name}: [${users.join(', ')}]\n`;
  });
  const head = '# Made from libs/config/src/variables.ts by `npm run golden:update`.\n';
  if (process.env.UPDATE_GOLDEN) writeFileSync(USES, head + lines.join(''));
  expect(readFileSync(USES, 'utf8')).toBe(head + lines.join(''));
});

it('can all be set in values of the chart, secret ones by their Secrets alone', async () => {
  const schema = JSON.parse(readFileSync(SCHEMA, 'utf8')) as Schema;
  const open = variables.filter(([name, variable]) => !isSecret(name, variable));
  const hidden = variables.filter(([name, variable]) => isSecret(name, variable) || isUrl(variable));
  const config = definition(open.map(([name, variable]) => [name, typeOf(variable)]));
  const secrets = definition(hidden.map(([name]) => [name, { $ref: '#/$defs/secretKey' }]));
  if (process.env.UPDATE_GOLDEN) {
    Object.assign(schema.$defs.config, config);
    Object.assign(schema.$defs.secrets, secrets);
    const options = { ...(await resolveConfig(SCHEMA)), filepath: SCHEMA };
    writeFileSync(SCHEMA, await format(JSON.stringify(schema, null, 2), options));
  }
  expect(schema.$defs.config).toMatchObject(config);
  expect(schema.$defs.secrets).toMatchObject(secrets);
  const names = new Set([config, secrets].flatMap(Object.values).flatMap(Object.keys));
  expect(names.size).toBe(variables.length);
});

interface Schema {
  readonly $defs: { readonly config: object; readonly secrets: object };
}

/** What is a file for the process is a Secret for Kubernetes, certificates included. */
function isSecret(name: string, { minLength, form }: Variable): boolean {
  const isPostgres = form?.includes('postgres://') === true;
  return (
    minLength !== undefined || isPostgres || /PASSWORD|CLIENT_SECRET|API_KEY|OTLP_HEADERS|_FILE$/.test(name)
  );
}

/** A URL that may have a user and a password: then it is a Secret. */
function isUrl({ form = '' }: Variable): boolean {
  return /user:password@|redis:\/\//.test(form);
}

function typeOf(variable: Variable): object {
  const { bounds } = variable;
  if (bounds !== undefined) return { type: 'integer', minimum: bounds[0], maximum: bounds[1] };
  if (variable.form === '`true`, `false`') return { enum: [true, false, 'true', 'false'] };
  return isUrl(variable) ? { type: 'string', pattern: '^[^@]*$' } : { type: 'string' };
}

/** Names of variables; those of providers (`<PROVIDER>_NAME`) as patterns. */
function definition(entries: readonly (readonly [string, object])[]): Record<string, object> {
  const isPattern = (name: string) => name.startsWith('<PROVIDER>');
  return {
    properties: Object.fromEntries(entries.filter(([name]) => !isPattern(name))),
    patternProperties: Object.fromEntries(
      entries
        .filter(([name]) => isPattern(name))
        .map(([name, type]) => [`^${name.replace('<PROVIDER>', '[A-Z][A-Z0-9]*')}$`, type]),
    ),
  };
}
