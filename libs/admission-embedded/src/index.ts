/**
 * The admission ports without a server: SQLite for what must last and be shared (keys, quota, usage), memory for
 * the rate window. For one machine; several machines need `admission-redis`.
 *
 * Only composition roots may import this.
 */
export { openEmbeddedAdmission } from './open-embedded-admission.js';
export { DataFolderUnusable } from './file/data-folder-unusable.js';
export { lockDataFolder } from './file/lock-data-folder.js';
