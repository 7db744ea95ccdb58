import type { DBAdapter } from 'better-auth/adapters';
import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseUnavailable } from '#libs/accounts';

const noted = new AsyncLocalStorage<{ away?: DatabaseUnavailable }>();

/**
 * Notes every time that the database did not answer. The library turns it into errors and answers of its own, from
 * which nobody can tell a database that is away from a link that is no good.
 */
export function noteFailures(adapter: DBAdapter): DBAdapter {
  return new Proxy(adapter, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...request: unknown[]) => {
        try {
          return (await Reflect.apply(member, target, request)) as unknown;
        } catch (error) {
          const work = noted.getStore();
          if (work !== undefined && error instanceof DatabaseUnavailable) work.away = error;
          throw error;
        }
      };
    },
  });
}

/**
 * Runs work of the library, and says why it failed where the database is to blame.
 * @param failed tells by what it resolves with
 * @throws DatabaseUnavailable, or whatever the library throws
 */
export async function orDatabaseAway<Result>(
  work: () => Promise<Result>,
  failed: (result: Result) => boolean = () => false,
): Promise<Result> {
  const notes: { away?: DatabaseUnavailable } = {};
  return noted.run(notes, async () => {
    const result = await work().catch((error: unknown) => {
      throw notes.away ?? error;
    });
    if (notes.away !== undefined && failed(result)) throw notes.away;
    return result;
  });
}
