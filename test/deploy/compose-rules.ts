interface Rule {
  readonly rule: string;
  /** @param service the lines of the service, without indentation */
  holds(service: string): boolean;
}

/** What every service must declare, in the normal form that `config` prints in both generations of the tool. */
const RULES: readonly Rule[] = [
  { rule: 'has a memory limit', holds: service => /^mem_limit: \S/m.test(service) },
  { rule: 'has a limit of processes', holds: service => /^pids_limit: [1-9]/m.test(service) },
  { rule: 'has a read-only root', holds: service => /^read_only: true$/m.test(service) },
  { rule: 'has no capabilities', holds: service => /^cap_drop:\n\s*- ALL$/m.test(service) },
  { rule: 'gains no privileges', holds: service => service.includes('no-new-privileges:true') },
  { rule: 'is given time to stop', holds: service => /^stop_grace_period: \S/m.test(service) },
  {
    rule: 'runs an image of an exact version, or its own',
    holds: service =>
      /^image: (board-game-catalog-api|\S+:v?\d+\.\d+\.\d+\S*|\S+@sha256:[\da-f]{64})$/m.test(service),
  },
  { rule: 'publishes ports on loopback alone', holds: service => publishedPorts(service).every(isLoopback) },
  {
    rule: 'has no password in its environment',
    holds: service => !/(password|secret)\S*: \S/i.test(service),
  },
  {
    rule: 'reads addresses that may contain a password from files',
    holds: service => !/^ {2}(SMTP|DATABASE|REDIS|ELASTICSEARCH)_URL: /m.test(service),
  },
  {
    rule: 'replaces its log when it grows',
    holds: service => /^logging:\n(?: .*\n)* +max-size: \S/m.test(service),
  },
];

/**
 * Reads what `docker compose config` printed.
 * @returns a sentence for each rule that a service breaks
 */
export function brokenComposeRules(config: string): string[] {
  const services = composeServices(config);
  if (services.size === 0) return ['there is no service in it'];
  return [...services].flatMap(([name, text]) =>
    RULES.filter(({ holds }) => !holds(text)).map(
      ({ rule }) => `the service ${name} must be one that ${rule}`,
    ),
  );
}

/** Every service of what `docker compose config` printed: its name, and its own lines without indentation. */
export function composeServices(config: string): Map<string, string> {
  const section = /^services:\n((?: .*\n?|\n)*)/m.exec(config)?.[1] ?? '';
  const blocks = section.split(/^ {2}(?=\S)/m).slice(1);
  return new Map(
    blocks.map(block => {
      const [head = '', ...lines] = block.split('\n');
      return [head.replace(/:$/, ''), lines.map(line => line.replace(/^ {4}/, '')).join('\n')];
    }),
  );
}

/** The named volumes that a service may write to, in the short form of the older tool and the long form of the newer. */
export function writableVolumes(service: string): string[] {
  return entriesOf(service, 'volumes')
    .filter(entry => !/:ro["']?\s*$/.test(entry) && !/^\s*read_only: true$/m.test(entry))
    .map(entry => /^\s*source: (\S+)$/m.exec(entry)?.[1] ?? entry.replace(/:.*/s, ''));
}

/** The networks that a service is in. */
export function networksOf(service: string): string[] {
  const networks = /^networks:\n((?:[ -].*\n?)*)/m.exec(service)?.[1] ?? '';
  return [...networks.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => name);
}

/** The variables that a service is given. */
export function environmentOf(service: string): Record<string, string> {
  const lines = /^environment:\n((?: .*\n)*)/m.exec(service)?.[1] ?? '';
  return Object.fromEntries(
    [...lines.matchAll(/^ {2}(\w+): (.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/^(['"])(.*)\1$/, '$2'),
    ]),
  );
}

/** Ports in the short form of the older tool and in the long form of the newer one. */
export function publishedPorts(service: string): string[] {
  return entriesOf(service, 'ports');
}

function entriesOf(service: string, list: 'ports' | 'volumes'): string[] {
  const entries = new RegExp(`^${list}:\\n((?:[ -].*\\n?)*)`, 'm').exec(service)?.[1] ?? '';
  return entries.split(/^\s*- /m).slice(1);
}

function isLoopback(port: string): boolean {
  return /^["']?127\.0\.0\.1:/.test(port) || /^\s*host_ip: 127\.0\.0\.1$/m.test(port);
}
