import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a command on the PATH, or `undefined`. */
export function findCommand(name) {
  const paths = (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, name));
  return paths.find(isExecutable);
}

/** Whether a file is a program that this user may run. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
