import { mkdir } from 'node:fs/promises';
import { generateCatalog } from '#libs/catalog-generator';
import { SEED } from './queries/make-queries.js';

/** What is searched: the catalog that ships, and one made from it that is as large as real ones. */
export type CatalogName = 'shipped' | 'generated';

export const SHIPPED_CATALOG = 'indexer/seed';
const GENERATED_GAMES = 50_000;

/** Writes the generated catalog into `folder`: the same for the same number of games. */
export async function writeGeneratedCatalog(folder: string, games = GENERATED_GAMES): Promise<string> {
  await mkdir(folder, { recursive: true });
  await generateCatalog({ from: SHIPPED_CATALOG, to: folder, games, seed: SEED });
  return folder;
}
