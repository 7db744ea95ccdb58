import { networkOf } from '#libs/service';

const WINDOW_MS = 60_000;
/** Part of the contract. */
const MAX_FAILURES = 600;
/**
 * Addresses that are remembered. Each remembers its failures of a minute, so that all together are bounded by what a
 * process can answer in a minute; with more addresses than this, those that failed longest ago are forgotten.
 */
const MAX_ADDRESSES = 20_000;

/**
 * Credentials that failed in the last minute, by the address they came from: an IPv4 address or an IPv6 /64 network.
 * Each process counts for itself: behind a load balancer, every process allows this many.
 */
export class FailedAttempts {
  /** Times of failures, ascending; the address that failed last is the last. */
  private readonly byNetwork = new Map<string, number[]>();

  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  /**
   * Counts a failure, unless this address has already reached the limit: attempts above it are not counted.
   * @returns 0 while the address is within the limit; else whole seconds, at least 1, until it is again
   */
  add(address: string): number {
    const nowMs = this.nowMs();
    this.forgetOld(nowMs);
    const network = networkOf(address);
    const times = (this.byNetwork.get(network) ?? []).filter(timeMs => nowMs - timeMs < WINDOW_MS);
    // Deleting first moves the address to the end.
    this.byNetwork.delete(network);
    this.byNetwork.set(network, times);
    const [oldestMs = nowMs] = times;
    if (times.length >= MAX_FAILURES) return Math.max(1, Math.ceil((oldestMs + WINDOW_MS - nowMs) / 1_000));
    times.push(nowMs);
    return 0;
  }

  get size(): number {
    return this.byNetwork.size;
  }

  private forgetOld(nowMs: number): void {
    for (const [network, times] of this.byNetwork) {
      const isOld = nowMs - (times.at(-1) ?? -Infinity) >= WINDOW_MS;
      if (!isOld && this.byNetwork.size < MAX_ADDRESSES) return;
      this.byNetwork.delete(network);
    }
  }
}
