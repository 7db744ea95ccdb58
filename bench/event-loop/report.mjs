import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';

const FILE = 'docs/event-loop.md';

/** Prints the figures and keeps them in `docs/event-loop.md`. */
export async function writeReport({ games, embedded, elastic, vocabulary }) {
  const text = `# The event loop

Written by \`npm run bench -- event-loop\`. How late the event loop of the API is (milliseconds, \`monitorEventLoopDelay\` with
its usual resolution of 10 ms, so that a loop that does nothing shows 10 to 11) under the valid requests that cost the most:
20 bursts of 50 at once, no question twice, while another client asks for the same small page again and again. "Own" is the
processor time that the process took between two ticks of a timer of 10 ms: what it is late by itself, while the delay also counts
what other processes on the machine take from it. The target is a p99 below 20 ms.

Measured with ${games.toLocaleString('en')} generated games on ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, everything on the one machine, whose load was ${loadavg()[0].toFixed(1)} at the end.

## The embedded engine

${table(embedded)}

## Elasticsearch

${table({ ...elastic, [`reading and building the vocabulary and the titles (${vocabulary.seconds.toFixed(0)} s), one client`]: vocabulary })}
`;
  console.log(text);
  await writeFile(FILE, text);
}

function table(measured) {
  return [
    '| asked | own p99 | longest | delay p50 | p99 | longest | these answers p50 | p99 | small page p50 | p99 |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...Object.entries(measured).map(([kind, { delays, heavy, light }]) => {
      const late = [delays.usedP99, delays.usedMax, delays.p50, delays.p99, delays.max];
      const times = [...late, heavy.p50, heavy.p99, light.p50, light.p99];
      return `| ${[kind, ...times.map(ms => ms?.toFixed(1) ?? '')].join(' | ')} |`;
    }),
  ].join('\n');
}
