import type { DBAdapter } from 'better-auth/adapters';
import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseUnavailable } from '#libs/accounts';

const failures = new AsyncLocalStorage<{ unavailable?: DatabaseUnavailable }>();

/**
 * Records every failure of the database to answer. The library turns it into its own errors and answers, in which an
 * unavailable database looks the same as an invalid link.
 */
export function recordFailures(adapter: DBAdapter): DBAdapter {
  return new Proxy(adapter, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...request: unknown[]) => {
        try {
          return (await Reflect.apply(member, target, request)) as unknown;
        } catch (error) {
          const work = failures.getStore();
          if (work !== undefined && error instanceof DatabaseUnavailable) work.unavailable = error;
          throw error;
        }
      };
    },
  });
}

/**
 * Runs work of the library. If it fails after a failure of the database, throws that failure.
 * @param failed whether the resolved value means failure
 * @throws DatabaseUnavailable, or whatever the library throws
 */
export async function orDatabaseUnavailable<Result>(
  work: () => Promise<Result>,
  failed: (result: Result) => boolean = () => false,
): Promise<Result> {
  const recorded: { unavailable?: DatabaseUnavailable } = {};
  return failures.run(recorded, async () => {
    const result = await work().catch((error: unknown) => {
      throw recorded.unavailable ?? error;
    });
    if (recorded.unavailable !== undefined && failed(result)) throw recorded.unavailable;
    return result;
  });
}
