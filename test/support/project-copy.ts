import { exec } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(exec);

/** The project as it is now in a folder of its own, to be changed by a test. It has the packages of this one. */
export class ProjectCopy {
  private constructor(private readonly folder: string) {}

  static async make(): Promise<ProjectCopy> {
    const folder = await mkdtemp(join(tmpdir(), 'project-'));
    const { stdout } = await execute('git ls-files -z --cached --others --exclude-standard');
    for (const file of stdout.split('\0').filter(Boolean)) await cp(file, join(folder, file));
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    return new ProjectCopy(folder);
  }

  read(file: string): Promise<string> {
    return readFile(join(this.folder, file), 'utf8');
  }

  async write(file: string, text: string): Promise<void> {
    const path = join(this.folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }

  /** Replaces the first match. @throws when there is none: the recipe then no longer fits the file */
  async replace(file: string, part: RegExp | string, change: (part: string) => string): Promise<void> {
    const text = await this.read(file);
    const changed = text.replace(part, change);
    if (changed === text) throw new Error(`${file} has no ${String(part)}`);
    await this.write(file, changed);
  }

  /** @throws with everything that the command printed, when it fails */
  async run(command: string, environment: Readonly<Record<string, string>> = {}): Promise<void> {
    const env = { ...process.env, ...environment };
    try {
      await execute(`PATH=node_modules/.bin:$PATH; ${command}`, {
        cwd: this.folder,
        env,
        maxBuffer: 50_000_000,
      });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${command} failed:\n${stdout}${stderr}`, { cause: error });
    }
  }
}
