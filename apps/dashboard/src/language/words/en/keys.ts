export const keys = {
  title: 'API keys',
  none: 'You have no key yet. Make one: it works at once.',
  name: 'Name',
  nameHint: 'What the key is for, such as “my web site”. 1 to 100 characters.',
  plan: 'Plan',
  planLine: (plan: string, perSecond: string, perMonth: string, keys: string): string =>
    `Your plan is ${plan}: all your keys together may make ${perSecond} requests a second and ${perMonth} a month. It allows ${keys} active keys.`,
  largerPlan: 'Ask for a larger plan',
  create: 'Create a key',
  key: 'Key',
  created: 'Created',
  lastUsed: 'Last used',
  never: 'never',
  expires: 'Ends',
  endsNever: 'Never',
  endsInDays: (days: string): string => `In ${days} days`,
  state: 'State',
  active: 'active',
  revoked: 'revoked',
  expired: 'expired',
  invalidName: 'A key needs a name of 1 to 100 characters, without control characters.',
  limitReached: (keys: string, plan: string): string =>
    `You already have ${keys} active keys, which is all that the plan ${plan} allows. Revoke one first.`,
  tooMany: (until: string): string =>
    `You made many keys in the last 24 hours. You can make another one from ${until} on.`,
  unpublished:
    'The change is recorded, but the limiter does not answer. It is being tried again in the background and takes effect by itself.',
};
