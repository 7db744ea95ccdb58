import type { Output } from '../process-io.js';
import { PacedProgress } from './paced-progress.js';
import type { Progress, Report } from './report.js';
import { print } from './print.js';

const INTERVAL_MS = 1_000;

/** One JSON object per line on standard output: events as they happen, then the result, which has no `event`. */
export class JsonReport implements Report {
  constructor(private readonly stdout: Output) {}

  tell(event: string, _sentence: string, details: object = {}): void {
    this.line({ event, ...details });
  }

  begin(event: string, what: string, total: number): Progress {
    this.line({ event, what, done: 0, total });
    return new PacedProgress(total, INTERVAL_MS, progressSnapshot =>
      this.line({ event, what, ...progressSnapshot }),
    );
  }

  result(answer: object): void {
    this.line(answer);
  }

  private line(content: object): void {
    print(this.stdout, `${JSON.stringify(content)}\n`);
  }
}
