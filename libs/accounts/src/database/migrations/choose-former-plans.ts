import { type Kysely, sql } from 'kysely';

export interface FormerPlan {
  readonly accountId: string;
  readonly plan: string;
  /** The largest plan among its active keys, if that is not the plan it gets: for an operator to look at. */
  readonly formerPlan: string | null;
}

interface FormerKey {
  readonly account_id: string;
  readonly user_id: string | null;
  readonly plan: string;
  readonly requests_per_month: number;
  readonly state: string;
  readonly created_at: string;
}

const SMALLEST = 'free';

/**
 * The plan of every account, from what its keys had. Until now an account's owner chose the plan of a key in the
 * dashboard, and the database does not say who made a key. Only an operator can have made
 *  - any key of an account that was never signed in to,
 *  - keys older than the first sign-in to their account.
 * The account gets the largest plan among such keys that are active, or, if none is, the plan of the one made last. All
 * other accounts begin on `free`. If the largest plan among all active keys is another one, it is noted beside it.
 */
export async function chooseFormerPlans(database: Kysely<unknown>): Promise<FormerPlan[]> {
  const accounts = await sql<{ id: string }>`SELECT id FROM accounts`.execute(database);
  const keys = await sql<FormerKey>`
    SELECT account_id, user_id, api_keys.plan AS plan, requests_per_month, state, api_keys.created_at AS created_at
    FROM api_keys
    JOIN accounts ON accounts.id = api_keys.account_id
    JOIN plans ON plans.name = api_keys.plan
    ORDER BY api_keys.created_at, api_keys.id`.execute(database);
  const keysOf = Map.groupBy(keys.rows, key => key.account_id);
  const firstSignIns = await readFirstSignIns(database);
  return accounts.rows.map(({ id }) => choosePlan(id, keysOf.get(id) ?? [], firstSignIns));
}

function choosePlan(
  accountId: string,
  keys: readonly FormerKey[],
  firstSignIns: ReadonlyMap<string, string>,
): FormerPlan {
  const ofOperator = keys.filter(({ user_id, created_at }) => {
    if (user_id === null) return true;
    const signedInAt = firstSignIns.get(user_id);
    return signedInAt !== undefined && created_at < signedInAt;
  });
  const plan = largestPlan(ofOperator) ?? ofOperator.at(-1)?.plan ?? SMALLEST;
  const formerPlan = largestPlan(keys) ?? plan;
  return { accountId, plan, formerPlan: formerPlan === plan ? null : formerPlan };
}

function largestPlan(keys: readonly FormerKey[]): string | undefined {
  const [largest] = keys
    .filter(({ state }) => state === 'active')
    .sort((a, b) => b.requests_per_month - a.requests_per_month);
  return largest?.plan;
}

/** By user: the time of the first sign-in, as ISO 8601 text. The tables are those of the dashboard's sign-in. */
async function readFirstSignIns(database: Kysely<unknown>): Promise<Map<string, string>> {
  const tables = await database.introspection.getTables();
  if (!tables.some(({ name }) => name === 'sign_in_users')) return new Map();
  const users = await sql<{ id: string; at: string | number | Date }>`
    SELECT id, "createdAt" AS at FROM sign_in_users`.execute(database);
  return new Map(users.rows.map(({ id, at }) => [id, new Date(at).toISOString()]));
}
