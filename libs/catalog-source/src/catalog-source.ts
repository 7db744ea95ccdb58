import { createHash } from 'node:crypto';
import { access, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RESOURCES, type EntryTypes, type Resource } from '#libs/catalog';
import { FaultList } from './fault-list.js';
import { parseAccepted, parseRecord, type ParsedRecord } from './parse-record.js';
import { readLines } from './read-lines.js';
import { sourceFile, type RecordTypes } from './records.js';
import { References } from './references.js';
import { SourceRefused, type SourceFault } from './source-fault.js';
import { SOURCE_SCHEMA_HASH } from './source-schema-hash.js';
import { toEntry } from './to-entry.js';

const FILES = RESOURCES.map(sourceFile).join(', ');

export interface OpenOptions {
  /** How many lines may be left out before the source is refused; 0 by default. */
  readonly maxRejects?: number;
  /** Called after each line read, for progress. */
  readonly onLine?: (resource: Resource, text: string) => void;
}

/** Everything that games refer to comes first. */
const READING_ORDER: readonly Resource[] = [
  ...RESOURCES.filter(resource => resource !== 'games' && resource !== 'expansions'),
  'expansions',
  'games',
];

/**
 * A validated source folder. Opening reads every line once, so that nothing is loaded from a source with a fault;
 * `entries` reads a file a second time, and refuses one that was changed meanwhile. Slugs and expansions are kept in
 * memory, games are not.
 */
export class CatalogSource {
  private constructor(
    private readonly folder: string,
    /** SHA-256 of the schema and of the accepted lines of all files, lower-case hex. */
    readonly digest: string,
    readonly counts: Readonly<Record<Resource, number>>,
    /** The faults of the lines that were left out, the first thousand. */
    readonly rejected: readonly SourceFault[],
    private readonly faults: FaultList,
    private readonly references: References,
    private readonly stamps: Readonly<Record<Resource, string>>,
  ) {}

  /** @throws SourceRefused listing file, line, field and reason */
  static async open(folder: string, { maxRejects = 0, onLine }: OpenOptions = {}): Promise<CatalogSource> {
    await refuseWhatIsNoFolder(folder);
    const faults = new FaultList();
    await refuseMissingFiles(folder, faults);
    const stamps = await stampFiles(folder);
    let read = await readFiles(folder, faults, onLine);
    while (read.faults.length > 0) {
      for (const fault of read.faults) faults.add(fault);
      faults.enforce(maxRejects);
      // Without these lines, others may refer to nothing.
      read = await readFiles(folder, faults);
    }
    faults.enforce(maxRejects);
    return new CatalogSource(folder, read.digest, read.counts, faults.kept, faults, read.references, stamps);
  }

  /**
   * The accepted records of one file, in its order, as an engine stores them.
   * @throws SourceRefused at the end when the file is not the one that was opened: then nothing of it may be used
   */
  async *entries<R extends Resource>(resource: R): AsyncGenerator<EntryTypes[R]> {
    for await (const record of this.records(resource)) yield toEntry(resource, record, this.references);
  }

  /**
   * The accepted records of one file as they are written, for tools that make one source out of another.
   * @throws SourceRefused as `entries` does
   */
  async *records<R extends Resource>(resource: R): AsyncGenerator<RecordTypes[R]> {
    const file = sourceFile(resource);
    for await (const { line, text } of readLines(join(this.folder, file))) {
      if (this.faults.refuses(file, line)) continue;
      yield parseAccepted<R>(text);
    }
    if ((await stampFile(this.folder, resource)) === this.stamps[resource]) return;
    const message = 'was changed while it was read; try again when it is whole';
    throw new SourceRefused([{ file, line: 0, field: '', message }], 1);
  }
}

interface ReadFiles {
  readonly digest: string;
  readonly counts: Readonly<Record<Resource, number>>;
  readonly references: References;
  /** The faults of lines that are right by themselves, and refer to what is not there. */
  readonly faults: readonly SourceFault[];
}

