export const errors = {
  'not-found': ['There is no such page', 'The address may be wrong, or the page belongs to another account.'],
  'foreign-form': ['This form is too old', 'Go back, load the page again, then send the form once more.'],
  'too-large': ['Too much data', 'The form contains more than it accepts.'],
  'too-many-attempts': ['Too many attempts', 'Wait a few minutes, then try again.'],
  'link-unusable': [
    'This link does not work any more',
    'It was used already, or it is older than 15 minutes. Ask for a new one.',
  ],
  'provider-refused': [
    'Signing in did not work',
    'The provider refused, or did not confirm your email address. Try again, or use a link by email.',
  ],
  'provider-unavailable': [
    'The provider does not answer',
    'Try again in a moment, or sign in with a link by email.',
  ],
  'mail-unavailable': [
    'The mail could not be sent',
    'The mail server does not answer. Try again in a moment.',
  ],
  busy: ['Too many requests at the moment', 'Nothing was changed. Try again in a moment.'],
  unavailable: ['Something we need does not answer', 'Nothing was changed. Try again in a moment.'],
  'bad-request': ['This request cannot be understood', 'Go back and try again.'],
  unexpected: [
    'Something went wrong here',
    'The error is ours, and it is recorded. Try again, or come back later.',
  ],
};
