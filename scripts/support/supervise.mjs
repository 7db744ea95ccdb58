import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from './paths.mjs';
import { exitCode } from './run.mjs';
import { say } from './say.mjs';

/** One Ctrl-C arrives several times: from the terminal, and again from npm. Later than this it is a second one. */
const ECHO_MS = 1_000;

/**
 * Runs processes in the foreground until the first of them ends, then ends the others.
 * Each has its own process group, so that a Ctrl-C reaches it exactly once, from here; a second Ctrl-C kills.
 * @returns the exit code of the first that ended
 */
export async function supervise(commands) {
  const children = commands.map(({ command, args }) =>
    spawn(command, args, { cwd: projectRoot, stdio: ['ignore', 'inherit', 'inherit'], detached: true }),
  );
  let firstSignalAt;
  const forward = signal => {
    firstSignalAt ??= Date.now();
    const again = Date.now() - firstSignalAt > ECHO_MS;
    if (again) say('killing');
    for (const child of children) if (again || !child.killed) child.kill(again ? 'SIGKILL' : signal);
  };
  process.on('SIGINT', () => forward('SIGINT'));
  process.on('SIGTERM', () => forward('SIGTERM'));
  process.on('SIGHUP', () => forward('SIGTERM'));

  const endings = children.map(async child => exitCode(...(await once(child, 'exit'))));
  const first = await Promise.race(endings);
  for (const child of children) if (!child.killed) child.kill('SIGTERM');
  await Promise.all(endings);
  return first;
}
