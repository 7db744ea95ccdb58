export { createPrivateFile } from './create-private-file.js';
export { openSqlite } from './open-sqlite.js';
export { isBusy, resultCodeOf } from './result-codes.js';
