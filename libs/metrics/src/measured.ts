import { traced } from '#libs/tracing';

/** `ok`, or the kind of failure: a word of a small set, never a message. */
type Outcome = string;

/** What calls are noted in when they have ended: a histogram with these two labels. */
interface CallDurations {
  observe(seconds: number, operation: string, outcome: Outcome): void;
}

interface MeasuredOptions {
  /** Begins the names of the operations. */
  readonly prefix?: string;
  /** Begins the names of the spans, before that of the operation. */
  readonly spanPrefix?: string;
  /** The kind of an error that a call failed with; by default the name of its class. */
  readonly kindOf?: (error: unknown) => Outcome;
}

/**
 * The same port, whose calls are measured, and are spans of what is traced: all methods of its class that return promises, so
 * that a new one is, too.
 * Calls that the port makes of itself are part of the first one.
 */
export function measured<Port extends object>(
  port: Port,
  durations: CallDurations,
  { prefix = '', spanPrefix = '', kindOf = nameOf }: MeasuredOptions = {},
): Port {
  const wrapper = Object.create(port) as Record<string, unknown>;
  for (const [name, method] of methodsOf(port)) {
    const operation = prefix + name;
    const call = traced(spanPrefix + operation, method.bind(port), kindOf);
    wrapper[name] = (...parameters: unknown[]): unknown => {
      const startMs = performance.now();
      const result = call(...parameters);
      if (!(result instanceof Promise)) return result;
      result.then(
        () => durations.observe((performance.now() - startMs) / 1_000, operation, 'ok'),
        (error: unknown) =>
          durations.observe((performance.now() - startMs) / 1_000, operation, kindOf(error)),
      );
      return result;
    };
  }
  return wrapper as Port;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

type Method = (...parameters: unknown[]) => unknown;

/** The methods of an object, those of its class and of the classes above it; accessors are not called. */
function methodsOf(port: object): Map<string, Method> {
  const methods = new Map<string, Method>();
  for (let at = port; at !== Object.prototype; at = Object.getPrototypeOf(at) as object)
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(at)))
      if (typeof value === 'function' && name !== 'constructor' && !methods.has(name))
        methods.set(name, value as Method);
  return methods;
}
