// An interrupted benchmark would leave its servers running: a process that a signal ends emits no `exit` by itself.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** Ends a child process with this one, if not before. @returns the child */
export function endsWithUs(child) {
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}
