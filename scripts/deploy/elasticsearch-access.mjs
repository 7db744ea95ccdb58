import { pbkdf2Sync, randomBytes } from 'node:crypto';

/** By what each is for. */
export const ELASTICSEARCH_USERS = { reader: 'catalog-reader', writer: 'catalog-writer', health: 'health' };

/** The minimum with which the API and the indexer pass their tests. */
const ROLES = {
  'catalog-reader': { indices: [{ names: ['catalog-*'], privileges: ['read', 'view_index_metadata'] }] },
  'catalog-writer': {
    cluster: ['cluster:monitor/health'],
    indices: [{ names: ['catalog-*'], privileges: ['manage', 'read', 'write'] }],
  },
  health: { cluster: ['cluster:monitor/health'] },
};

/** The files of Elasticsearch's file realm. Every user has the role of the same name; there is no superuser. */
export function elasticsearchFiles(passwords) {
  const users = Object.values(ELASTICSEARCH_USERS);
  return {
    users: users.map(user => `${user}:${hashForFileRealm(passwords[user])}\n`).join(''),
    users_roles: users.map(user => `${user}:${user}\n`).join(''),
    // A line each, because the file is cut at every line that begins without a space; JSON is YAML as well.
    'roles.yml': Object.entries(ROLES)
      .map(([name, role]) => `${name}: ${JSON.stringify(role)}\n`)
      .join(''),
  };
}

const ROUNDS = 10_000;
const SALT_BYTES = 32;
const HASH_BYTES = 32;

/** As Elasticsearch writes it: https://www.elastic.co/docs/reference/elasticsearch/configuration-reference/security-settings#hashing-settings */
function hashForFileRealm(password) {
  const salt = randomBytes(SALT_BYTES);
  const hash = pbkdf2Sync(password, salt, ROUNDS, HASH_BYTES, 'sha512');
  return `{PBKDF2}${ROUNDS}$${salt.toString('base64')}$${hash.toString('base64')}`;
}
