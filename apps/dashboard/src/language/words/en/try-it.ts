export const tryIt = {
  title: 'Try it',
  lead: 'Sends a real request from your browser to the API. It counts like any other.',
  key: 'API key',
  keyHint: 'Stays in this page and is sent to the API only.',
  path: 'Path',
  send: 'Send',
  sending: 'Sending…',
  failed: 'The API could not be reached.',
  headers: 'Headers',
  body: 'Body',
  needsScript: 'The console needs JavaScript. Everything else here works without.',
};
