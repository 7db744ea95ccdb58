import type { Progress } from './report.js';

/** Advances `progress`, which counts whole units one by one, to any amount that is not smaller than the one before. */
export function advanceBy(progress: Progress): (done: number) => void {
  let told = 0;
  return done => {
    for (; told < Math.floor(done); told++) progress.advance();
  };
}
