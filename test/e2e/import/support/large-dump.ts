import { open } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { anItem } from '#libs/testing';
import { ITEMS } from './some-items.js';

const MEGABYTE = 1_000_000;
const MEMBER_MEGABYTES = 10;
const TEXT = 'says at length that it is no game';

/**
 * A dump of about that many megabytes before compression: some games among documents of half a megabyte that only
 * mention the class of board games, so that each of them is parsed. Compressed, when the name says so, in members of
 * some megabytes one after the other, as the dumps of Wikidata are.
 */
export async function writeLargeDump(path: string, megabytes: number): Promise<void> {
  const file = await open(path, 'w');
  const packed = (text: string) => (path.endsWith('.gz') ? gzipSync(text, { level: 1 }) : text);
  const [first, ...others] = ITEMS;
  await file.appendFile(packed(`[\n${JSON.stringify(first)},\n`));
  // The same documents again and again: none of them is kept.
  const member = packed(Array.from({ length: 2 * MEMBER_MEGABYTES }, (_, index) => aLine(index)).join(''));
  for (let written = 0; written < megabytes; written += MEMBER_MEGABYTES) await file.appendFile(member);
  await file.appendFile(packed(`${others.map(item => JSON.stringify(item)).join(',\n')}\n]\n`));
  await file.close();
}

function aLine(number: number): string {
  const long = anItem(`Q${7_000_000 + number}`, {
    labels: { en: 'Q131436' },
    descriptions: { en: TEXT.repeat(MEGABYTE / 2 / TEXT.length) },
  });
  return `${JSON.stringify(long)},\n`;
}
