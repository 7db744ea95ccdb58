import { fileRealm } from '../support/file-realm.mjs';

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
  return fileRealm(
    users.map(name => ({ name, password: passwords[name], role: name })),
    ROLES,
  );
}
