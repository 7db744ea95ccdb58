import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { UsageFailure } from '../../../failure/indexer-failure.js';
import type { Entity } from '../entity/entity.js';
import { UnsupportedDocumentFormat } from '../entity/unsupported-document-format.js';
import { parseEntity } from '../entity/parse-entity.js';
import type { EntityBatch, EntitySource, ReadingFault } from '../source/entity-source.js';
import { DumpCut } from './dump-failures.js';
import { closesList, entityText } from './entity-text.js';
import type { LineFilter } from '../source/line-filters.js';
import { isGzip, readDump } from './read-dump.js';
import { splitLines, type LineBatch } from './split-lines.js';

const MEGABYTE = 1_000_000;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;
const NO_DOCUMENT = 'is no document; expected is one JSON object a line';
const DATE = /(20\d\d)-?([01]\d)-?([0-3]\d)(?!\d)/;

/** A JSON dump: one item a line, in no order. */
export class DumpSource implements EntitySource {
  readonly form = 'dump';
  readonly unit = 'MB';
  ending: EntitySource['ending'];

  private constructor(
    readonly path: string,
    readonly size: number,
    private readonly isCompressed: boolean,
    private readonly allowCut: boolean,
  ) {}

  /** @param allowCut whether a dump that ends in the middle of a compressed part is read as far as it goes */
  static async open(path: string, allowCut: boolean): Promise<DumpSource> {
    const { size } = await stat(path);
    return new DumpSource(path, size / MEGABYTE, await isGzip(path), allowCut);
  }

  get date(): string | undefined {
    return DATE.exec(basename(this.path))?.slice(1).join('-');
  }

  async *read(filter: LineFilter): AsyncGenerator<EntityBatch> {
    this.ending = 'open';
    try {
      for await (const batch of splitLines(readDump(this.path, this.isCompressed)))
        yield this.parseBatch(batch, filter);
    } catch (error) {
      if (!(error instanceof DumpCut) || !this.allowCut) throw error;
      this.ending = 'cut';
      const faults = [{ where: 'end of the dump', message: 'the compressed data are cut off here' }];
      yield { entities: [], seen: 0, lines: 0, faults, done: this.size };
    }
  }

  private parseBatch({ lines, overlong, fileBytes }: LineBatch, filter: LineFilter): EntityBatch {
    const entities: Entity[] = [];
    const faults: ReadingFault[] = Array.from({ length: overlong }, () => ({
      where: lines.length,
      message: 'is longer than any document, and was passed over',
    }));
    let seen = 0;
    for (const [index, line] of lines.entries()) {
      const text = entityText(line);
      const fault = text === undefined ? undefined : faultOf(text);
      if (fault === undefined && closesList(line)) this.ending = 'closed';
      if (text === undefined) continue;
      if (fault !== NO_DOCUMENT) seen++;
      if (fault !== undefined) faults.push({ where: index + 1, message: fault });
      if (fault !== undefined || !filter(text)) continue;
      try {
        const entity = parseEntity(JSON.parse(text.toString('utf8')));
        if (entity !== undefined) entities.push(entity);
      } catch (error) {
        if (error instanceof UnsupportedDocumentFormat)
          throw new UsageFailure(`${this.path}: ${error.message}`);
        faults.push({ where: index + 1, message: `is not JSON (${(error as Error).message})` });
      }
    }
    return { entities, seen, lines: lines.length, faults, done: fileBytes / MEGABYTE };
  }
}

/** What is wrong with a line that may not be parsed: what is missing may be what made it a game. */
function faultOf(text: Buffer): string | undefined {
  if (text[0] !== OPENING_BRACE) return NO_DOCUMENT;
  return text.at(-1) === CLOSING_BRACE ? undefined : 'is cut off';
}
