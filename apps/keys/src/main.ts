import { demandNode } from '#libs/node-version';

demandNode();
const { runKeys } = await import('./run-keys.js');

process.exitCode = await runKeys(process.argv.slice(2), process.env, {
  out: text => process.stdout.write(text),
  err: text => process.stderr.write(text),
});
