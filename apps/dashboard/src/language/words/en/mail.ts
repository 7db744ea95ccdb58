export const mail = {
  hello: 'Hello,',
  label: (name: string): string => `${name}:`,
  key: (name: string, id: string): string => `“${name}” (${id})`,
  link: {
    subject: 'Your sign-in link',
    lead: 'Use this link to sign in to the Board Game Catalog dashboard:',
    button: 'Sign in',
    rest: 'It works once and expires after 15 minutes. If you did not request it, ignore this email: without the link, no one can sign in.',
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
    lead: 'Someone signed in to your account from a network we have not seen before.',
  },
  newProvider: {
    subject: (provider: string): string => `First sign-in with ${provider}`,
    lead: (provider: string): string =>
      `Someone signed in to your account with ${provider} for the first time.`,
  },
  refusals: {
    subject: (key: string): string => `Many rejected requests with ${key}`,
    lead: (key: string, count: string): string =>
      `Today the API rejected ${count} requests with the API key ${key}, because the key has been revoked or has expired (status 401). That is an unusually high number.`,
    rest: 'If one of your apps still uses this key, switch it to another one. If not, the key may have leaked. It can no longer do any harm.',
    button: 'See the key',
  },
  quota80: {
    subject: 'You have used 80% of your quota',
    lead: (key: string, used: string, limit: string): string =>
      `The API key ${key} has used ${used} of its ${limit} requests for this month.`,
    rest: (reset: string): string =>
      `Once the quota is used up, the API rejects requests with status 429 until ${reset} (UTC).`,
    button: 'See your usage',
  },
  quota100: {
    subject: 'Your quota for this month is used up',
    lead: (key: string, limit: string): string =>
      `The API key ${key} has used all of its ${limit} requests for this month.`,
    rest: (reset: string): string =>
      `The API now rejects requests with status 429. It will accept them again on ${reset} (UTC).`,
    button: 'See your usage',
  },
  expiry: {
    subject7: (key: string): string => `API key expires within 7 days: ${key}`,
    subject1: (key: string): string => `API key expires within a day: ${key}`,
    lead: (key: string, moment: string): string => `The API key ${key} expires on ${moment}.`,
    rest: 'After that, the API rejects it. If you still need it, change its expiration date or create a new key.',
    button: 'See the key',
  },
  planRequested: {
    subject: (plan: string): string => `You asked for the ${plan} plan`,
    lead: (plan: string): string =>
      `We have forwarded your request for the ${plan} plan to the operator, who will reply to this address.`,
    rest: 'Until then, your plan stays the same.',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    lead: 'Your account and your personal data have been deleted. Its API keys no longer work. Until the end of the month, we keep a hash of your address with the number of requests you used; longer, when keys were created and revoked, without any name.',
    rest: 'If this was not you, someone else may have access to your email or your browser. Change the password of your email account.',
  },
  when: 'When',
  from: 'IP address',
  device: 'Device',
  check: (endAll: string): string =>
    `If this was you, you do not need to do anything. If not, choose “${endAll}” on your account page, then revoke any keys you do not recognize.`,
  checkButton: 'Check your account',
  security: 'This is a security email: it cannot be turned off.',
  optional: (topic: string): string =>
    `You receive this email because “${topic}” is turned on in your email settings.`,
  unsubscribe: 'Turn these emails off',
};
