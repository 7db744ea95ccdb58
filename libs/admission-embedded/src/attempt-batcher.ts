/** An admission that is waiting to be decided. */
interface Waiting<Request, Decision> {
  readonly request: Request;
  readonly resolve: (decision: Decision) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Decides all attempts that arrive in one turn of the event loop together, so that they share the cost of one
 * transaction (a group commit). A decision is known when its transaction is committed, never before.
 */
export class AttemptBatcher<Request, Decision> {
  private waiting: Waiting<Request, Decision>[] = [];

  /** @param decideAll decides in the order of arrival; when it throws, every request of the turn fails with the error */
  constructor(private readonly decideAll: (requests: readonly Request[]) => Decision[]) {}

  decide(request: Request): Promise<Decision> {
    return new Promise((resolve, reject) => {
      if (this.waiting.length === 0) setImmediate(() => this.run());
      this.waiting.push({ request, resolve, reject });
    });
  }

  private run(): void {
    const batch = this.waiting;
    this.waiting = [];
    try {
      const decisions = this.decideAll(batch.map(({ request }) => request));
      batch.forEach(({ resolve }, at) => resolve(decisions[at] as Decision));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
