import { InvalidArgumentError, Option } from 'commander';

/** Options that several commands share. */
export const jsonOption = (): Option =>
  new Option('--json', 'print JSON lines: events as they happen, the result or the error last');

export const waitOption = (): Option =>
  new Option('--wait <seconds>', 'how long to wait while Elasticsearch does not answer')
    .default(60)
    .argParser(wholeNumber(0, 86_400));

export const sourceOption = (): Option =>
  new Option('--source <folder>', 'folder with the NDJSON files of a catalog').makeOptionMandatory();

export const maxRejectsOption = (): Option =>
  new Option('--max-rejects <count>', 'leave out up to this many faulty lines instead of refusing the source')
    .default(0)
    .argParser(wholeNumber(0, 1_000_000));

export const replicasOption = (): Option =>
  new Option('--replicas <count>', 'additional copies of each index')
    .default(0)
    .argParser(wholeNumber(0, 20));

export const allowShrinkOption = (): Option =>
  new Option('--allow-shrink', 'promote even if a list loses more than 10 % of its records').default(false);

export const keepHoursOption = (): Option =>
  new Option('--keep-hours <hours>', 'how long cursors stay valid after their generation was replaced')
    .default(24)
    .argParser(wholeNumber(0, 100_000));

export const dryRunOption = (what: string): Option =>
  new Option('--dry-run', `only tell what would be ${what}`).default(false);

export const importOutOption = (): Option =>
  new Option('--out <folder>', 'where to; must be empty or not exist').makeOptionMandatory();

export const mergeOption = (): Option =>
  new Option(
    '--merge <folder>',
    'a source whose records are kept unchanged and take precedence over imported ones',
  );

export const idsOption = (): Option =>
  new Option('--ids <folder>', 'the result of an earlier import, whose ids its records keep');

export const forceOption = (): Option =>
  new Option('--force', 'replace the folder --out as a whole when it is not empty').default(false);

/** Parses plain decimal digits within bounds; anything else is a usage failure that names them. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return text => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };
}
