import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Docker may be missing, but not these. */
export const canRunImages = process.platform === 'linux' && process.getuid?.() === 0;

interface Stage {
  readonly name: string;
  readonly from: string;
  readonly instructions: (readonly [keyword: string, rest: string])[];
}

/**
 * What the Dockerfile makes, without Docker: each stage is an overlay on the root of this machine, which has npm, and gets
 * the Node of the project in place of that of the base image. Commands then run in the last stage as in a container of
 * docker-compose.yml: as the account 1000, without capabilities, with a read-only root and a network of their own.
 */
export class Image {
  private constructor(private readonly script: string) {}

  /** The instructions of the Dockerfile, as a script that needs minutes and memory for two sets of packages. */
  static async read(): Promise<Image> {
    const stages = stagesOf(await readFile('Dockerfile', 'utf8'));
    const build = stages.flatMap(stage => linesOf(stage, stages));
    return new Image(
      [PRELUDE, `CONTEXT='${await buildContext()}'`, ...build, start(stages.at(-1)!)].join('\n'),
    );
  }

  /**
   * Builds the image, and runs these commands of a shell in it; `inside` before a command is a container.
   * @returns what they printed. @throws when one fails
   */
  async run(...commands: readonly string[]): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'image-'));
    const script = [this.script, ...commands].join('\n');
    // With this script, all that it started ends.
    const own = ['--mount', '--propagation', 'private', '--pid', '--fork', '--kill-child', '--mount-proc'];
    const args = [...own, 'bash', '-c', script, 'image', folder];
    return (await execute('unshare', args, { maxBuffer: 50_000_000 })).stdout;
  }
}

/** `stage <name> <stage that it continues>`: makes its root; all that is printed on the way goes to stderr. */
const PRELUDE = `set -euo pipefail
exec 3>&1 1>&2
T=$1
mount -t tmpfs tmpfs "$T"
stage() {
  mkdir -p "$T/$1"/{up,work,root}
  mount -t overlay overlay -o "lowerdir=$\{2:+$T/$2/up:}/,upperdir=$T/$1/up,workdir=$T/$1/work" "$T/$1/root"
  R="$T/$1/root"
  mount --rbind /dev "$R/dev"; mount -t proc proc "$R/proc"; mount -t tmpfs tmpfs "$R/tmp"
}`;

function stagesOf(dockerfile: string): Stage[] {
  const stages: Stage[] = [];
  const lines = dockerfile
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n');
  for (const line of lines) {
    const [, keyword = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    const [, from = '', name = 'last'] = keyword === 'FROM' ? (/^(\S+)(?: AS (\S+))?$/.exec(rest) ?? []) : [];
    if (keyword === 'FROM') stages.push({ name, from, instructions: [] });
    else if (keyword !== '') stages.at(-1)?.instructions.push([keyword, rest]);
  }
  return stages;
}

function linesOf({ name, from, instructions }: Stage, stages: readonly Stage[]): string[] {
  const parent = stages.some(stage => stage.name === from) ? from : '';
  const node = `install -D node_modules/node/bin/node "$R/usr/local/bin/node"`;
  return [
    `stage ${name} ${parent}`,
    ...(parent === '' ? [node, 'mkdir "$R/app"'] : []),
    ...instructions.flatMap(([keyword, rest]) => {
      if (keyword === 'RUN') return [`chroot "$R" sh -c 'cd /app && ${rest.replaceAll("'", `'\\''`)}'`];
      return keyword === 'COPY' ? copy(rest.split(' ')) : [];
    }),
  ];
}

function copy([first = '', ...others]: readonly string[]): string[] {
  const stage = /^--from=(\S+)$/.exec(first)?.[1];
  const [from, paths] =
    stage === undefined ? ['$CONTEXT/', [first, ...others]] : [`$T/${stage}/root`, others];
  const target = paths.at(-1)!;
  const isFolder = target.startsWith('.');
  return paths.slice(0, -1).flatMap(path => {
    const into = `"$R/app/${isFolder && path !== '.' ? path.split('/').at(-1) : target}"`;
    // Docker copies what is in a folder, not the folder.
    return [`mkdir -p "$(dirname ${into})"`, `cp -rT "${from}${path}" ${into}`];
  });
}

/**
 * `inside <command>` runs it in a container, of which only `/data` and `/tmp` can be written to; `begin <command> &` does so
 * in the background, as the process `$!`.
 */
function start({ instructions }: Stage): string {
  const variables = instructions
    .filter(([keyword]) => keyword === 'ENV')
    .flatMap(([, rest]) => rest.match(/\w+=(?:"[^"]*"|\S+)/g) ?? []);
  return `mount -t tmpfs -o uid=1000,gid=1000 tmpfs "$R/data"; mount -o remount,ro "$R"
CONTAINER=(chroot "$R" setpriv --reuid 1000 --regid 1000 --clear-groups --bounding-set=-all --inh-caps=-all --no-new-privs
  env -i PATH=/usr/local/bin:/usr/bin:/bin ${variables.join(' ')})
begin() { exec "$\{CONTAINER[@]}" sh -c 'cd /app && exec env "$@"' sh "$@"; }
inside() { (begin "$@"); }
exec 1>&3`;
}

/** What `.dockerignore` leaves of the project, as it is now. */
async function buildContext(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'context-'));
  const ignore = (await readFile('.dockerignore', 'utf8')).split('\n');
  const kept = ignore.filter(line => line.startsWith('!')).map(line => line.slice(1));
  const { stdout } = await execute('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of stdout.split('\0'))
    if (kept.some(path => file === path || file.startsWith(`${path}/`)) && !file.endsWith('.spec.ts'))
      await cp(file, join(folder, file));
  return folder;
}
