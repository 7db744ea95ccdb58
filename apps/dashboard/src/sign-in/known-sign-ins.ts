import { normalizeIP } from '@fastify/rate-limit';
import type { BetterAuthPlugin } from 'better-auth';
import type { DBAdapter } from 'better-auth/adapters';
import { createHmac } from 'node:crypto';

const MODEL = 'knownSignIn';
/** Kept for one person; beyond that, the least recently used one is forgotten, and counts as new again. */
const MAX_TRAITS = 100;

/**
 * The table of {@link KnownSignIns}, made and migrated with those of the library. Databases that exist have the table
 * and the column under other names than the code.
 */
export const KNOWN_SIGN_INS = {
  id: 'known-sign-ins',
  schema: {
    [MODEL]: {
      modelName: 'sign_in_known_ways',
      fields: {
        userId: {
          type: 'string',
          required: true,
          index: true,
          references: { model: 'user', field: 'id', onDelete: 'cascade' },
        },
        trait: { type: 'string', required: true, fieldName: 'way' },
        lastUsedAt: { type: 'date', required: true },
      },
    },
  },
} satisfies BetterAuthPlugin;

/** What sign-ins of a person are compared by. */
export interface SignInTraits {
  /** IPv4 or IPv6. */
  readonly address: string;
  /** Every identity at a provider that can currently sign in to the account. */
  readonly identities: readonly { readonly provider: string; readonly id: string }[];
}

/** What was not known before. */
export interface NewSignInTraits {
  /** The sign-in came from an IPv4 address or IPv6 /64 that was not seen before. */
  readonly isNewAddress: boolean;
  /** Providers with an identity that was not seen before. */
  readonly providers: readonly string[];
}

/**
 * From where, and with which providers, each person has signed in, so that they can be informed about an unusual
 * sign-in. Addresses and identities are kept as keyed hashes, which are useful only for this comparison.
 */
export class KnownSignIns {
  constructor(
    private readonly adapter: Pick<DBAdapter, 'create' | 'findMany' | 'update' | 'deleteMany'>,
    private readonly secret: string,
  ) {}

  /** Records a sign-in. In the first one of a person, nothing is reported as new. */
  async record(userId: string, { address, identities }: SignInTraits): Promise<NewSignInTraits> {
    const known = await this.knownTo(userId);
    const isNew = async (...parts: readonly string[]): Promise<boolean> => {
      const trait = this.hash(userId, ...parts);
      await this.remember(userId, trait, known);
      return known.length > 0 && !known.some(before => before.trait === trait);
    };
    const isNewAddress = await isNew('address', normalizeIP(address));
    const providers = new Set<string>();
    for (const { provider, id } of identities)
      if (await isNew('identity', provider, id)) providers.add(provider);
    return { isNewAddress, providers: [...providers] };
  }

  async forget(userId: string): Promise<void> {
    await this.adapter.deleteMany({ model: MODEL, where: [{ field: 'userId', value: userId }] });
  }

  /** The latest first. */
  private knownTo(userId: string): Promise<KnownTrait[]> {
    return this.adapter.findMany<KnownTrait>({
      model: MODEL,
      where: [{ field: 'userId', value: userId }],
      sortBy: { field: 'lastUsedAt', direction: 'desc' },
      limit: MAX_TRAITS,
    });
  }

  private async remember(userId: string, trait: string, known: readonly KnownTrait[]): Promise<void> {
    const before = known.find(one => one.trait === trait);
    // When the list is full, the oldest row is reused.
    const row = before ?? known[MAX_TRAITS - 1];
    const data = { userId, trait, lastUsedAt: new Date() };
    if (row === undefined) await this.adapter.create({ model: MODEL, data });
    else await this.adapter.update({ model: MODEL, where: [{ field: 'id', value: row.id }], update: data });
  }

  private hash(...parts: readonly string[]): string {
    return createHmac('sha256', this.secret).update(JSON.stringify(parts)).digest('base64url');
  }
}

interface KnownTrait {
  readonly id: string;
  readonly trait: string;
}
