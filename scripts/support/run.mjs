import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter } from 'node:path';
import { inProject, projectRoot } from './paths.mjs';

/** The environment of every tool: `node` and the installed commands are the project's own. */
export function projectEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: `${inProject('node_modules', '.bin')}${delimiter}${process.env.PATH}`,
    ...extra,
  };
}

/** Runs a tool in the project folder and resolves with its exit code, as a shell would give it. */
export function run(
  command,
  args,
  { output = 'inherit', env = projectEnvironment(), signal, timeoutMs } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env,
      stdio: ['ignore', output === 'stderr' ? 2 : output, output === 'stderr' ? 2 : output],
      signal,
      timeout: timeoutMs,
    });
    child.on('error', error => (error.name === 'AbortError' ? undefined : reject(error)));
    child.on('close', (code, killedBy) => resolve(exitCode(code, killedBy)));
  });
}

/** 128 + the signal's number, as shells report a process that a signal ended. */
export function exitCode(code, killedBy) {
  return code ?? 128 + (constants.signals[killedBy] ?? 0);
}
