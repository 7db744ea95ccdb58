import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { loadConfig } from './load-config.js';
import { loadMcpConfig } from './mcp-config.js';
import { type Variable, VARIABLE_GROUPS } from './variables.js';

const DOCUMENT = 'docs/configuration.md';

const INTRODUCTION = `# Configuration

Every process is configured by its environment alone, which it reads once, at the start. An empty variable is not set. A process that finds a wrong value, or one that would have no effect, names every such variable, says how to
correct it, and ends. All processes but the MCP server check the variables of all, so they can share one environment. \`npm run config\` prints the
effective configuration, with secrets hidden.

Each value can also be read from a file: \`REDIS_URL_FILE=/run/secrets/redis\` instead of \`REDIS_URL\`.

This page is made from \`libs/config/src/variables.ts\` by \`npm run golden:update\`.
`;

const all: readonly (readonly [string, Variable])[] = Object.values(VARIABLE_GROUPS).flatMap(Object.entries);

it('are described in docs/configuration.md', () => {
  const sections = Object.entries(VARIABLE_GROUPS).map(([title, variables]) => {
    const rows = Object.entries(variables).map(([name, variable]) => row(name, variable));
    return `\n## ${title}\n\n| variable | means | default | accepted | used by |\n|---|---|---|---|---|\n${rows.join('')}`;
  });
  const document = INTRODUCTION + sections.join('');
  if (process.env.UPDATE_GOLDEN) writeFileSync(DOCUMENT, document);
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(document);
});

function row(name: string, variable: Variable): string {
  const { means, usedBy, unset } = variable;
  const standard = unset ?? (variable.default === undefined ? 'none' : `\`${variable.default}\``);
  return `| \`${name}\` | ${means} | ${standard} | ${accepted(variable)} | ${usedBy.join(', ')} |\n`;
}

function accepted({ bounds, minLength, form }: Variable): string {
  const numbers = bounds && `${bounds[0]} to ${bounds[1]}`;
  const secret = minLength && `at least ${minLength} characters`;
  return [numbers, secret, form].filter(Boolean).join(', ') || 'text';
}

it('are all read, and no others', () => {
  const names = all.map(([name]) => name);
  const read = new Set([...namesReadBy(loadConfig), ...namesReadBy(loadMcpConfig)]);
  expect([...read].sort()).toEqual([...names].sort());
});

it('are said to be used by the MCP server when it reads them', () => {
  const used = all.filter(([, { usedBy }]) => usedBy.includes('mcp')).map(([name]) => name);
  // It has the limits of a process as a whole.
  expect([...namesReadBy(loadMcpConfig)].sort()).toEqual([...used, 'ANSWER_CACHE_MB'].sort());
});

/** The variables that are asked for, each of which could be named by `_FILE` as well. */
function namesReadBy(load: (environment: Record<string, string | undefined>) => unknown): Set<string> {
  const asked = new Set<string>();
  const given = {
    SIGN_IN_PROVIDERS: 'acme',
    ACME_ISSUER: 'https://acme.example',
    ACME_CLIENT_ID: 'id',
    ACME_CLIENT_SECRET: 'secret',
  };
  load(
    new Proxy<Record<string, string>>(given, {
      get: (target, name: string) => {
        asked.add(name);
        return target[name];
      },
    }),
  );
  const names = [...asked].filter(name => asked.has(`${name}_FILE`));
  return new Set(names.map(name => name.replace(/^ACME_/, '<PROVIDER>_')));
}
