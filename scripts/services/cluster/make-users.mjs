import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run-tool.mjs';

/**
 * What docs/operating.md asks operators to grant, and one who may do everything. `prefix` is that of the indices.
 * The tests check that these are enough, and that they permit no more than they should.
 */
export function rolesFor(prefix) {
  const names = [`${prefix}-*`];
  return {
    api: { indices: [{ names, privileges: ['read', 'view_index_metadata'] }] },
    indexer: {
      cluster: ['cluster:monitor/health'],
      indices: [{ names, privileges: ['read', 'write', 'manage'] }],
    },
  };
}

/**
 * Writes roles and users into the configuration of a node that has not started yet: `api` and `indexer` with the least
 * privileges, `admin` with all.
 * @returns `{ [user]: { username, password } }`
 */
export async function makeUsers({ home, config, prefix, environment, account }) {
  // YAML takes JSON as it is, but each role has to begin a line.
  const roles = Object.entries(rolesFor(prefix)).map(([name, role]) => `${name}: ${JSON.stringify(role)}\n`);
  writeFileSync(join(config, 'roles.yml'), roles.join(''));
  const users = {};
  for (const [username, role] of Object.entries({ api: 'api', indexer: 'indexer', admin: 'superuser' })) {
    const password = randomBytes(18).toString('hex');
    await runTool(
      'bash',
      [join(home, 'bin', 'elasticsearch-users'), 'useradd', username, '-p', password, '-r', role],
      { env: environment, cwd: home, ...account },
    );
    users[username] = { username, password };
  }
  return users;
}
