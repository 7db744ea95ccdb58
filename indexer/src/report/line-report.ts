import type { Output } from '../process-io.js';
import { describeProgress } from './progress-snapshot.js';
import { PacedProgress } from './paced-progress.js';
import type { Progress, Report } from './report.js';
import { print } from './print.js';

const INTERVAL_MS = 5_000;

/** Plain lines, for logs and pipes: what happens goes to standard error, the result to standard output. */
export class LineReport implements Report {
  constructor(
    private readonly stdout: Output,
    protected readonly stderr: Output,
  ) {}

  tell(_event: string, sentence: string): void {
    print(this.stderr, `${sentence}\n`);
  }

  begin(event: string, what: string, total: number): Progress {
    return new PacedProgress(total, INTERVAL_MS, progressSnapshot =>
      print(this.stderr, `${event} ${what}: ${describeProgress(progressSnapshot)}\n`),
    );
  }

  result(_answer: object, text: string): void {
    print(this.stdout, `${text}\n`);
  }
}
