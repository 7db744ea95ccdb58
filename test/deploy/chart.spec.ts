import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadConfig, loadMcpConfig } from '#libs/config';
import { newCertificate } from '../support/new-certificate.js';
import { runIndexer } from '../../indexer/src/index.js';
import { Chart, type Container, KUBERNETES, podsOf, secretFiles } from './chart/render-chart.js';
import { knownVariables } from './support/known-variables.js';

const FOLDER = 'test/deploy/chart';
const VALUES = readdirSync(`${FOLDER}/values`).map(name => name.replace('.yaml', ''));
const valuesOf = (name: string) => ['--values', `${FOLDER}/values/${name}.yaml`];
const small = valuesOf('small');
const ingress = ['--set', 'ingress.enabled=true'];
const certificates = (api: string, dashboard: string) => [
  '--set',
  `ingress.tlsSecretNames.api=${api},ingress.tlsSecretNames.dashboard=${dashboard}`,
];
/** Variables of Node that the values add. */
const NOT_OURS = new Set(['NODE_EXTRA_CA_CERTS']);
const MOUNT = '/run/secrets/catalog';

let chart: Chart;
const rendered = new Map<string, string>();
beforeAll(async () => {
  chart = await Chart.open();
  await Promise.all(VALUES.map(async name => rendered.set(name, await chart.render(...valuesOf(name)))));
});

describe.each(VALUES)('The chart with the values %s', name => {
  it('has nothing that helm lint complains about', async () => {
    expect(await chart.lint(...valuesOf(name))).toBe('');
  });

  it('renders what was reviewed', () => {
    const file = `${FOLDER}/golden/${name}.yaml`;
    if (process.env.UPDATE_GOLDEN) writeFileSync(file, rendered.get(name)!);
    expect(rendered.get(name)).toBe(readFileSync(file, 'utf8'));
  });

  it('gives every process variables that exist, and that it accepts, secret ones as files that it has', () => {
    const known = knownVariables();
    for (const pod of podsOf(chart.read(rendered.get(name)!))) {
      const [container] = pod.containers;
      const names = container.env.map(variable => variable.name);
      expect(names.filter(variable => !known.has(variable) && !NOT_OURS.has(variable))).toEqual([]);
      const folder = writeSecrets(secretFiles(pod));
      const environment = environmentOf(container, folder);
      expect(() => (container.name === 'mcp' ? loadMcpConfig : loadConfig)(environment)).not.toThrow();
    }
  });
});

it.each(KUBERNETES)('what the chart renders is valid for Kubernetes %s', version => {
  const folder = mkdtempSync(join(tmpdir(), 'manifests-'));
  const files = VALUES.map(name => {
    const documents = rendered.get(name)!.split(/^---$/m);
    const builtIn = documents.filter(text => !text.includes('apiVersion: monitoring.coreos.com/'));
    writeFileSync(join(folder, `${name}.yaml`), builtIn.join('---'));
    return join(folder, `${name}.yaml`);
  });
  expect(chart.violations(files, version)).toBe('');
});

it.each([
  ['no values', [], /missing property 'PUBLIC_URL'/],
  ['a variable that does not exist', [...small, '--set', 'config.LOG_LEVLE=info'], /LOG_LEVLE/],
  ['a password in a URL', [...small, '--set', 'config.ELASTICSEARCH_URL=http://a:b@es'], /ELASTICSEARCH_URL/],
  ['a secret as a value', [...small, '--set', 'config.DASHBOARD_SECRET=abc'], /DASHBOARD_SECRET/],
  [
    'a process without what it needs',
    [...valuesOf('api-only'), '--set', 'dashboard.enabled=true'],
    /dashboard needs DASHBOARD_PUBLIC_URL/,
  ],
  [
    'a variable given twice',
    [...small, '--set', 'api.config.REDIS_URL=redis://r'],
    /REDIS_URL is in config and/,
  ],
  [
    'no database',
    [
      ...valuesOf('api-only'),
      '--set',
      'dashboard.enabled=true,config.DASHBOARD_PUBLIC_URL=https://developers.example.org',
    ],
    /dashboard needs DATABASE_URL/,
  ],
  [
    'a URL without TLS',
    [...small, '--set', 'config.PUBLIC_URL=http://catalog.example.org'],
    /config\.PUBLIC_URL must begin with https/,
  ],
  [
    'a path in the URL of the API',
    [...small, ...ingress, '--set', 'config.PUBLIC_URL=https://x.org/catalog'],
    /PUBLIC_URL must not have a path \(\/catalog\)/,
  ],
  [
    'an ingress without trusted proxies',
    [...small, ...ingress, '--set', 'config.TRUSTED_PROXIES='],
    /ingress\.enabled needs config\.TRUSTED_PROXIES/,
  ],
  [
    'one certificate for two hosts',
    [...small, ...ingress, ...certificates('catalog-tls', 'catalog-tls')],
    /a Secret of its own for each host/,
  ],
  [
    'a host without a certificate beside one with',
    [...small, ...ingress, '--set', 'ingress.tlsSecretNames.api=catalog-tls'],
    /no Secret for dashboard/,
  ],
  [
    'scaling without a request for processor time',
    [...small, '--set', 'api.autoscaling.enabled=true', '--set', 'api.resources.requests.cpu=null'],
    /needs api\.resources\.requests\.cpu/,
  ],
  ['a number out of bounds', [...small, '--set', 'config.MAX_CONNECTIONS=0'], /MAX_CONNECTIONS/],
  ['a setting that does not exist', [...small, '--set', 'api.replica=3'], /replica/],
])('the chart refuses %s', async (_, args, message) => {
  await expect(chart.render(...args)).rejects.toThrow(message);
});

