import { ConnectionGuard, type ConnectionLimits, type Refusal } from './connections/connection-guard.js';
import { LoadMonitor, type LoadLimits } from './load/load-monitor.js';
import { RepeatedWarning } from './log/repeated-warning.js';

/** The guards that keep a process within its limits. */
export interface Guards {
  readonly connections: ConnectionGuard;
  readonly load: LoadMonitor;
}

export interface GuardsOptions {
  readonly limits: ConnectionLimits & LoadLimits;
  /** Called now and then with the number of connections that were refused or ended. */
  readonly warn: (about: { readonly reason: Refusal; readonly times: number }, message: string) => void;
  /** Called for each of them. */
  readonly onRefusal?: (reason: Refusal) => void;
}

/** Guards that work together: while too much waits for clients to read it, no further work is taken on. */
export function createGuards({ limits, warn, onRefusal = () => {} }: GuardsOptions): Guards {
  const warning = new RepeatedWarning<Refusal>((times, reason) =>
    warn({ reason, times }, 'connections were refused or ended'),
  );
  const connections = new ConnectionGuard(limits, reason => {
    warning.add(reason);
    onRefusal(reason);
  });
  return { connections, load: new LoadMonitor(limits, () => connections.isAtUnsentLimit) };
}
