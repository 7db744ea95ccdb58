import type { MeasuredSuggestions } from '../suggest/measure-suggestions.js';
import { ROWS } from '../suggest/measure-suggest.js';
import { agreement } from './agreement.js';
import { grouped, megabytes, milliseconds, percent, table } from './markdown.js';

/** p50 on the large catalog, in milliseconds. */
const TARGETS = { embedded: 0.5, elastic: 3 };

/** How well and how fast titles are suggested while they are typed. */
export function suggestSection(shipped: MeasuredSuggestions, large: MeasuredSuggestions): string {
  const { titles } = large;
  const rows = [...shipped.embedded].map(([name, own]) => {
    const there = large.embedded.get(name);
    const onElastic = large.elastic.get(name);
    return [
      name,
      percent(own.recallAt1),
      percent(own.recallAt10),
      percent(there?.recallAt1 ?? 0),
      percent(there?.recallAt10 ?? 0),
      milliseconds(there?.p50Ms ?? 0),
      milliseconds(there?.p99Ms ?? 0),
      milliseconds(onElastic?.p50Ms ?? 0),
      milliseconds(onElastic?.p99Ms ?? 0),
    ];
  });
  return `## Suggestions

What \`/suggest\` gives while a title is typed: the first ${ROWS} rows. ${shipped.embedded.values().next().value?.queries ?? 0} titles a class, drawn in proportion to the editions of their games,
because well-known games are asked for more often. Letters and digits are counted. A typo is at the fifth letter or later; a word that is both unfinished and
misspelled is only found near its end, where it is within the budget of its letters.
Right are the games that have the title. Recall in percent on the ${grouped(shipped.games)} games that ship, and on ${grouped(large.games)} generated ones, where a few letters
begin hundreds of titles; times in milliseconds on the latter. ${agreement([...shipped.disagreements, ...large.disagreements], 'suggestions')}

${table(
  [
    ...['typed', 'shipped at 1', `at ${ROWS}`, 'generated at 1', `at ${ROWS}`],
    ...['embedded p50', 'p99', 'Elasticsearch p50', 'p99'],
  ],
  rows,
)}

Targets on the generated catalog: a median of at most ${TARGETS.embedded} ms embedded and of ${TARGETS.elastic} ms on Elasticsearch. Over all queries it is
**${milliseconds(medianOf(large.embedded))} ms** and **${milliseconds(medianOf(large.elastic))} ms**. A process that uses Elasticsearch makes suggestions from
titles in its own memory: ${grouped(titles.count)} titles took ${megabytes(titles.megabytes)}, ${Math.round((titles.megabytes * 2 ** 20) / titles.count)} bytes a title, beside the vocabulary, and were read and indexed in ${titles.seconds.toFixed(1)} s.

With \`type=all\`, for what is typed in English without a typo from the third letter on, the game is among the first ${ROWS} rows of all lists for
${percent(recallFromThird(shipped.all.embedded))} % of the titles that ship (${percent(recallFromThird(shipped.embedded))} % of games alone). The median over all queries is **${milliseconds(medianOf(large.all.embedded))} ms** embedded and
**${milliseconds(medianOf(large.all.elastic))} ms** on Elasticsearch.
`;
}

/** The share of titles found, of the classes of plain beginnings that say which game is meant. */
function recallFromThird(results: MeasuredSuggestions['embedded']): number {
  const classes = [...results].filter(([name]) => /^([3-9]|\d\d) letters$/.test(name));
  return classes.reduce((sum, [, { recallAt10 }]) => sum + recallAt10, 0) / classes.length;
}

/** The median of the medians of all classes, which have the same number of queries. */
function medianOf(results: MeasuredSuggestions['embedded']): number {
  const medians = [...results.values()].map(({ p50Ms }) => p50Ms).sort((a, b) => a - b);
  return medians[Math.floor(medians.length / 2)] ?? 0;
}
