import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { median } from '../timed-request.mjs';

const FILE = 'docs/answer-times.md';
/** Most that a page with five facets may take, compared with the same page without them. */
const TARGET = 5;
/** Most that a first suggestion may take, compared with a list page from memory. */
const SUGGEST_TARGET = 2;

/** Prints the figures and keeps them in `docs/answer-times.md`. */
export async function writeReport(games, results) {
  const text = `# The cost of counts, facets and suggestions

Written by \`npm run bench -- answer-times\`; every ratio is between medians of this one run, asked for in turns.
Measured on ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, everything on the one machine, ${games.toLocaleString('en')} generated games,
one client, over HTTP. No answer was asked for before, except where it says so. Times in milliseconds.

${Object.entries(results).map(engineSection).join('\n')}`;
  console.log(text);
  await writeFile(FILE, text);
}

function engineSection([engine, { suggestions, answers }]) {
  const pages = Object.entries(answers).map(([kind, { plain, counted, faceted }]) => [
    kind,
    ...[plain, counted, faceted].map(ms),
    ratio(counted / plain),
    `**${ratio(faceted / plain)}**`,
  ]);
  const ratios = Object.values(answers).map(({ plain, faceted }) => faceted / plain);
  const firsts = Object.entries(suggestions).map(([kind, { first, memory, engine: asked }]) => [
    kind,
    ...[first, memory, asked].map(ms),
    `**${ratio(first / memory)}**`,
    ratio(first / asked),
  ]);
  return `## ${engine === 'embedded' ? 'The embedded engine' : engine}

\`count=true\`, and that with all five facets, compared with the same page without them. In a walk the matches were counted for
its first page. Target: a median of at most ${TARGET} times; over the kinds of pages it is **${ratio(median(ratios))}**.

${table(['page', 'without', 'with a count', 'with facets', 'count ÷ without', 'facets ÷ without'], pages)}

First answers of \`/suggest\`, compared with a list page of 20 games that is answered from memory, and with the first answer of such
a page. Target: at most ${SUGGEST_TARGET} times a page from memory.

${table(['typed', 'first answer', 'page from memory', 'first answer of a page', '÷ from memory', '÷ first answer'], firsts)}
`;
}

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

const ms = value => value.toFixed(2);
const ratio = value => value.toFixed(1);
