import { EXACT, IN_PART, MATCH_ALL, type MeasuredSpeed } from '../speed/measure-speed.js';
import { grouped, megabytes, milliseconds, table } from './markdown.js';

/** How many times as long as an exact title a search may take that finds titles in part. */
const MOST_IN_PART = 3;

/** Maximum ratio of a time to that of the bare page. */
const TARGETS: Readonly<Record<string, number>> = {
  'slug look-up': 1,
  [EXACT]: 2.5,
  'typo, vocabulary': 8,
};

export function speedSection(speed: MeasuredSpeed): string {
  const { embedded } = speed;
  const bare = speed.speeds.get(MATCH_ALL)?.p50Ms ?? Number.NaN;
  const inPart = [
    ['embedded', embedded.exact, embedded.inPart] as const,
    ['Elasticsearch', speed.speeds.get(EXACT), speed.speeds.get(IN_PART)] as const,
  ].map(([engine, full, part]) => {
    const [fullMs, partMs] = [full?.p50Ms ?? Number.NaN, part?.p50Ms ?? Number.NaN];
    const ratio = partMs / fullMs;
    const isMet = ratio <= MOST_IN_PART;
    return [
      engine,
      milliseconds(fullMs),
      milliseconds(partMs),
      milliseconds(part?.p99Ms ?? 0),
      `**${ratio.toFixed(2)}**${isMet ? '' : ' (**missed**)'}`,
    ];
  });
  const rows = [...speed.speeds].map(([name, { p50Ms, p99Ms }]) => {
    const target = TARGETS[name];
    const ratio = (p50Ms / bare).toFixed(2);
    return [
      name,
      milliseconds(p50Ms),
      milliseconds(p99Ms),
      target === undefined ? ratio : `**${ratio}**`,
      target === undefined ? '' : `≤ ${target}${p50Ms / bare <= target ? '' : ' (**missed**)'}`,
    ];
  });
  const scale = [
    ['load', `${embedded.loadSeconds.toFixed(1)} s`, '≤ 20 s'],
    [
      'memory of the process after loading, at its highest',
      megabytes(embedded.loadPeakMegabytes),
      '≤ 1,024 MB',
    ],
    ['exact title, p50', `${milliseconds(embedded.exact?.p50Ms ?? 0)} ms`, '≤ 1 ms'],
    ['typo, p50', `${milliseconds(embedded.typos?.p50Ms ?? 0)} ms`, '≤ 5 ms'],
  ];
  return `## Speed on ${grouped(speed.games)} generated games

One Elasticsearch node, one client, ${speed.questions} questions of each kind, asked in turns so that whatever else the machine does hits all alike; a page is 21 records with their whole contents. The ratio is that of the medians, to the bare page.

${table(['', 'p50 ms', 'p99 ms', 'ratio', 'target'], rows)}

### Searches that no title matches in full

A title with generic words, one with another subtitle, and junk of which nothing is found, in turns: the search in full that finds nothing and the one in part together.
At most ${MOST_IN_PART} times an exact title is the target.

${table(['', 'exact title p50 ms', 'in part p50 ms', 'p99 ms', 'ratio'], inPart)}

The vocabulary takes ${megabytes(speed.vocabularyMegabytes)} of memory and is read in ${speed.vocabularySeconds.toFixed(1)} s
([decision 10](decisions/0010-a-vocabulary-beside-the-index.md)).

### The embedded engine with the same catalog

${table(['', '', 'target'], scale)}
`;
}
