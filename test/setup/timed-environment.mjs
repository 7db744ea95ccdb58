import { appendFileSync, readFileSync } from 'node:fs';
import WorkerEnvironment from './worker-environment.mjs';

/** Notes for `npm test` how much processor time a spec and the programs that it ran took. */
export default class TimedEnvironment extends WorkerEnvironment {
  constructor(config, context) {
    super(config, context);
    this.testPath = context.testPath;
    this.secondsBefore = processorSeconds();
  }

  async teardown() {
    await super.teardown();
    if (process.env.TEST_TIMES)
      appendFileSync(
        process.env.TEST_TIMES,
        `${processorSeconds() - this.secondsBefore}\t${this.testPath}\n`,
      );
  }
}

/** Of this process and of its ended children, which only Linux tells. */
function processorSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + secondsOfChildren();
}

/** Fields 16 and 17 of https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, in ticks. */
function secondsOfChildren() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return 0;
  }
}
