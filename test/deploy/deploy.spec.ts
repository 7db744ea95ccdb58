import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '#libs/config';
import { pythonEnvironment } from '../support/python-environment.js';
import {
  brokenComposeRules,
  composeServices,
  environmentOf,
  networksOf,
  publishedPorts,
  writableVolumes,
} from './compose-rules.js';
import { knownVariables } from './support/known-variables.js';

/** All of them: the newer generation of the tool shows no service of another profile. */
const PROFILES = 'tools,schedule,observability';

describe('docker-compose.yml', () => {
  it('is well-formed, and every container has its limits', () => {
    expect(brokenComposeRules(composeConfig())).toEqual([]);
  });

  it('gives the API no volume with accounts, sessions or anything else of another service', () => {
    const volumes = volumesByService();
    const ofOthers = [...volumes].filter(([name]) => name !== 'api').flatMap(([, theirs]) => theirs);
    const shared = volumes.get('api')?.filter(volume => ofOthers.includes(volume));
    expect([volumes.get('api'), shared]).toEqual([['api-data'], []]);
  });

  it('lets nothing but the dashboard reach the mail catcher, which shows sign-in links', () => {
    const networks = [...composeServices(composeConfig())].map(
      ([name, text]) => [name, networksOf(text)] as const,
    );
    const ofMails = new Map(networks).get('mail') ?? [];
    const neighbors = networks.filter(([, theirs]) => theirs.some(network => ofMails.includes(network)));
    expect(neighbors.map(([name]) => name)).toEqual(['dashboard', 'mail']);
  });

  it('keeps accounts in a volume that only the dashboard and the command for keys have', () => {
    const volumes = volumesByService();
    const [accounts] = volumes.get('dashboard') ?? [];
    expect([...volumes.keys()].filter(name => volumes.get(name)?.includes(accounts!))).toEqual([
      'dashboard',
      'keys',
    ]);
  });

  it('builds the image of the project once, and takes it from no registry', () => {
    const own = [...composeServices(composeConfig())].filter(([, text]) =>
      text.includes('image: board-game-catalog-api'),
    );
    expect(own.map(([name]) => name)).toEqual(['access', 'api', 'dashboard', 'indexer', 'keys', 'schedule']);
    const [first, ...others] = own.map(([, text]) => text);
    expect(first).toMatch(/^build:$/m);
    for (const text of others) {
      expect(text).not.toMatch(/^build:$/m);
      expect(text).toMatch(/^pull_policy: never$/m);
      // So the image is there before these are started.
      expect(text).toMatch(/^depends_on:\n(?: .*\n)*? {2}access:/m);
    }
  });

  it('loads the catalog that ships only where there is none', () => {
    const indexer = composeServices(composeConfig()).get('indexer');
    expect(indexer).toMatch(/^command:\n- run\n- --source\n- indexer\/seed\n- --if-empty$/m);
  });

  it.each([
    ['TRUSTED_PROXIES', ['api', 'dashboard'], '172.18.0.1'],
    ['LOG_LEVEL', ['api', 'dashboard'], 'warn'],
    ['PUBLIC_URL', ['api', 'dashboard'], 'https://catalog.example.org'],
    ['DASHBOARD_PUBLIC_URL', ['api', 'dashboard'], 'https://developers.example.org'],
    ['ERRORS_URL', ['api'], 'https://docs.example.org/errors'],
    ['SECURITY_CONTACT', ['api'], 'mailto:security@example.org'],
    ['MAIL_FROM', ['dashboard'], 'catalog@example.org'],
    ['OPERATOR_MAIL', ['dashboard'], 'operators@example.org'],
    ['PLAN_PRICES', ['dashboard'], 'On request.'],
  ])('gives %s to those who use it (%j), and they accept it', (name, users, value) => {
    const services = composeServices(composeConfig({ [name]: value }));
    const given = [...services].filter(([, text]) => environmentOf(text)[name] === value);
    expect(given.map(([service]) => service)).toEqual(users);
    for (const [, text] of given)
      expect(() => loadConfig(insideContainer(environmentOf(text)))).not.toThrow();
  });

  it('gives its own processes no variable that none of them knows', () => {
    const known = knownVariables().add('INTERVAL_SECONDS');
    const own = [...composeServices(composeConfig())].filter(([, text]) =>
      text.includes('board-game-catalog-api'),
    );
    const names = own.flatMap(([, text]) => Object.keys(environmentOf(text)));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter(name => !known.has(name))).toEqual([]);
  });

  it.each([
    ['SMTP_URL', ['dashboard']],
    ['DATABASE_URL', ['dashboard', 'keys']],
  ])('mounts the file with %s for those who use it, and shows its text to none', (name, users) => {
    const file = join(mkdtempSync(join(tmpdir(), 'secret-')), 'url');
    writeFileSync(file, 'smtps://catalog:hunter2@mail.example.org');
    const config = composeConfig({ [`${name}_FILE`]: file });
    expect(config).toContain(`file: ${file}\n`);
    expect(config).not.toContain('hunter2');
    const path = `/run/secrets/${name.toLowerCase().replace('_', '-')}`;
    const readers = [...composeServices(config)].filter(
      ([, text]) => environmentOf(text)[`${name}_FILE`] === path,
    );
    expect(readers.map(([service]) => service)).toEqual(users);
  });

  it('publishes as many ports as `up --scale api=2` needs, of which no other service has one', () => {
    const [, first = '', last = ''] =
      /API_PORTS=(\d+)-(\d+) docker compose up/.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
    const services = composeServices(composeConfig({ API_PORTS: `${first}-${last}` }));
    const published = [...services.values()].flatMap(publishedPorts).join();
    expect(published).toMatch(
      new RegExp(`127\\.0\\.0\\.1:${first}-${last}:3000|published: "?${first}-${last}`),
    );
    for (const port of [first, last])
      expect(published).not.toMatch(new RegExp(`127\\.0\\.0\\.1:${port}:|published: "?${port}"?$`, 'm'));
  });

  it('runs the indexer on a schedule so that it is told to stop like any other process', () => {
    const [, script = ''] = /^ +- (sleep .*)$/m.exec(readFileSync('docker-compose.yml', 'utf8')) ?? [];
    const folder = mkdtempSync(join(tmpdir(), 'node-'));
    // In place of the indexer: which process it is, and with what arguments.
    writeFileSync(join(folder, 'node'), '#!/bin/sh\necho $$ "$@"\n', { mode: 0o755 });
    const { pid, stdout } = spawnSync('sh', ['-c', script.replaceAll('$$', '$')], {
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env.PATH}`, INTERVAL_SECONDS: '0' },
    });
    expect(stdout).toBe(
      `${pid} dist/indexer/src/main.js run --source /catalog --prune --metrics-file /data/indexer.prom\n`,
    );
  });

  it('has a Prometheus that finds every process, and the alerts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'prometheus-'));
    const prometheus = composeServices(composeConfig()).get('prometheus') ?? '';
    for (const [, file = '', name = ''] of prometheus.matchAll(/(deploy\S+):\/etc\/prometheus\/(\S+?):ro/g))
      cpSync(file, join(folder, name));
    expect(outputOf('promtool', ['check', 'config', join(folder, 'prometheus.yml')])).toContain(
      'rules found',
    );
    const targets = readFileSync(join(folder, 'prometheus.yml'), 'utf8').matchAll(
      /names: \[(\w+)\], .*port: (\d+)/g,
    );
    const ports = [...composeServices(composeConfig())].flatMap(([name, text]) => {
      const { METRICS_PORT, DASHBOARD_METRICS_PORT } = environmentOf(text);
      const port = METRICS_PORT ?? DASHBOARD_METRICS_PORT;
      return port === undefined ? [] : [[name, port]];
    });
    expect([...targets].map(([, name, port]) => [name, port])).toEqual(ports);
  });
});

it('hadolint finds nothing wrong in the Dockerfile', async () => {
  const commands = await pythonEnvironment(join(import.meta.dirname, 'requirements.txt'));
  expect(outputOf(join(commands, 'hadolint'), ['Dockerfile'])).toBe('');
});

it('Node runs in the image with the flags of npm start, but for source maps, which the image has none of', () => {
  const print = `import { NODE_FLAGS } from './scripts/bootstrap/entry.mjs'; console.log(NODE_FLAGS.join(' '));`;
  const flags = outputOf('node', ['--input-type=module', '--eval', print]).replace(
    '--enable-source-maps ',
    '',
  );
  expect(readFileSync('Dockerfile', 'utf8')).toContain(`NODE_OPTIONS="${flags.trim()}"`);
});

/** What docker-compose makes of the file without any settings, which takes it a second. */
let withoutAny: string | undefined;

function composeConfig(environment?: NodeJS.ProcessEnv): string {
  if (environment !== undefined) return outputOf('docker-compose', ['config'], environment);
  return (withoutAny ??= outputOf('docker-compose', ['config']));
}

/** The volumes that each service may write to; `access` fills those of others and then ends. */
function volumesByService(): Map<string, string[]> {
  const services = [...composeServices(composeConfig())].filter(([name]) => name !== 'access');
  return new Map(services.map(([name, text]) => [name, writableVolumes(text)]));
}

/** The variables of a container, with files of this machine in place of those that are mounted. */
function insideContainer(environment: Record<string, string>): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'access-'));
  execFileSync(process.execPath, ['scripts/deploy/make-access.mjs', folder]);
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace('/access/', `${folder}/`).replace('/run/secrets/', `${resolve('deploy/compose')}/`),
    ]),
  );
}

/** What a tool prints when it runs without the machine's own settings. @throws when it finds a fault */
function outputOf(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): string {
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, COMPOSE_PROFILES: PROFILES, ...environment },
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ended with ${String(status)}: ${stdout}${stderr}`);
  return stdout;
}
