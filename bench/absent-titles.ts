/**
 * `npm run bench:absent -- <file>`: how titles of games that the catalog does not have are answered, on the embedded engine.
 * The file has one title a line; those that a game has, spaces and accents aside, are left out.
 */
import { readFile } from 'node:fs/promises';
import { tierScore, titleQuery } from '#libs/catalog';
import { EmbeddedCatalog } from '#libs/search-embedded';
import { measureAbsent } from './search/absent/measure-absent.js';
import { SHIPPED_CATALOG } from './search/catalogs.js';
import { searchPage } from './search/engines/ask-catalog.js';

const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Usage: npm run bench:absent -- <file with one title a line>\n');
  process.exit(2);
}

const { search, generation } = await EmbeddedCatalog.load(SHIPPED_CATALOG);
const listed = new Set((await readFile(file, 'utf8')).split('\n').map(line => line.trim()));
const absent: string[] = [];
for (const title of listed) {
  if (title === '') continue;
  const {
    hits: [first],
    isPartial,
  } = await searchPage(search, generation, 'games', title);
  const equal = tierScore('joined', titleQuery(title).words.length);
  if (first === undefined || isPartial || Number(first.position[0]) < equal) absent.push(title);
}
console.table(await measureAbsent(search, generation, absent));
