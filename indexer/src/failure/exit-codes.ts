/** What a script can tell from the exit code; printed by `--help`. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  sourceRefused: 3,
  checkFailed: 4,
  elasticsearchUnavailable: 5,
  locked: 6,
  noGeneration: 7,
  refused: 8,
  interrupted: 130,
  terminated: 143,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const MEANINGS: Readonly<Record<keyof typeof EXIT, string>> = {
  done: 'done, or nothing to do',
  failed: 'unexpected failure',
  usage: 'the command line or the environment is not valid',
  sourceRefused: 'the source was refused; each fault is listed with file, line and field',
  checkFailed: 'a check failed, or the catalog would shrink by more than 10 %',
  elasticsearchUnavailable: 'Elasticsearch could not be reached within --wait seconds',
  locked: 'another indexer is running',
  noGeneration: 'there is no such generation, or none that can be used',
  refused:
    'Elasticsearch refused: wrong credentials, missing privileges, a full disk, too many shards, or a name that is taken',
  interrupted: 'interrupted with Ctrl-C; an unfinished build was removed, an unfinished import is kept',
  terminated: 'ended by SIGTERM; an unfinished build was removed, an unfinished import is kept',
};

export function exitCodesHelp(): string {
  const lines = Object.entries(EXIT).map(
    ([name, code]) => `  ${String(code).padEnd(4)} ${MEANINGS[name as keyof typeof EXIT]}`,
  );
  return ['', 'Exit codes:', ...lines].join('\n');
}
