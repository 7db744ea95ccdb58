import { SingleBar } from 'cli-progress';
import { describeProgress, progressSnapshot, type ProgressSnapshot } from './progress-snapshot.js';
import { LineReport } from './line-report.js';
import type { Progress } from './report.js';

const WIDEST_BAR = 30;
const NARROWEST_BAR = 5;
/** Width of a terminal that does not report it. */
const USUAL_COLUMNS = 80;

/** On a terminal: a bar with rate and time left, which is replaced by one plain line when the work is done. */
export class BarReport extends LineReport {
  override begin(event: string, what: string, total: number): Progress {
    const title = `${event} ${what}`;
    const beganAt = Date.now();
    const at = (done: number) => progressSnapshot(done, total, Date.now() - beganAt);
    let done = 0;
    const bar = new SingleBar({
      stream: this.stderr,
      format: () => renderBar(title, at(done), this.stderr.columns ?? USUAL_COLUMNS),
      fps: 5,
      hideCursor: true,
      clearOnComplete: true,
      // Ctrl-C is handled by `interruptible`, which gives the work a chance to clean up.
      gracefulExit: false,
    });
    bar.start(total, 0);
    return {
      advance: () => bar.update(++done),
      end: () => {
        bar.stop();
        this.tell(event, `${title}: ${describeProgress(at(done))}`);
      },
    };
  }
}

/** One line of at most `columns` characters: what does not fit is left out, the bar first. */
export function renderBar(title: string, now: ProgressSnapshot, columns: number): string {
  const text = `${title}: ${describeProgress(now)}`;
  const size = Math.min(WIDEST_BAR, columns - text.length - 4);
  if (size < NARROWEST_BAR) return text.slice(0, Math.max(1, columns - 1));
  const filled = Math.round((size * Math.min(100, now.percent)) / 100);
  return `${'█'.repeat(filled)}${'░'.repeat(size - filled)}  ${text}`;
}
