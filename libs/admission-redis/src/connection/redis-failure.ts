/**
 * What went wrong with Redis, in a form that can be logged. Errors of the client cannot be logged: they contain the
 * failed command with its arguments, which for AUTH are the password, and servers repeat arguments in messages.
 */
export class RedisFailure extends Error {
  override readonly name = 'RedisFailure';

  constructor(
    message: string,
    /** The code of the system or of TLS, `ECONNREFUSED` for instance; or the first word of what Redis answered. */
    readonly code: string | undefined,
  ) {
    super(message);
  }
}

/** What an operator can do when a server refuses, which trying again does not change. Sentinels refuse in the same words. */
const ADVICE: readonly (readonly [refusal: RegExp, advice: string])[] = [
  [
    /\b(WRONGPASS|NOAUTH)\b/,
    'check user and password in REDIS_URL, and REDIS_SENTINEL_PASSWORD for sentinels',
  ],
  [/self[- ]signed|unable to (verify|get).*certificate/, 'check REDIS_CA_FILE'],
  // A script fails in other words than a command: those of Redis 7.0, and of later ones.
  [
    /\bNOPERM\b|user executing the script can't|ACL failure in script/,
    'the user in REDIS_URL needs the permissions that docs/operating.md lists',
  ],
];

/** @param secrets removed from the message wherever they occur */
export function toRedisFailure(error: unknown, secrets: readonly string[]): RedisFailure {
  if (error instanceof RedisFailure) return error;
  if (!(error instanceof Error))
    return new RedisFailure(withAdvice(hideSecrets(String(error), secrets)), undefined);
  // How the client says that it has no connection and keeps no queue.
  if (error.message.includes('enableOfflineQueue'))
    return new RedisFailure('there is no connection', undefined);
  // A cluster's client follows these; a client of a single server cannot.
  if (/^(MOVED|CROSSSLOT) /.test(error.message))
    return new RedisFailure(
      'this is a node of a cluster: REDIS_URL must begin with redis+cluster://',
      'MOVED',
    );
  const { lastNodeError, code } = error as Error & { lastNodeError?: unknown; code?: string };
  // The last node of a cluster says why; that all of them failed is known by then.
  if (lastNodeError instanceof Error) return toRedisFailure(lastNodeError, secrets);
  const text = hideSecrets(messageOf(error), secrets);
  return new RedisFailure(withAdvice(text), code ?? /^[A-Z]{4,}(?= )/.exec(text)?.[0]);
}

function withAdvice(text: string): string {
  const advice = ADVICE.find(([refusal]) => refusal.test(text))?.[1];
  // Without what Node advises about certificates, which is about its own options.
  return advice === undefined ? text : `${text.replace(/\.$|; if the root CA.*$/, '')}; ${advice}`;
}

/** Node tries every address of a name, and what it then throws has a code but no message. */
function messageOf({ message, name, ...rest }: Error & { code?: string }): string {
  return message === '' ? (rest.code ?? name) : message;
}

function hideSecrets(text: string, secrets: readonly string[]): string {
  // About a command that it does not know, or that was renamed, a server quotes the beginning of the arguments.
  const [told = ''] = text.split(/,? with args beginning with/);
  return secrets.reduce((hidden, secret) => hidden.replaceAll(secret, '***'), told);
}
