/** A request that waits for its decision. */
export interface Waiting<Request, Decision> {
  readonly request: Request;
  readonly resolve: (decision: Decision | Promise<Decision>) => void;
  readonly reject: (error: unknown) => void;
}

interface TurnBatcherOptions<Request> {
  /** Requests of different groups are never decided together; by default all may be. */
  readonly groupOf?: (request: Request) => string;
  /** At most so many are decided together. */
  readonly max?: number;
}

/**
 * Lets all requests that arrive in one turn of the event loop be decided together, in the order of arrival, so that they
 * share what a decision costs. None waits for another one, because the turn ends before the next event is read.
 */
export class TurnBatcher<Request, Decision> {
  private readonly waiting = new Map<string, Waiting<Request, Decision>[]>();

  /** @param decideAll settles every request that it gets; must not throw */
  constructor(
    private readonly decideAll: (batch: readonly Waiting<Request, Decision>[]) => void,
    private readonly options: TurnBatcherOptions<Request> = {},
  ) {}

  decide(request: Request): Promise<Decision> {
    const { groupOf = () => '', max = Infinity } = this.options;
    return new Promise((resolve, reject) => {
      const group = groupOf(request);
      const others = this.waiting.get(group) ?? [];
      if (this.waiting.size === 0) setImmediate(() => this.runAll());
      this.waiting.set(group, others);
      others.push({ request, resolve, reject });
      if (others.length >= max) this.run(group, others);
    });
  }

  private runAll(): void {
    for (const [group, batch] of [...this.waiting]) this.run(group, batch);
  }

  private run(group: string, batch: readonly Waiting<Request, Decision>[]): void {
    this.waiting.delete(group);
    this.decideAll(batch);
  }
}

/** For decisions that one synchronous step makes: when it throws, every request of the turn fails with the error. */
export function settleTogether<Request, Decision>(
  batch: readonly Waiting<Request, Decision>[],
  decideAll: (requests: readonly Request[]) => Decision[],
): void {
  try {
    const decisions = decideAll(batch.map(({ request }) => request));
    batch.forEach(({ resolve }, at) => resolve(decisions[at] as Decision));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
