// npm run lint | types | arch: one of the checks that run no code of the project.
import { ensureInstalled } from './bootstrap/install.mjs';
import { runCommand } from './support/say.mjs';
import { runCheck } from './test/checks.mjs';

await runCommand(async () => {
  await ensureInstalled();
  if (!(await runCheck(process.argv[2]))) process.exitCode = 1;
});
