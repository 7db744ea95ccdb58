export const mail = {
  hello: 'Hello,',
  label: (name: string): string => `${name}:`,
  key: (name: string, id: string): string => `“${name}” (${id})`,
  link: {
    subject: 'Your sign-in link',
    lead: 'Use this link to sign in to the Board Game Catalog dashboard:',
    button: 'Sign in',
    rest: 'It works once, for 15 minutes. If you did not ask for it, ignore this email: without the link, no one can sign in.',
    footer: 'You receive this email because your address was entered on the sign-in page.',
  },
  keyCreated: {
    subject: (key: string): string => `New API key: ${key}`,
    lead: (key: string): string => `The API key ${key} was created in your account.`,
  },
  keyRotated: {
    subject: (key: string): string => `API key rotated: ${key}`,
    lead: (key: string): string => `The API key ${key} has a new secret.`,
  },
  keyRevoked: {
    subject: (key: string): string => `API key revoked: ${key}`,
    lead: (key: string): string => `The API key ${key} was revoked. It no longer works.`,
  },
  newAddress: {
    subject: 'Sign-in from a new network',
    lead: 'Someone signed in to your account from a network that was not used for it before.',
  },
  newProvider: {
    subject: (provider: string): string => `First sign-in with ${provider}`,
    lead: (provider: string): string =>
      `Someone signed in to your account with ${provider} for the first time.`,
  },
  refusals: {
    subject: (key: string): string => `Many refused requests with ${key}`,
    lead: (key: string, count: string): string =>
      `Today the API refused ${count} requests with the API key ${key}, because the key is revoked or has expired (status 401). That is unusually many.`,
    rest: 'If one of your programs still uses this key, give it another one. If not, the key may be known to others. It cannot do any harm any more.',
    button: 'See the key',
  },
  quota80: {
    subject: 'You have used 80% of your quota',
    lead: (used: string, limit: string): string =>
      `Your API keys have used ${used} of the ${limit} requests of this month.`,
    rest: (reset: string): string =>
      `When all of them are used, the API refuses requests with status 429 until ${reset} (UTC).`,
    button: 'See your usage',
  },
  quota100: {
    subject: 'Your quota for this month is used up',
    lead: (limit: string): string => `Your API keys have used all ${limit} requests of this month.`,
    rest: (reset: string): string =>
      `The API now refuses requests with status 429. From ${reset} (UTC) it accepts them again.`,
    button: 'See your usage',
  },
  expiry: {
    subject7: (key: string): string => `Expires within 7 days: ${key}`,
    subject1: (key: string): string => `Expires within a day: ${key}`,
    lead: (key: string, moment: string): string => `The API key ${key} expires on ${moment}.`,
    rest: 'From then on the API refuses it. If you still need it, change its expiry date, or create another key.',
    button: 'See the key',
  },
  planRequested: {
    subject: (plan: string): string => `You asked for the plan ${plan}`,
    lead: (plan: string): string =>
      `We passed your request for the plan ${plan} on to the operator, who will reply to this address.`,
    rest: 'Until then your plan stays as it is.',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    lead: 'Your account was deleted with everything in it. Its API keys no longer work.',
    rest: 'If this was not you, someone can read your email or use your browser. Change the password of your mailbox.',
  },
  when: 'When',
  from: 'IP address',
  device: 'Device',
  check: (endAll: string): string =>
    `If this was you, there is nothing to do. If not, choose “${endAll}” on your account page, then revoke the keys that you do not recognize.`,
  checkButton: 'Check your account',
  security: 'This is a security email: it cannot be turned off.',
  optional: (topic: string): string =>
    `You receive this email because “${topic}” is on in your email settings.`,
  unsubscribe: 'Turn these emails off',
};
