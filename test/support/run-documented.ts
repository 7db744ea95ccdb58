import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = new URL('../../', import.meta.url);

/**
 * Runs commands as a document has them: the block after the comment `<!-- executed: name -->`.
 * @param page path from the project's folder
 * @returns what they printed
 * @throws when one ends with another code than 0, and when there is no such block
 */
export async function runDocumented(
  page: string,
  name: string,
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const text = readFileSync(new URL(page, ROOT), 'utf8');
  const block = new RegExp(`<!-- executed: ${name} -->\\n *\`\`\`sh\\n([^]*?)\`\`\``).exec(text)?.[1];
  if (block === undefined) throw new Error(`${page} has no commands "${name}"`);
  const { stdout, stderr } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', block], {
    cwd: fileURLToPath(ROOT),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
  });
  return stdout + stderr;
}
