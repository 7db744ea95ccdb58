import { demandNode } from '#libs/node-version';

demandNode();
const { inRed } = await import('#libs/terminal');
const { runKeys } = await import('./run-keys.js');

// What a command did does not change when nothing reads about it, as with `head`.
process.stdout.on('error', error => {
  if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
});
process.exitCode = await runKeys(process.argv.slice(2), process.env, {
  out: text => process.stdout.write(text),
  err: text => process.stderr.write(inRed(text, process.stderr)),
  columns: process.stdout.columns,
});
