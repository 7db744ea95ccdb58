import { runIndexer } from '../../../../indexer/src/index.js';

/** `indexer import …` as a process that says at its end how much memory it had at most. */
const { stdout, stderr } = process;
process.exitCode = await runIndexer(['import', ...process.argv.slice(2)], {
  environment: {},
  stdout,
  stderr,
});
stdout.write(`${JSON.stringify({ peakKilobytes: process.resourceUsage().maxRSS })}\n`);
