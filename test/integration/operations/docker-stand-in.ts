import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { composeServices } from '../../deploy/compose-rules.js';

/**
 * A program `docker` that runs what `docker compose exec` and `run` would run in a container in this process' place:
 * by the entrypoint of the service, with `DATA_DIR` instead of the volume at `/data`.
 * @returns a `PATH` on which it is found
 */
export function pathWithDocker(folder: string): string {
  const services = composeServices(readFileSync('docker-compose.yml', 'utf8'));
  const entrypoints = [...services].map(([name, text]) => {
    const [, words = ''] = /^entrypoint: \[(.*)\]$/m.exec(text) ?? [];
    return `${name}) entry=(${words.replaceAll(',', '')});;`;
  });
  mkdirSync(folder, { recursive: true });
  const program = join(folder, 'docker');
  writeFileSync(
    program,
    `#!/bin/bash
set -euo pipefail
[[ $1 == compose ]] || exit 64
verb=$2 given=()
shift 2
while [[ $1 == -* ]]; do
  case $1 in
    -T | --rm | --no-deps) shift;;
    --entrypoint) given=("$2"); shift 2;;
    *) exit 64;;
  esac
done
service=$1
shift
entry=()
case $service in
${entrypoints.join('\n')}
*) exit 64;;
esac
case $verb in
  stop | start) exit 0;;
  exec) entry=();;
  run) [[ \${#given[@]} == 0 ]] || entry=("\${given[@]}");;
  *) exit 64;;
esac
exec "\${entry[@]}" "\${@//\\/data/$DATA_DIR}"
`,
  );
  chmodSync(program, 0o755);
  return [folder, dirname(process.execPath), process.env.PATH].join(':');
}