describe('docs/kubernetes.md', () => {
  const page = readFileSync('docs/kubernetes.md', 'utf8');
  const [main, ...additional] = valuesIn(page);

  it('has values that the chart accepts', async () => {
    expect(additional).toHaveLength(3);
    for (const more of [[], ...additional.map(file => ['--values', file])])
      expect(await chart.render('--values', main!, ...more)).toContain('kind: Deployment');
  });

  it('makes every key of a Secret that its values name', () => {
    const named = [...readFileSync(main!, 'utf8').matchAll(/name: catalog, key: ([\w-]+)/g)].map(
      ([, key]) => key,
    );
    const made = [...page.matchAll(/--from-literal=([\w-]+)=/g)].map(([, key]) => key);
    expect(made.sort()).toEqual(named.sort());
  });
});

it('the job of the indexer says for each exit code whether another try may help', async () => {
  const help = new PassThrough();
  await runIndexer(['--help'], { environment: {}, stdout: help, stderr: help });
  const [, list = ''] = String(help.read()).split('Exit codes:');
  const codes = [...list.matchAll(/^ {2}(\d+) /gm)].map(([, code]) => Number(code)).filter(code => code > 0);
  const policy = readFileSync('deploy/helm/templates/indexer.yaml', 'utf8');
  const handled = [...policy.matchAll(/operator: In, values: \[(.*)\]/g)].flatMap(
    ([, values]) => JSON.parse(`[${values}]`) as number[],
  );
  expect(handled.sort()).toEqual(codes.sort());
});

/** What a Secret may contain; values of URLs that go with the other variables of the value sets. */
function writeSecrets(names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const { cert, key } = newCertificate();
  const text = (name: string) => {
    if (name.endsWith('KEY_FILE')) return key;
    if (name.endsWith('_FILE')) return cert;
    if (name === 'REDIS_URL')
      return names.includes('REDIS_SENTINEL_PASSWORD')
        ? 'rediss+sentinel://sentinels/primary'
        : 'rediss://redis';
    if (name === 'DATABASE_URL') return 'postgres://catalog@database/accounts';
    if (name === 'SMTP_URL') return 'smtps://mail';
    if (name === 'OTEL_EXPORTER_OTLP_HEADERS') return 'authorization=Bearer%20secret';
    return name === 'ELASTICSEARCH_URL' ? 'https://elasticsearch:9200' : 'c2VjcmV0'.repeat(5);
  };
  for (const name of names) writeFileSync(join(folder, name), text(name));
  return folder;
}

function environmentOf({ env }: Container, folder: string): Record<string, string> {
  return Object.fromEntries(env.map(({ name, value }) => [name, value.replace(MOUNT, folder)]));
}

/** The values that a page shows, as files. */
function valuesIn(page: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'values-'));
  const blocks = page.matchAll(/<!-- rendered by a test -->\n( *)```yaml\n(.*?)```/gs);
  return [...blocks].map(([, indent = '', text = ''], at) => {
    const file = join(folder, `${at}.yaml`);
    writeFileSync(file, text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));
    return file;
  });
}
