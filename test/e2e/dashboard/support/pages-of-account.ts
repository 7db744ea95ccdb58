/** Every page of a signed-in person, but for those of one key. */
export const PAGES_OF_ACCOUNT = [
  ...['/keys', '/keys/new', '/usage', '/requests', '/activity'],
  ...['/account', '/account/delete', '/plan'],
];
