import { runIndexer } from '../../../../indexer/src/index.js';

/** `indexer import …` as a process that prints its peak memory at the end. */
const { stdout, stderr } = process;
process.exitCode = await runIndexer(['import', ...process.argv.slice(2)], {
  environment: {},
  stdout,
  stderr,
});
stdout.write(`${JSON.stringify({ peakKilobytes: process.resourceUsage().maxRSS })}\n`);
