import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UsageFailure } from '../../../failure/indexer-failure.js';
import type { Position } from '../source/position.js';
import { fromPosition, READ_BYTES, type DumpBlock } from './dump-block.js';
import { DumpCut, DumpDamaged } from './dump-failures.js';

/** The first uses every core. */
const PROGRAMS = ['lbzip2', 'bzip2'];
const LONGEST_ERROR_TEXT = 1_000;

/**
 * A bzip2 file, through a program of the machine: decoders in JavaScript take days for a full dump. Nothing can
 * be skipped without decompressing it, so positions are counted from the start of the file.
 * @param programs the programs to try, in this order; only tests pass this
 */
export async function* readBzip2(
  path: string,
  from: Position,
  programs: readonly string[] = PROGRAMS,
): AsyncGenerator<DumpBlock> {
  const program = await start(programs);
  let fileBytes = 0;
  let errorText = '';
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      fileBytes += chunk.length;
      done(null, chunk);
    },
  });
  const { stdin, stdout, stderr } = program;
  if (stdin === null || stdout === null || stderr === null) throw new Error('the program has no streams');
  stderr.on(
    'data',
    (text: Buffer) => (errorText = `${errorText}${text.toString()}`.slice(0, LONGEST_ERROR_TEXT)),
  );
  // A program that stops reading has said why on its standard error.
  const fed = pipeline(createReadStream(path, { highWaterMark: READ_BYTES }), count, stdin).catch(() => {});
  const ended = once(program, 'close') as Promise<[number | null]>;
  try {
    let skip = 0;
    for await (const bytes of stdout as AsyncIterable<Buffer>) {
      const wanted = fromPosition({ bytes, position: { at: 0, skip }, fileBytes }, from);
      skip += bytes.length;
      if (wanted !== undefined) yield wanted;
    }
    const [code] = await ended;
    await fed;
    if (code !== 0) throw failure(path, errorText.trim());
  } finally {
    program.kill();
  }
}

function failure(path: string, errorText: string): DumpCut | DumpDamaged {
  if (/ends unexpectedly|unexpected end|truncated/i.test(errorText)) return new DumpCut(path);
  return new DumpDamaged(`${path} cannot be decompressed: ${errorText.split('\n')[0] ?? 'no reason given'}`);
}

async function start(programs: readonly string[]): Promise<ChildProcess> {
  for (const name of programs) {
    const program = spawn(name, ['-dc'], { stdio: ['pipe', 'pipe', 'pipe'] });
    try {
      await once(program, 'spawn');
      return program;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new UsageFailure(
    `a .bz2 dump is read through ${PROGRAMS.join(' or ')}, and neither is installed; ` +
      'install one of them, or download the .gz dump, which is read several times faster',
  );
}
