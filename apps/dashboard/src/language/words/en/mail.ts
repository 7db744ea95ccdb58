export const mail = {
  hello: 'Hello,',
  link: {
    subject: 'Your sign-in link',
    lead: 'With this link you sign in to the Board Game Catalog dashboard:',
    rest: 'It works once, for 15 minutes. If you did not ask for it, ignore this mail.',
  },
  keyCreated: {
    subject: 'A new API key in your account',
    lead: (key: string): string => `The API key ${key} was created in your account.`,
  },
  keyRotated: {
    subject: 'A new secret for your API key',
    lead: (key: string): string => `The API key ${key} of your account got a new secret.`,
  },
  newAddress: {
    subject: 'A sign-in from a new IP address',
    lead: 'Your account was signed in to from an IP address that was not used for it before.',
  },
  newProvider: {
    subject: (provider: string): string => `A sign-in with ${provider}`,
    lead: (provider: string): string => `Your account was signed in to with ${provider} for the first time.`,
  },
  accountDeleted: {
    subject: 'Your account is deleted',
    lead: 'Your account and everything in it was deleted. All its API keys have ended.',
    rest: 'If this was not you, another person can read your mail or use your browser. Change the password of your mailbox.',
  },
  when: 'When',
  from: 'IP address',
  check: (endAll: string): string =>
    `If this was you, there is nothing to do. If not, sign in, choose “${endAll}” on this page, and revoke the keys that you do not know:`,
};
