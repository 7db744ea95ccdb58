import { escapeControlCharacters } from './escape-control-characters.js';

/** One thing that is wrong with the source, and where. */
export interface SourceFault {
  /** File name inside the source folder. */
  readonly file: string;
  /** Counted from 1; 0 when the file as a whole is meant. */
  readonly line: number;
  /** Path of the field, such as `name.en`; empty when the line as a whole is meant. */
  readonly field: string;
  /** What is wrong and how to fix it, one sentence without a period. */
  readonly message: string;
}

/** `games.ndjson:12 name.en: is missing`, on one line that is safe to show in a terminal. */
export function printFault({ file, line, field, message }: SourceFault): string {
  const where = `${line === 0 ? file : `${file}:${line}`}${field === '' ? '' : ` ${field}`}`;
  return escapeControlCharacters(`${where}: ${message}`).replaceAll('\n', '\\n');
}

const PRINTED_FAULTS = 50;

/** The source was refused as a whole. */
export class SourceRefused extends Error {
  readonly code = 'source_refused';

  constructor(
    readonly faults: readonly SourceFault[],
    readonly faultCount: number,
  ) {
    super(
      [
        `the source was refused: ${faultCount} ${faultCount === 1 ? 'fault' : 'faults'}`,
        ...faults.slice(0, PRINTED_FAULTS).map(fault => `  ${printFault(fault)}`),
        ...(faultCount > PRINTED_FAULTS ? [`  … and ${faultCount - PRINTED_FAULTS} more`] : []),
      ].join('\n'),
    );
    this.name = 'SourceRefused';
  }
}
