import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findCommand, isExecutable } from '../support/find-command.mjs';
import { say } from '../support/say.mjs';

export const OLDEST_JAVA = 21;

const JVM_FOLDERS = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines'];

/**
 * The home of a JDK that Elasticsearch runs on: the one the environment names, else the newest of the
 * system's. A variable that names something else is reported and passed over.
 */
export function findJdk() {
  return (found ??= { home: search() }).home;
}

/** Looked for once, so that a wrong variable is reported once. */
let found;

function search() {
  for (const variable of ['ES_JAVA_HOME', 'JAVA_HOME']) {
    const home = process.env[variable];
    if (!home) continue;
    if (version(home) >= OLDEST_JAVA) return home;
    say(`${variable}=${home} is not a JDK of version ${OLDEST_JAVA} or newer; looking further`);
  }
  return systemHomes()
    .filter(home => version(home) >= OLDEST_JAVA)
    .sort((a, b) => version(b) - version(a))[0];
}

function systemHomes() {
  const installed = JVM_FOLDERS.filter(existsSync).flatMap(folder =>
    readdirSync(folder).flatMap(name => [join(folder, name), join(folder, name, 'Contents', 'Home')]),
  );
  const onPath = findCommand('javac');
  return onPath ? [...installed, dirname(dirname(realpathSync(onPath)))] : installed;
}

/** Every JDK names its version in its `release` file; 0 for what is not a JDK (a JRE has no `jar`). */
function version(home) {
  if (!['java', 'jar'].every(tool => isExecutable(join(home, 'bin', tool)))) return 0;
  try {
    return Number(/^JAVA_VERSION="(\d+)/m.exec(readFileSync(join(home, 'release'), 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
