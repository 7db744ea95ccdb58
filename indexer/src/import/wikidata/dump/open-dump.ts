import { UsageFailure } from '../../../failure/indexer-failure.js';
import type { ReadDump } from './dump-block.js';
import { FileBytes } from './file-bytes.js';
import { readBzip2 } from './read-bzip2.js';
import { readGzip } from './read-gzip.js';
import { readPlain } from './read-plain.js';

/** The compression is recognized by the first bytes of the file, not by its name. */
const SIGNATURES: readonly [signature: string, read: ReadDump][] = [
  ['1f8b', readGzip],
  ['425a68', readBzip2],
];
const OTHERS: Readonly<Record<string, string>> = { '28b52ffd': 'zstd', fd377a58: 'xz', '504b0304': 'zip' };
const LONGEST_SIGNATURE = 4;

/** @throws UsageFailure for unsupported compressions */
export async function chooseReader(path: string): Promise<ReadDump> {
  const input = await FileBytes.open(path, 0);
  try {
    const start = (await input.take(LONGEST_SIGNATURE)).toString('hex');
    const other = OTHERS[start];
    if (other !== undefined)
      throw new UsageFailure(`${path} is compressed with ${other}, which is not read; use .gz, .bz2 or none`);
    return SIGNATURES.find(([signature]) => start.startsWith(signature))?.[1] ?? readPlain;
  } finally {
    await input.close();
  }
}
