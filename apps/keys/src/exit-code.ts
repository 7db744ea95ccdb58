export const ExitCode = {
  ok: 0,
  failure: 1,
  badInput: 2,
  notPublished: 3,
  refused: 4,
} as const;

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

export const EXIT_CODES_HELP = `
Exit codes:
  0  done
  1  not done; the message says why
  2  an option, an argument or a value is wrong
  3  recorded, but not published to the API: run "keys publish" when its key store is available again
  4  nothing was published, because that would have withdrawn keys; the message says which option allows it
`;
