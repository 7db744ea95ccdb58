// npm test: everything CI runs. Every check runs, whatever fails; the last line is the sum.
//   npm run test:quick               unit and contract specs
//   npm run test:long                npm test, within its budgets; then again with random examples, ten times as many
//   npx jest libs/catalog --watch    some specs only, as with any Jest project
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './bootstrap/install.mjs';
import { readArguments } from './support/read-arguments.mjs';
import { projectEnvironment, run } from './support/run.mjs';
import { runCommand } from './support/run-command.mjs';
import { demandTestPrerequisites } from './support/test-prerequisites.mjs';
import { testTimes } from './support/test-times.mjs';

const CHECKS = ['lint', 'format', 'types', 'arch'];
/** A suite that hangs must become a failure, with its name, while CI still waits: for 90 minutes. */
const JEST_TIMEOUT_MS = { usual: 80 * 60_000, long: 600 * 60_000 };

const USAGE = `Usage: npm test

Runs everything that CI runs. Some specs only: npx jest <path>`;

await runCommand(async () => {
  readArguments(USAGE);
  demandTestPrerequisites();
  await ensureInstalled();
  // Imported once its dependencies are installed.
  const { providePrograms } = await import('./services/debian-programs.mjs');
  await providePrograms();
  const folder = mkdtempSync(join(tmpdir(), 'npm-test-'));
  try {
    // The checks run beside the specs, which often wait and leave a core without work.
    const [usual, checks] = await Promise.all([runJest(folder, 'usual'), runChecks(folder)]);
    const total = { ...usual.counts };
    for (const { check, code, output } of checks) {
      console.log(`\n━━ npm run ${check}\n${output}`);
      total[code === 0 ? 'passed' : 'failed']++;
    }
    const grown = usual.report ? printTimes(testTimes(usual.report, usual.times)) : [];
    if (process.env.TEST_LONG) {
      for (const tier of grown)
        console.log(`The specs of ${tier} take a third more than test/budgets.json allows.`);
      total.failed += grown.length;
      const { counts } = await runJest(folder, 'long');
      for (const count of Object.keys(total)) total[count] += counts[count];
    }
    console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
    if (total.failed > 0 || (process.env.CI && total.skipped > 0)) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function printTimes({ tiers, slowest, grown }) {
  console.log(
    '\n━━ seconds: of specs, which run side by side, and of the processor, for which there are budgets',
  );
  console.table(tiers);
  console.table(slowest);
  return grown;
}

/** One after another: two cores have enough to do. @returns how each ended, and what it printed */
async function runChecks(folder) {
  const ended = [];
  for (const check of CHECKS)
    ended.push({ check, ...(await runInto(join(folder, check), 'npm', ['run', '--silent', check])) });
  return ended;
}

/** Runs a tool whose output goes into a file. @returns how it ended, and what it printed */
async function runInto(file, command, args) {
  const descriptor = openSync(file, 'w');
  const code = await run(command, args, { output: descriptor });
  closeSync(descriptor);
  return { code, output: readFileSync(file, 'utf8').trim() };
}

/** @returns `{ counts, report, times }`; a suite that does not load, and a run that breaks off, counts as a failed test */
async function runJest(folder, form) {
  const report = join(folder, `${form}.json`);
  const times = join(folder, `${form}.times`);
  const { TEST_LONG, ...environment } = projectEnvironment({ TEST_TIMES: times });
  const env = form === 'long' ? { ...environment, TEST_LONG } : environment;
  try {
    const timeoutMs = JEST_TIMEOUT_MS[form];
    const code = await run('jest', ['--json', '--outputFile', report], { env, timeoutMs });
    const read = JSON.parse(readFileSync(report, 'utf8'));
    return { counts: countsIn(read, code), report: read, times: readFileSync(times, 'utf8') };
  } catch {
    await sayWhatDidNotEnd(times);
    return { counts: { passed: 0, failed: 1, skipped: 0 } };
  }
}

/** Names the specs without which Jest could not end. @param times a line for each spec that ended, with its path */
async function sayWhatDidNotEnd(times) {
  const { output: all } = await runInto(`${times}.all`, 'jest', ['--listTests']);
  const ended = existsSync(times) ? readFileSync(times, 'utf8') : '';
  const waiting = all.split('\n').filter(spec => !ended.includes(spec));
  console.log(`\n━━ Jest did not end. These specs did not:\n${waiting.join('\n')}`);
}

function countsIn(
  { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites },
  code,
) {
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return {
    passed: numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  };
}
