// node scripts/deploy/make-access.mjs <folder>: users and passwords for Redis and Elasticsearch.
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
// A password is made once and kept where it is used. The servers get hashes, which are derived from the passwords at
// every run: so a missing file is made again, and permissions of a newer version arrive. Nothing is printed but what was
// done.
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readArguments } from '../support/read-arguments.mjs';
import { runCommand } from '../support/run-command.mjs';
import { UsageError } from '../support/user-error.mjs';
import { elasticsearchFiles, ELASTICSEARCH_USERS } from './elasticsearch-access.mjs';
import { newPassword } from './new-password.mjs';
import { redisAcl, REDIS_USER } from './redis-access.mjs';

const USAGE = `Usage: node scripts/deploy/make-access.mjs <folder>

Makes the users and passwords of Redis and Elasticsearch in the folder, and keeps those that it has.`;

/** For the container's own user alone; hashes may be read by the servers' users. */
const OWNER_ONLY = 0o400;
const READABLE = 0o444;

const { reader, writer, health } = ELASTICSEARCH_USERS;
const redisUrl = password => `redis://${REDIS_USER}:${password}@redis:6379`;
const elasticsearchUrl = user => password => `http://${user}:${password}@elasticsearch:9200`;

/** The files that contain passwords: whose, and how. */
const CREDENTIALS = [
  { name: 'api/redis-url', user: REDIS_USER, textWith: redisUrl },
  { name: 'dashboard/redis-url', user: REDIS_USER, textWith: redisUrl },
  { name: 'api/elasticsearch-url', user: reader, textWith: elasticsearchUrl(reader) },
  { name: 'indexer/elasticsearch-url', user: writer, textWith: elasticsearchUrl(writer) },
  { name: 'elasticsearch/health-credentials', user: health, textWith: password => `${health}:${password}` },
];

/** @returns the users whose password was in no file, and is new */
function makeAccess(folder) {
  const kept = Object.fromEntries(
    CREDENTIALS.map(({ name, user }) => [user, passwordIn(join(folder, name))]).filter(
      ([, password]) => password,
    ),
  );
  const users = [...new Set(CREDENTIALS.map(({ user }) => user))];
  const passwords = Object.fromEntries(users.map(user => [user, kept[user] ?? newPassword()]));
  for (const { name, user, textWith } of CREDENTIALS)
    write(join(folder, name), textWith(passwords[user]), OWNER_ONLY);
  write(join(folder, 'redis/redis.acl'), redisAcl(passwords[REDIS_USER]), READABLE);
  for (const [name, text] of Object.entries(elasticsearchFiles(passwords)))
    write(join(folder, 'elasticsearch', name), text, READABLE);
  return users.filter(user => kept[user] === undefined);
}

function passwordIn(path) {
  return existsSync(path) ? /:([\w-]{43})(?:@|$)/.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
}

/** In one step, so that a run that is cut off leaves no half file. */
function write(path, text, mode) {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.unfinished`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, text, { mode });
  // The umask may have taken something from the mode above.
  chmodSync(unfinished, mode);
  renameSync(unfinished, path);
}

await runCommand(() => {
  const [folder] = readArguments(USAGE, { atMost: 1 });
  if (folder === undefined) throw new UsageError(USAGE);
  const made = makeAccess(folder);
  console.log(made.length === 0 ? 'every password is kept' : `new passwords for ${made.join(', ')}`);
});
