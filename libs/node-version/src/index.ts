/**
 * The check that comes before everything else in a process. It imports nothing, and entry points import nothing else
 * statically: an older Node fails while it links what it does not have, before any code runs that could say so.
 */

/** The one that npm installs, on which everything is tested. */
const NEEDED_MAJOR = 24;

/** Ends the process with 1, and says what to do, on a Node that is too old. */
export function demandNode(): void {
  if (Number.parseInt(process.version.slice(1), 10) >= NEEDED_MAJOR) return;
  console.error(
    `Node ${NEEDED_MAJOR} or newer is needed, and this is ${process.version}: use the one that "npm ci" installs, ` +
      `node_modules/.bin/node ${process.argv.slice(1).join(' ')}`,
  );
  process.exit(1);
}
