import { spawn } from 'node:child_process';
import { Client } from '@elastic/elasticsearch';
import { NODE_FLAGS } from '../scripts/bootstrap/entry.mjs';
import { endsWithUs } from './ends-with-us.mjs';
import { residentMegabytes } from './resident-megabytes.mjs';

const INDEXER = 'dist/indexer/src/main.js';

/** Generates a catalog and loads it; seconds and peak resident megabytes of the loading process. */
export async function indexCatalog(games, source, environment, seed = 1) {
  await generateSource(games, source, environment, seed);
  const started = performance.now();
  const peakMegabytes = await runIndexer(
    ['run', '--source', source, '--allow-shrink', '--json'],
    environment,
  );
  return { seconds: (performance.now() - started) / 1_000, peakMegabytes };
}

export async function generateSource(games, source, environment, seed = 1) {
  await runIndexer(
    ['generate', '--games', String(games), '--seed', String(seed), '--out', source],
    environment,
  );
}

export async function removeIndices({ ELASTICSEARCH_URL, ELASTICSEARCH_PREFIX }) {
  const client = new Client({ node: ELASTICSEARCH_URL });
  const indices = Object.keys(
    await client.indices.get({ index: `${ELASTICSEARCH_PREFIX}-*`, expand_wildcards: 'all' }),
  );
  if (indices.length > 0) await client.indices.delete({ index: indices });
  await client.close();
}

function runIndexer(args, environment) {
  return new Promise((resolve, reject) => {
    const child = endsWithUs(
      spawn(process.execPath, [...NODE_FLAGS, INDEXER, ...args], {
        env: environment,
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    );
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(child.pid, 'VmHWM'))), 100);
    child.on('exit', code => {
      clearInterval(watch);
      if (code === 0) resolve(peak);
      else reject(new Error(`indexer ${args[0]} ended with exit code ${code}`));
    });
  });
}
