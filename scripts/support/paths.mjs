import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project, wherever the command was called from. */
export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const inProject = (...parts) => join(projectRoot, ...parts);

/** What the scripts keep between runs: locks, the downloaded engines, their logs and state. Ignored by git. */
export const servicesFolder = inProject('.services');

/**
 * The project's own Node, installed by npm as a package: the scripts here run on whatever Node the
 * machine has, everything else runs on this one.
 */
export const projectNode = inProject('node_modules', 'node', 'bin', 'node');
