// npm test: everything CI runs. Every check runs, whatever fails; the last line is the sum.
//   npx jest libs/catalog --watch    some specs only, as with any Jest project
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './bootstrap/install.mjs';
import { run } from './support/run.mjs';
import { runCommand, UserError } from './support/say.mjs';

const CHECKS = ['lint', 'types', 'arch'];
/** A suite that hangs must become a failure while CI still waits. */
const JEST_TIMEOUT_MS = 50 * 60_000;

await runCommand(async () => {
  if (process.argv.length > 2)
    throw new UserError('npm test takes no arguments. Some specs only: npx jest <path>');
  await ensureInstalled();
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const check of CHECKS) {
    console.log(`\n━━ npm run ${check}`);
    total[(await run('npm', ['run', '--silent', check])) === 0 ? 'passed' : 'failed']++;
  }
  console.log('\n━━ jest');
  for (const [outcome, count] of Object.entries(await runJest())) total[outcome] += count;
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  if (total.failed > 0 || (process.env.CI && total.skipped > 0)) process.exitCode = 1;
});

/** @returns counts of tests; a suite that does not load, and a run that breaks off, is a failed one */
async function runJest() {
  const folder = mkdtempSync(join(tmpdir(), 'jest-report-'));
  const report = join(folder, 'report.json');
  try {
    const code = await run('npx', ['jest', '--json', '--outputFile', report], { timeoutMs: JEST_TIMEOUT_MS });
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } =
      JSON.parse(readFileSync(report, 'utf8'));
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return {
      passed: numPassedTests,
      failed: failed === 0 && code !== 0 ? 1 : failed,
      skipped: numPendingTests + numTodoTests,
    };
  } catch {
    return { failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
