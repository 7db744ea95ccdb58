export const errors = {
  'not-found': ['Page not found', 'The address may be wrong, or the page belongs to another account.'],
  'foreign-form': ['This form has expired', 'Go back, reload the page, then submit the form again.'],
  'too-large': ['Too much data', 'The form contains more data than we accept.'],
  'too-many-attempts': ['Too many attempts', 'Wait a few minutes, then try again.'],
  'link-unusable': [
    'This link no longer works',
    'It has already been used, or it is older than 15 minutes. Request a new one.',
  ],
  'provider-refused': [
    'Sign-in failed',
    'The provider rejected the sign-in or did not confirm your email address. Try again, or sign in with an email link.',
  ],
  'provider-unavailable': [
    'The provider is not responding',
    'Try again in a moment, or sign in with an email link.',
  ],
  'mail-unavailable': [
    'The email could not be sent',
    'The mail server is not responding. Try again in a moment.',
  ],
  busy: ['Too many requests right now', 'Nothing was changed. Try again in a moment.'],
  unavailable: ['A service we depend on is not responding', 'Nothing was changed. Try again in a moment.'],
  'bad-request': ['This request is not valid', 'Go back and try again.'],
  unexpected: [
    'Something went wrong on our side',
    'The error has been recorded. Try again, or come back later.',
  ],
};
