import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/adapters';
import { hash } from 'node:crypto';

/**
 * Keeps session tokens out of the database: with this adapter, the library still works with tokens, while only their
 * hashes are stored and searched for. A reader of the database learns no token, not even one without its signature.
 * Tokens are 32 random characters, so a hash without salt cannot be reversed.
 *
 * A session that was found by anything but its token has the hash instead of the token.
 */
export function hashSessionTokens(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    ...hashing(adapter),
    transaction: work =>
      adapter.transaction(transaction => work({ ...transaction, ...hashing(transaction) })),
  };
}

/** All methods of an adapter that take or return a session. */
function hashing(adapter: DBTransactionAdapter) {
  return {
    async create(request) {
      const token = tokenOf(request.model, request.data);
      if (token === undefined) return adapter.create(request);
      const made = await adapter.create({ ...request, data: { ...request.data, token: hashOf(token) } });
      return { ...made, token } as never;
    },
    async findOne(request) {
      const found = await adapter.findOne(stored(request));
      const token = tokenAskedFor(request);
      return (found === null || token === undefined ? found : { ...found, token }) as never;
    },
    findMany: request => adapter.findMany(stored(request)),
    count: request => adapter.count(stored(request)),
    update: request => adapter.update(stored(request)),
    updateMany: request => adapter.updateMany(stored(request)),
    delete: request => adapter.delete(stored(request)),
    deleteMany: request => adapter.deleteMany(stored(request)),
    consumeOne: request => adapter.consumeOne(stored(request)),
    incrementOne: request => adapter.incrementOne(stored(request)),
  } satisfies Partial<DBTransactionAdapter>;
}

interface Request {
  readonly model: string;
  where?: Where[] | undefined;
  update?: Record<string, unknown>;
}

/** The same request, with hashes instead of tokens. */
function stored<Asked extends Request>(request: Asked): Asked {
  if (request.model !== 'session') return request;
  const token = tokenOf(request.model, request.update);
  return {
    ...request,
    ...(request.where && { where: request.where.map(storedClause) }),
    ...(token !== undefined && { update: { ...request.update, token: hashOf(token) } }),
  };
}

function storedClause(clause: Where): Where {
  if (clause.field !== 'token') return clause;
  const { value } = clause;
  if (typeof value === 'string') return { ...clause, value: hashOf(value) };
  if (Array.isArray(value)) return { ...clause, value: value.map(one => hashOf(String(one))) };
  throw new Error('a session is looked for by its token, or by something else');
}

function tokenAskedFor({ model, where = [] }: Request): string | undefined {
  const clause = where.find(({ field }) => field === 'token');
  return tokenOf(model, { token: clause?.value });
}

function tokenOf(model: string, values: Readonly<Record<string, unknown>> = {}): string | undefined {
  return model === 'session' && typeof values.token === 'string' ? values.token : undefined;
}

function hashOf(token: string): string {
  return hash('sha256', token);
}
