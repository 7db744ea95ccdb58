/** Milliseconds of work on new requests in one turn of the event loop. */
const TURN_MS = 5;
/**
 * Connections that are accepted, one in each turn, before it is the turn of waiting requests again. A number and not a
 * time: on a busy machine time passes while this process does nothing.
 */
const MAX_ACCEPTED_IN_A_ROW = 100;

/** A connection that waits to begin a request. */
export interface Waiting {
  /** Connections of the same network count as one client: see `networkOf`. */
  readonly network: string;
  /** Begins one request. */
  takeTurn(): void;
}

/**
 * Shares the event loop among clients: the work of one turn is bounded, and what does not fit waits for a later one,
 * network by network, so that a client with a thousand requests does not make others wait longer than one with ten.
 *
 * Turns are short for a second reason. Node accepts one connection in each of them: were they long, a few hundred
 * connections opened at once would keep others from being accepted for seconds. While connections arrive, requests
 * therefore wait for up to a hundred of them, which takes about 10 ms.
 */
export class RequestTurns {
  private readonly waiting = new Map<string, Set<Waiting>>();
  /** Whether the next turn is scheduled, and whether waiting connections have their turn just now. */
  private isScheduled = false;
  private isRunning = false;
  private beganMs = 0;
  private hasAccepted = false;
  private acceptedInARow = 0;

  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  /** A connection was accepted; more may be waiting for it. */
  accepted(): void {
    this.hasAccepted = true;
    this.enter();
  }

  /** Whether a request may begin at once: none is waiting, and this turn is not used up. */
  get isFree(): boolean {
    if (this.waiting.size > 0 || this.givesWay) return false;
    this.enter();
    return !this.isUsedUp;
  }

  /** Has {@link Waiting.takeTurn} called when it is its turn; once, however often it is requested. */
  wait(one: Waiting): void {
    const others = this.waiting.get(one.network);
    if (others === undefined) this.waiting.set(one.network, new Set([one]));
    else others.add(one);
    this.enter();
  }

  /** Removes a connection that does not wait any more. */
  leave(one: Waiting): void {
    const others = this.waiting.get(one.network);
    others?.delete(one);
    if (others?.size === 0) this.waiting.delete(one.network);
  }

  private get givesWay(): boolean {
    return this.hasAccepted && this.acceptedInARow < MAX_ACCEPTED_IN_A_ROW;
  }

  private get isUsedUp(): boolean {
    return this.nowMs() - this.beganMs >= TURN_MS;
  }

  /** What happens now belongs to a turn: the one that is running, or else one that ends with the next. */
  private enter(): void {
    if (this.isScheduled || this.isRunning) return;
    this.beganMs = this.nowMs();
    this.schedule();
  }

  private schedule(): void {
    this.isScheduled = true;
    setImmediate(this.begin);
  }

  private readonly begin = (): void => {
    this.beganMs = this.nowMs();
    this.isScheduled = false;
    const givesWay = this.givesWay && this.waiting.size > 0;
    this.hasAccepted = false;
    if (givesWay) {
      this.acceptedInARow++;
      this.schedule();
    } else {
      this.acceptedInARow = 0;
      this.isRunning = true;
      this.runNext();
    }
  };

  private readonly runNext = (): void => {
    const next = this.isUsedUp ? undefined : this.takeNext();
    if (next === undefined) {
      this.end();
      return;
    }
    next.takeTurn();
    // A tick scheduled by a microtask comes after all microtasks: only then is the work of the request done.
    queueMicrotask(() => process.nextTick(this.runNext));
  };

  private end(): void {
    this.isRunning = false;
    if (this.waiting.size > 0) this.schedule();
  }

  /** The next network's first; that network comes last then. */
  private takeNext(): Waiting | undefined {
    for (const [network, others] of this.waiting)
      for (const next of others) {
        this.leave(next);
        if (others.size > 0) {
          this.waiting.delete(network);
          this.waiting.set(network, others);
        }
        return next;
      }
    return undefined;
  }
}
