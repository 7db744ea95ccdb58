import { inProject, projectNode } from '../support/paths.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';

/**
 * SQLite inside Node is called experimental still; the user cannot do anything about that warning. The young generation, in MB of
 * a half, is the Dockerfile's too: V8 takes more of it on a machine with much memory (64 MB with 24 GB), keeps it, and is no faster.
 */
export const NODE_FLAGS = [
  '--enable-source-maps',
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=16',
];

/**
 * Makes sure that an entry point can run on this machine, whatever state the tree is in.
 * @param name path of its source without extension, such as `apps/api/src/main`
 * @returns the command and arguments that run it
 */
export async function prepareEntry(name) {
  await ensureInstalled();
  await ensureBuilt();
  return { command: projectNode, args: [...NODE_FLAGS, inProject('dist', `${name}.js`)] };
}

/** One process each; the first that ends takes the others with it. */
const SERVICE = ['apps/api/src/main', 'apps/dashboard/src/main'];

/** @returns the commands that together are the service, the API with these arguments first */
export async function prepareService(apiArguments = []) {
  const commands = [];
  for (const name of SERVICE) commands.push(await prepareEntry(name));
  commands[0].args.push(...apiArguments);
  return commands;
}
