import { demandNode } from '#libs/node-version';

demandNode();
const { runAccounts } = await import('./run-accounts.js');

process.exitCode = await runAccounts(process.argv.slice(2), process.env, {
  out: text => process.stdout.write(text),
  err: text => process.stderr.write(text),
});
