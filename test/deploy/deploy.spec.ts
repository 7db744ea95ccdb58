import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pythonEnvironment } from '../support/python-environment.js';
import { brokenComposeRules, composeServices, networksOf, writableVolumes } from './compose-rules.js';

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
    expect(own.map(([name]) => name)).toEqual(['access', 'api', 'dashboard', 'indexer', 'keys']);
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

  it.each(['api', 'dashboard'])('tells the %s which proxies are trusted', name => {
    const service = (environment?: NodeJS.ProcessEnv) =>
      composeServices(composeConfig(environment)).get(name);
    expect(service({ TRUSTED_PROXIES: '172.18.0.1' })).toMatch(/^ {2}TRUSTED_PROXIES: 172\.18\.0\.1$/m);
    expect(service()).toMatch(/^ {2}TRUSTED_PROXIES: ''$/m);
  });
});

it('hadolint finds nothing wrong in the Dockerfile', async () => {
  const commands = await pythonEnvironment(join(import.meta.dirname, 'requirements.txt'));
  expect(outputOf(join(commands, 'hadolint'), ['Dockerfile'])).toBe('');
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

/** What a tool prints when it runs without the machine's own settings. @throws when it finds a fault */
function outputOf(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): string {
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...withoutSettings(process.env), ...environment },
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ended with ${String(status)}: ${stdout}${stderr}`);
  return stdout;
}

/** The environment without the variables that docker-compose.yml uses. */
function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const ours = /^(PUBLIC_URL|DASHBOARD_PUBLIC_URL|SMTP_URL|TRUSTED_PROXIES|[A-Z]+_IMAGE)$/;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !ours.test(name)));
}
