import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import type { MeasuredAbsent } from '../absent/measure-absent-games.js';
import { QUERY_CLASSES } from '../queries/classes.data.js';
import { QUERIES_PER_CLASS, SEED } from '../queries/make-queries.js';
import type { MeasuredCatalog } from '../measure/measure-catalog.js';
import type { MeasuredSpeed } from '../speed/measure-speed.js';
import type { MeasuredSuggestions } from '../suggest/measure-suggestions.js';
import { absentSection } from './absent-section.js';
import { alternativesSection } from './alternatives-section.js';
import { grouped } from './markdown.js';
import { missesSection } from './misses-section.js';
import { qualitySection } from './quality-section.js';
import { speedSection } from './speed-section.js';
import { suggestSection } from './suggest-section.js';

const FILE = 'docs/search-quality.md';

/** Type-ahead on the catalog that ships and on a large one. */
export interface SuggestionReport {
  readonly shipped: MeasuredSuggestions;
  readonly large: MeasuredSuggestions;
}

/** Everything that is measured. */
export interface SearchReport {
  readonly catalogs: readonly MeasuredCatalog[];
  readonly absent: MeasuredAbsent;
  readonly suggestions: SuggestionReport;
  readonly speed: MeasuredSpeed;
}

/** Writes it to `docs/search-quality.md`. */
export async function writeReport({ catalogs, absent, suggestions, speed }: SearchReport): Promise<void> {
  const text = [
    introduction(catalogs),
    ...catalogs.map(qualitySection),
    absentSection(absent),
    suggestSection(suggestions.shipped, suggestions.large),
    missesSection(catalogs),
    alternativesSection(catalogs),
    speedSection(speed),
  ].join('\n');
  await writeFile(FILE, text);
}

/** Replaces the section about suggestions, and leaves all others as they were measured before. */
export async function rewriteSuggestions({ shipped, large }: SuggestionReport): Promise<void> {
  const section = suggestSection(shipped, large);
  const sections = (await readFile(FILE, 'utf8')).split(/^(?=## )/m);
  const heading = section.slice(0, section.indexOf('\n') + 1);
  const place = sections.findIndex(each => each.startsWith(heading));
  if (place < 0) throw new Error(`${FILE} has no section "${heading.trim()}"`);
  await writeFile(FILE, sections.with(place, `${section}\n`).join(''));
}

function introduction(catalogs: readonly MeasuredCatalog[]): string {
  const queries = catalogs.reduce((sum, catalog) => sum + catalog.queries, 0);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  return `# Search quality

Written by \`npm run bench:search\`; do not edit. ${grouped(queries)} queries in ${QUERY_CLASSES.length} classes, at most ${QUERIES_PER_CLASS} of a class and catalog,
made from the titles of the catalogs with the seed \`${SEED}\`: the same seed and catalog give the same queries, and CI asks them too.
Measured on ${machine}, Node ${process.version}, everything on the one machine, one question at a time.

**What is right.** The record the title belongs to. Where other records have an equal folded title, no one can tell which was meant, and any of them is right.
A query that happens to be, folded, another record's title asks for that one and is not used. Junk is answered rightly by an empty page, another digit
(“8 Wonders”) by five hits without the game.

**What is misspelled.** “One edit” hits a word of five letters or more, “two edits in a long word” one of ten or more, so that the word keeps its budget whatever is deleted.
Shorter words are measured in classes of their own, where the edit budgets give up on purpose.

**What is unfinished.** A last word of five letters or more without its last two. Where what is left is a word of some other title (“star” for “Staree”), no one can
tell that it is unfinished: that is a class of its own, without a floor.
`;
}
