import { readFileSync } from 'node:fs';

const TEXT = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');

/** The command in `docs/operating.md` that makes or changes this user, as arguments of `ACL`. */
export function documentedAcl(user: string): string[] {
  return wordsOf(new RegExp(`^ACL (SETUSER ${user} .*)$`, 'm'));
}

/** What the service's user needs on a cluster in addition. */
export function documentedOnClusters(): string[] {
  return wordsOf(/On a cluster also `([^`]*)`/);
}

/** The line in `docs/operating.md` for this user in a file of users. */
export function documentedLine(user: string): string {
  return textOf(new RegExp(`\`(user ${user} [^\`]*)\``));
}

function wordsOf(pattern: RegExp): string[] {
  return textOf(pattern).split(' ');
}

function textOf(pattern: RegExp): string {
  const text = pattern.exec(TEXT)?.[1];
  if (text === undefined) throw new Error(`docs/operating.md does not have ${pattern.source}`);
  return text;
}
