import { Command } from 'commander';
import { mkdir, readdir } from 'node:fs/promises';
import { RESOURCES } from '#libs/catalog';
import { UsageFailure } from '../failure/indexer-failure.js';
import { interruptible } from '../failure/interruption.js';
import { generateCatalog } from '#libs/catalog-generator';
import { createReport } from '../report/create-report.js';
import type { Report } from '../report/report.js';
import { grouped } from '../report/progress-snapshot.js';
import type { ProcessIo } from '../process-io.js';
import { jsonOption, wholeNumber } from './options.js';

interface GenerateOptions {
  readonly games: number;
  readonly seed: string;
  readonly from: string;
  readonly out: string;
  readonly force: boolean;
  readonly json?: boolean;
}

export function generateCommand(io: ProcessIo): Command {
  return new Command('generate')
    .description('write a made-up catalog of any size out of a small one; the same seed gives the same bytes')
    .requiredOption('--games <count>', 'how many games', wholeNumber(0, 10_000_000))
    .option('--seed <text>', 'any text or number', '1')
    .option('--from <folder>', 'the source whose records are recombined', 'indexer/seed')
    .requiredOption('--out <folder>', 'where to; must be empty or not exist')
    .option('--force', 'write into a folder that is not empty, replacing the files of a catalog', false)
    .addOption(jsonOption())
    .action((options: GenerateOptions) =>
      interruptible(signal => generate(options, createReport(options, io), signal)),
    );
}

async function generate(
  { games, seed, from, out, force }: GenerateOptions,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  await mkdir(out, { recursive: true });
  if (!force && (await readdir(out)).length > 0)
    throw new UsageFailure(`${out} is not empty; choose another folder, or pass --force`);
  const progress = report.begin('generate', 'games', games);
  const onGame = (): void => {
    signal.throwIfAborted();
    progress.advance();
  };
  const counts = await generateCatalog({ from, to: out, games, seed, onGame }).finally(() => progress.end());
  const text = RESOURCES.map(resource => `${grouped(counts[resource])} ${resource}`).join(', ');
  report.result({ out, seed, counts }, `${out}: ${text}`);
}
