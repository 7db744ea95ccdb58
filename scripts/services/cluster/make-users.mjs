import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileRealm } from '../../support/file-realm.mjs';

/** The role of each user; the last is Elasticsearch's own. */
const ROLES = { api: 'api', indexer: 'indexer', admin: 'superuser' };

/**
 * What docs/operating.md asks operators to grant. `prefix` is that of the indices.
 * The tests check that these are enough, and that they permit no more than they should.
 */
function rolesFor(prefix) {
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
export function makeUsers(config, prefix) {
  const users = Object.entries(ROLES).map(([name, role]) => ({
    ...{ name, role },
    password: randomBytes(18).toString('hex'),
  }));
  for (const [file, text] of Object.entries(fileRealm(users, rolesFor(prefix))))
    writeFileSync(join(config, file), text);
  return Object.fromEntries(users.map(({ name, password }) => [name, { username: name, password }]));
}
