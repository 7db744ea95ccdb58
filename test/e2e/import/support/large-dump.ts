import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import { anItem } from '#libs/testing';
import { ITEMS } from './some-items.js';

const MEGABYTE = 1_000_000;
const MEMBER_LINES = 70;

/**
 * A dump of about that many megabytes before compression: some games among documents of half a megabyte that only
 * mention the class of board games, so that each of them is parsed.
 */
export async function writeLargeDump(path: string, megabytes: number): Promise<void> {
  const file = createWriteStream(path);
  const lines = linesOf(megabytes);
  if (path.endsWith('.gz'))
    for await (const member of members(lines)) await pipeline(member, file, { end: false });
  else for await (const line of lines) if (!file.write(line)) await once(file, 'drain');
  file.end();
  await once(file, 'close');
}

function* linesOf(megabytes: number): Generator<string> {
  const [first, ...others] = ITEMS;
  yield `[\n${JSON.stringify(first)},\n`;
  for (let number = 0; number < megabytes * 2; number++)
    yield `${JSON.stringify(
      anItem(`Q${7_000_000 + number}`, {
        labels: { en: 'Q131436' },
        descriptions: { en: `${number} is no game, and says so `.repeat(MEGABYTE / 64) },
      }),
    )},\n`;
  yield `${others.map(item => JSON.stringify(item)).join(',\n')}\n]\n`;
}

/** Several gzip members one after the other, as the dumps of Wikidata have them. */
function* members(lines: Iterable<string>): Generator<Gzip> {
  let gzip: Gzip | undefined;
  let count = 0;
  for (const line of lines) {
    gzip ??= createGzip({ level: 1 });
    gzip.write(line);
    if (++count % MEMBER_LINES !== 0) continue;
    gzip.end();
    yield gzip;
    gzip = undefined;
  }
  if (gzip === undefined) return;
  gzip.end();
  yield gzip;
}
