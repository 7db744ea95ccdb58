// npm test: everything CI runs. Every check runs, whatever fails; the last line is the sum.
//   npm run test:quick               unit and contract specs
//   npm run test:long                the same as npm test with random examples, ten times as many
//   npx jest libs/catalog --watch    some specs only, as with any Jest project
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './bootstrap/install.mjs';
import { readArguments } from './support/read-arguments.mjs';
import { run } from './support/run.mjs';
import { runCommand } from './support/run-command.mjs';

const CHECKS = ['lint', 'format', 'types', 'arch'];
/** A suite that hangs must become a failure while CI still waits. */
const JEST_TIMEOUT_MS = (process.env.TEST_LONG ? 600 : 50) * 60_000;

const USAGE = `Usage: npm test

Runs everything that CI runs. Some specs only: npx jest <path>`;

await runCommand(async () => {
  readArguments(USAGE);
  await ensureInstalled();
  // Imported once their dependencies are installed.
  const { demandTestPrerequisites } = await import('./support/test-prerequisites.mjs');
  const { providePrograms } = await import('./services/debian-programs.mjs');
  demandTestPrerequisites();
  await providePrograms();
  const folder = mkdtempSync(join(tmpdir(), 'npm-test-'));
  try {
    // The checks run beside the specs, which often wait and leave a core without work.
    const [total, checks] = await Promise.all([runJest(join(folder, 'report.json')), runChecks(folder)]);
    for (const { check, code, output } of checks) {
      console.log(`\n━━ npm run ${check}\n${output}`);
      total[code === 0 ? 'passed' : 'failed']++;
    }
    console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
    if (total.failed > 0 || (process.env.CI && total.skipped > 0)) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** One after another: two cores have enough to do. @returns how each ended, and what it printed */
async function runChecks(folder) {
  const ended = [];
  for (const check of CHECKS) {
    const file = join(folder, check);
    const descriptor = openSync(file, 'w');
    const code = await run('npm', ['run', '--silent', check], { output: descriptor });
    closeSync(descriptor);
    ended.push({ check, code, output: readFileSync(file, 'utf8').trim() });
  }
  return ended;
}

/** @returns counts of tests; a suite that does not load, and a run that breaks off, is a failed one */
async function runJest(report) {
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
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
