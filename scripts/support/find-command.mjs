import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a command is, on the PATH or in one of the folders; `undefined` when it is not installed. */
export function findCommand(name, folders = []) {
  return [...(process.env.PATH ?? '').split(delimiter), ...folders]
    .filter(folder => folder !== '')
    .map(folder => join(folder, name))
    .find(isExecutable);
}

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
