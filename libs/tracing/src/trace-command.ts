import { tracing } from './start-tracing.js';
import { endFailed } from './traced.js';

/** Runs one command as a trace of its own. @param kindOf the kind of a failure, a word of a small set */
export async function traceCommand(
  name: string,
  work: () => Promise<unknown>,
  kindOf: (failure: unknown) => string,
): Promise<void> {
  const tracer = tracing()?.tracer;
  if (tracer === undefined) {
    await work();
    return;
  }
  await tracer.startActiveSpan(name, async span => {
    try {
      await work();
      span.end();
    } catch (failure) {
      endFailed(span, kindOf(failure));
      throw failure;
    }
  });
}
