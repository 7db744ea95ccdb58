import { spawnSync } from 'node:child_process';
import { elasticsearchPrerequisites } from '../services/elasticsearch-prerequisites.mjs';
import { UserError } from './user-error.mjs';

/** What tests need besides Node, and how Debian is asked for it; everything else is fetched when it is missing. */
const NEEDED = [
  {
    command: ['python3', '-c', 'import ensurepip, venv'],
    missing: 'Python 3 with venv',
    debian: 'python3-venv',
  },
  { command: ['go', 'version'], missing: 'Go', debian: 'golang-go' },
];

/** @throws UserError which names all that is missing, with the one command that installs it */
export function demandTestPrerequisites() {
  const missing = NEEDED.filter(({ command: [name, ...args] }) => spawnSync(name, args).status !== 0);
  const lines = [
    ...(process.env.ELASTICSEARCH_URL ? [] : elasticsearchPrerequisites()),
    ...missing.map(({ missing: name, debian }) => `${name} (Debian: apt-get install ${debian})`),
  ];
  if (lines.length > 0)
    throw new UserError(['Install first:', ...lines.map(line => `  - ${line}`)].join('\n'));
}
