// node scripts/deploy/make-access.mjs <folder>: users and passwords for Redis and Elasticsearch, made once.
//
// docker-compose.yml runs it before anything else; each service then gets its own part of the folder and no other:
//
//   redis/redis.acl                       whom Redis lets in
//   elasticsearch/users, users_roles, roles.yml     whom Elasticsearch lets in, and to what (its file realm)
//   elasticsearch/health-credentials      for its own health check
//   api/redis-url, elasticsearch-url      reads the catalog, counts requests
//   dashboard/redis-url                   publishes keys
//   indexer/elasticsearch-url             writes the catalog
//
// The servers get hashes; a password is only where it is used. Nothing is printed but what was done.
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { elasticsearchFiles, ELASTICSEARCH_USERS } from './elasticsearch-access.mjs';
import { newPassword } from './new-password.mjs';
import { redisAcl, REDIS_USER } from './redis-access.mjs';

/** Written last: without it the other files may be of a run that was cut off. */
const DONE = 'api/complete';

/** For the container's own user alone; hashes may be read by the servers' users. */
const OWNER_ONLY = 0o400;
const READABLE = 0o444;

/** @returns whether anything was made; `false` when everything is there already */
export function makeAccess(folder) {
  if (existsSync(join(folder, DONE))) return false;
  const passwords = Object.fromEntries(
    [REDIS_USER, ...Object.values(ELASTICSEARCH_USERS)].map(user => [user, newPassword()]),
  );
  const redisUrl = `redis://${REDIS_USER}:${passwords[REDIS_USER]}@redis:6379`;
  const elasticsearchUrl = user => `http://${user}:${passwords[user]}@elasticsearch:9200`;
  const { reader, writer, health } = ELASTICSEARCH_USERS;
  const files = {
    'redis/redis.acl': [redisAcl(passwords[REDIS_USER]), READABLE],
    ...Object.fromEntries(
      Object.entries(elasticsearchFiles(passwords)).map(([name, text]) => [
        `elasticsearch/${name}`,
        [text, READABLE],
      ]),
    ),
    'elasticsearch/health-credentials': [`${health}:${passwords[health]}`, OWNER_ONLY],
    'api/redis-url': [redisUrl, OWNER_ONLY],
    'api/elasticsearch-url': [elasticsearchUrl(reader), OWNER_ONLY],
    'dashboard/redis-url': [redisUrl, OWNER_ONLY],
    'indexer/elasticsearch-url': [elasticsearchUrl(writer), OWNER_ONLY],
    [DONE]: ['', OWNER_ONLY],
  };
  for (const [name, [text, mode]] of Object.entries(files)) write(join(folder, name), text, mode);
  return true;
}

function write(path, text, mode) {
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  writeFileSync(path, text, { mode });
  // The umask may have taken something from the mode above.
  chmodSync(path, mode);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('usage: node scripts/deploy/make-access.mjs <folder>');
  console.log(makeAccess(folder) ? 'new passwords were made' : 'the passwords of before are kept');
}