/** Reads the lines that are not refused, and refuses those that are wrong by themselves. */
async function readFiles(
  folder: string,
  refused: FaultList,
  onLine?: (resource: Resource, text: string) => void,
): Promise<ReadFiles> {
  const references = new References();
  const digest = createHash('sha256').update(SOURCE_SCHEMA_HASH);
  const counts = Object.fromEntries(RESOURCES.map(resource => [resource, 0])) as Record<Resource, number>;
  for (const resource of READING_ORDER) {
    const file = sourceFile(resource);
    digest.update(`\n${file}\n`);
    let isFirst = true;
    for await (const { line, text } of readLines(join(folder, file))) {
      onLine?.(resource, text);
      if (isFirst) refuseOtherLayout(file, line, text, refused);
      isFirst = false;
      if (refused.refuses(file, line)) continue;
      const found = readRecord(resource, text, line, references);
      if ('faults' in found) {
        for (const fault of found.faults) refused.add({ file, line, ...fault });
        continue;
      }
      counts[resource]++;
      digest.update(text).update('\n');
    }
  }
  const faults = references
    .resolve()
    .map(({ resource, line, fault }) => ({ file: sourceFile(resource), line, ...fault }));
  return { digest: digest.digest('hex'), counts, references, faults };
}

/** Refuses a file as a whole when it begins like a list, or like a record over several lines: each of its lines would be a fault. */
function refuseOtherLayout(file: string, line: number, text: string, faults: FaultList): void {
  const [, begin] = /^\s*(\[|\{\s*$)/.exec(text) ?? [];
  if (begin === undefined) return;
  const what = begin === '[' ? 'begins a JSON list' : 'begins a record over several lines';
  const fix = begin === '[' ? "jq -c '.[]'" : 'jq -c .';
  faults.add({ file, line, field: '', message: `${what}; a source has one record per line (${fix})` });
  faults.enforce(0);
}

async function stampFiles(folder: string): Promise<Record<Resource, string>> {
  const stamps = RESOURCES.map(async resource => [resource, await stampFile(folder, resource)] as const);
  return Object.fromEntries(await Promise.all(stamps)) as Record<Resource, string>;
}

/** Changes with the content of a file, as far as the file system shows. */
async function stampFile(folder: string, resource: Resource): Promise<string> {
  const { ino, size, mtimeMs } = await stat(join(folder, sourceFile(resource)));
  return `${ino} ${size} ${mtimeMs}`;
}

/** Reports one fault instead of one for each file. */
async function refuseWhatIsNoFolder(folder: string): Promise<void> {
  const message = await whatIsWrongWithFolder(folder);
  if (message !== undefined) throw new SourceRefused([{ file: folder, line: 0, field: '', message }], 1);
}

async function whatIsWrongWithFolder(folder: string): Promise<string | undefined> {
  try {
    if ((await stat(folder)).isDirectory()) return undefined;
    return `is not a folder; a source is one, with the files of a catalog: ${FILES}`;
  } catch (error) {
    return `cannot be read (${(error as Error).message}); a source is a folder with the files of a catalog: ${FILES}`;
  }
}

async function refuseMissingFiles(folder: string, faults: FaultList): Promise<void> {
  for (const file of RESOURCES.map(sourceFile)) {
    const message = await whatIsWrongWithFile(folder, file);
    if (message !== undefined) faults.add({ file, line: 0, field: '', message });
  }
  faults.enforce(0);
}

async function whatIsWrongWithFile(folder: string, file: string): Promise<string | undefined> {
  const path = join(folder, file);
  try {
    await access(path);
    // Reading a pipe would wait for a writer, and every file is read twice.
    return (await stat(path)).isFile()
      ? undefined
      : `is not a regular file in ${folder}; copy its lines into one`;
  } catch {
    return `cannot be read in ${folder}; a source has a file for each list, which may be empty`;
  }
}

/** Parses a line and enters what others may refer to. */
function readRecord(
  resource: Resource,
  text: string,
  line: number,
  references: References,
): ParsedRecord<Resource> {
  const parsed = parseRecord(resource, text);
  if ('faults' in parsed) return parsed;
  const { record } = parsed;
  if (references.known(resource).has(record.id))
    return { faults: [{ field: 'id', message: `"${record.id}" is the id of an earlier line` }] };
  switch (resource) {
    case 'games': {
      const game = record as RecordTypes['games'];
      const faults = references.faultsOfGame(game);
      if (faults.length > 0) return { faults };
      references.addGame(game, line);
      break;
    }
    case 'expansions': {
      const expansion = record as RecordTypes['expansions'];
      const faults = references.faultsOfExpansion(expansion);
      if (faults.length > 0) return { faults };
      references.expansions.addRecord(expansion, line);
      break;
    }
    case 'publishers':
      references.publishers.addNamed(record.id, (record as RecordTypes['publishers']).name);
      break;
    case 'people':
      references.addPerson(record as RecordTypes['people']);
      break;
    default:
      references.known(resource).add(record.id);
  }
  return { record };
}
