import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject, projectNode } from '../support/paths.mjs';
import { projectEnvironment, run } from '../support/run.mjs';
import { say } from '../support/say.mjs';

/** ES modules inside Jest's sandbox, and no warning that they are experimental, nor that SQLite is. */
const NODE_FLAGS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** For one test. A busy machine may be ten times slower than a quiet one; Jest takes this from the command line only. */
const TEST_TIMEOUT_MS = 60_000;

/** A suite that hangs must become a failure while the machine's patience lasts. */
const TIMEOUT_MS = 15 * 60_000;

/**
 * Runs one project of jest.config.mjs.
 * @param patterns paths that narrow it down; with them, finding nothing is no failure
 * @returns counts of its tests; a suite that does not load counts as one failed test
 */
export async function runJestTier(name, { patterns, environment, signal }) {
  const folder = mkdtempSync(join(tmpdir(), 'jest-tier-'));
  const report = join(folder, 'report.json');
  const jest = inProject('node_modules', 'jest', 'bin', 'jest.js');
  const args = [
    ...['--selectProjects', name, '--passWithNoTests', `--testTimeout=${TEST_TIMEOUT_MS}`],
    ...['--cacheDirectory', inProject('node_modules', '.cache', 'jest')],
    ...['--json', '--outputFile', report, ...patterns],
  ];
  try {
    // What tests leave in the temporary folder goes with this one.
    const env = projectEnvironment({ NODE_ENV: 'test', TMPDIR: folder, ...environment });
    const code = await run(projectNode, [...NODE_FLAGS, jest, ...args], {
      env,
      signal,
      timeoutMs: TIMEOUT_MS,
    });
    return count(readReport(report), { code, narrowed: patterns.length > 0 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function count(report, { code, narrowed }) {
  if (!report) return { passed: 0, failed: 1, skipped: 0, remark: `Jest ended early, with code ${code}` };
  const passed = report.numPassedTests;
  const skipped = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  if (failed === 0 && code !== 0)
    return { passed, failed: 1, skipped, remark: `Jest ended with code ${code}` };
  if (report.numTotalTestSuites === 0 && !narrowed) {
    say(`no spec belongs to this tier: that is a failure, not a success`);
    return { passed, failed: 1, skipped, remark: 'no test found' };
  }
  return { passed, failed, skipped };
}
