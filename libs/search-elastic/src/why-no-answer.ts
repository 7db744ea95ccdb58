/** What to check when a connection fails for TLS; the words are those of Node and OpenSSL. */
const ADVICE: readonly (readonly [problem: RegExp, advice: string])[] = [
  [
    /wrong version number|packet length too long/,
    'it answers without TLS, and ELASTICSEARCH_URL begins with https:',
  ],
  [/self[- ]signed|unable to (verify|get).*certificate/, 'check ELASTICSEARCH_CA_FILE'],
  [/altnames/, 'ELASTICSEARCH_URL names a host for which its certificate is not valid'],
];

/** What to check when no node answered because of TLS; `undefined` for other reasons. */
export function tlsAdvice({ message }: Error): string | undefined {
  return ADVICE.find(([problem]) => problem.test(message))?.[1];
}

/** Why no node answered, as one line for people: OpenSSL's messages have several, Node's give advice of their own. */
export function whyNoAnswer(failure: Error): string {
  const [said = ''] = failure.message.split(/\n|; if the root CA/);
  const advice = tlsAdvice(failure);
  if (advice === undefined) return said;
  return said.includes(':error:') ? advice : `${said}; ${advice}`;
}
