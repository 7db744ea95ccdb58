import { pbkdf2Sync, randomBytes } from 'node:crypto';

const ROUNDS = 10_000;
const SALT_BYTES = 32;
const HASH_BYTES = 32;

/**
 * The files of Elasticsearch's file realm, as its own tool writes them, which takes seconds for each user.
 * @param users `{ name, password, role }` each
 * @param roles what each role may do, by name; Elasticsearch's own need not be among them
 * @returns the text of each file, by its name
 */
export function fileRealm(users, roles) {
  return {
    users: users.map(({ name, password }) => `${name}:${hashOf(password)}\n`).join(''),
    users_roles: users.map(({ name, role }) => `${role}:${name}\n`).join(''),
    // A line each, because the file is cut at every line that begins without a space; JSON is YAML as well.
    'roles.yml': Object.entries(roles)
      .map(([name, role]) => `${name}: ${JSON.stringify(role)}\n`)
      .join(''),
  };
}

/** As Elasticsearch writes it: https://www.elastic.co/docs/reference/elasticsearch/configuration-reference/security-settings#hashing-settings */
function hashOf(password) {
  const salt = randomBytes(SALT_BYTES);
  const hash = pbkdf2Sync(password, salt, ROUNDS, HASH_BYTES, 'sha512');
  return `{PBKDF2}${ROUNDS}$${salt.toString('base64')}$${hash.toString('base64')}`;
}
