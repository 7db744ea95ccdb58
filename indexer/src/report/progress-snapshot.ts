/** How much of some work is done, how fast it is and how long it will still take. */
export interface ProgressSnapshot {
  readonly done: number;
  readonly total: number;
  readonly percent: number;
  readonly perSecond: number;
  /** `null` while nothing is known of the rate. */
  readonly secondsLeft: number | null;
}

export function progressSnapshot(done: number, total: number, elapsedMs: number): ProgressSnapshot {
  const perSecond = elapsedMs === 0 ? 0 : (done * 1_000) / elapsedMs;
  return {
    done,
    total,
    percent: total === 0 ? 100 : Math.floor((100 * done) / total),
    perSecond: Math.round(perSecond),
    secondsLeft: perSecond === 0 ? null : Math.ceil(Math.max(0, total - done) / perSecond),
  };
}

/** `12,000 of 100,000 (12 %), 8,300/s, 11 s left`. */
export function describeProgress({ done, total, percent, perSecond, secondsLeft }: ProgressSnapshot): string {
  const amount = `${grouped(done)} of ${grouped(total)} (${percent} %)`;
  if (secondsLeft === null) return amount;
  const left = done < total ? `, ${duration(secondsLeft)} left` : '';
  return `${amount}, ${grouped(perSecond)}/s${left}`;
}

/** `1,234,567`, whatever the locale of the machine. */
export function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

/** `1 game`, `1,234 games`. */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

export function duration(seconds: number): string {
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
