import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { UnsupportedDocumentFormat } from '../entity/unsupported-document-format.js';
import type { EntityBatch, EntitySource } from '../source/entity-source.js';
import { RowTable } from './gather-rows.js';
import { listPages, type PageFile } from './list-pages.js';
import { readPage, UnreadablePage, type Page } from './read-page.js';

/**
 * A folder of pages about items, or one such page. Reading all of it takes seconds.
 */
export class FolderSource implements EntitySource {
  readonly form = 'folder of pages';
  readonly unit = 'pages';
  readonly date = undefined;
  readonly ending = undefined;

  private constructor(
    readonly path: string,
    private readonly pages: readonly PageFile[],
  ) {}

  static async open(path: string): Promise<FolderSource> {
    return new FolderSource(path, await listPages(path));
  }

  get size(): number {
    return this.pages.length;
  }

  async *read(): AsyncGenerator<EntityBatch> {
    const rows = new RowTable();
    let done = 0;
    for (const { name, path } of this.pages) {
      const { page, faults } = await open(name, path);
      for (const row of page.rows) rows.add(row);
      yield { ...page, lines: 0, faults, done: ++done };
    }
    const entities = rows.entities();
    yield { entities, seen: entities.length, lines: 0, faults: [], done };
  }
}

const NOTHING: Page = { entities: [], rows: [], seen: 0 };

async function open(name: string, path: string): Promise<{ page: Page; faults: EntityBatch['faults'] }> {
  try {
    return { page: readPage(await textOf(path)), faults: [] };
  } catch (error) {
    if (!(error instanceof UnreadablePage || error instanceof UnsupportedDocumentFormat)) throw error;
    return { page: NOTHING, faults: [{ where: name, message: error.message }] };
  }
}

const decompress = promisify(gunzip);
/** A page of 50 items has some megabytes. */
const LARGEST_PAGE = 256 << 20;
const GZIP = Buffer.from([0x1f, 0x8b]);

/** @throws UnreadablePage for what is too large, or cannot be decompressed */
async function textOf(path: string): Promise<string> {
  if ((await stat(path)).size > LARGEST_PAGE) throw new UnreadablePage(TOO_LARGE);
  const bytes = await readFile(path);
  if (!bytes.subarray(0, GZIP.length).equals(GZIP)) return bytes.toString('utf8');
  try {
    return (await decompress(bytes, { maxOutputLength: LARGEST_PAGE })).toString('utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UnreadablePage(
      code === 'ERR_BUFFER_TOO_LARGE' ? TOO_LARGE : `cannot be decompressed (${message}); fetch it again`,
    );
  }
}

const TOO_LARGE = 'is larger than 256 MB; a dump is not read as a page, but by its own path';
