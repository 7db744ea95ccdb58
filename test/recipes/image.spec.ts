import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { canRunImages, Image } from './image.js';

const DOCKERFILE = readFileSync('Dockerfile', 'utf8');
const [, health = ''] = /HEALTHCHECK .*\n +CMD (\[.*\])/.exec(DOCKERFILE) ?? [];
const [, serve = ''] = /^CMD (\[.*\])$/m.exec(DOCKERFILE) ?? [];
const words = (list: string) =>
  (JSON.parse(list) as string[]).map(word => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');

(canRunImages ? it : it.skip)(
  'the Dockerfile makes an image in which every process runs without rights',
  async () => {
    const image = await Image.read();
    const printed = await image.run(
      // Nothing of it can be reached from elsewhere.
      'cat > "$T/contained" <<"END"',
      'ip link set lo up',
      `begin ${words(serve)} > "$T/api" & API=$!`,
      'for i in $(seq 120); do',
      `  inside ${words(health)} && break; sleep 1`,
      'done',
      `inside ${words(health)}; echo "healthy: $?"`,
      'echo "account: $(stat -c %u /proc/$API)"',
      'echo "capabilities: $(grep -h ^CapEff /proc/$API/status)"',
      'inside touch /app/written 2> "$T/refused" || echo "read-only: $(grep -o "Read-only.*" "$T/refused")"',
      'kill $API; wait $API; echo "ended: $?"',
      'inside node dist/apps/dashboard/src/accounts-command/main.js migrate',
      'inside node dist/apps/keys/src/main.js plans | head -1',
      'inside node dist/indexer/src/main.js statistics --source indexer/seed | head -1',
      'inside node dist/apps/mcp/src/main.js --help | head -1',
      'END',
      'export R T; declare -p CONTAINER > "$T/container"; declare -f begin inside >> "$T/container"',
      `unshare --net bash -c 'set -uo pipefail; . "$T/container"; . "$T/contained"'`,
      'echo "packages: $(inside cat sbom.cdx.json | grep -c bom-ref)"',
      'echo "megabytes: $(du -sm "$R/app" | cut -f1)"',
    );
    const said = Object.fromEntries(
      [...printed.matchAll(/^([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(said).toMatchObject({
      healthy: '0',
      account: '1000',
      capabilities: expect.stringMatching(/0{16}$/),
      'read-only': 'Read-only file system',
      ended: '0',
    });
    expect(printed).toContain('up to date: 0001-tables');
    expect(printed).toContain('PLAN ');
    expect(printed).toContain('Usage: npm run mcp');
    expect(Number(said.packages)).toBeGreaterThan(100);
    // Besides Node and the system.
    expect(Number(said.megabytes)).toBeLessThan(115);
  },
);
