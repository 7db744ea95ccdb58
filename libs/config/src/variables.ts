/** Which processes use a variable. All but the MCP server refuse to start with a wrong value of any. */
export type Program = 'api' | 'dashboard' | 'accounts' | 'keys' | 'indexer' | 'mcp';

/** What an operator can set, as `docs/configuration.md` shows it. Texts are Markdown. */
export interface Variable {
  readonly means: string;
  readonly usedBy: readonly Program[];
  /** The value of an unset variable, in the unit of its name. */
  readonly default?: string | number;
  /** Instead of `default`: what an unset variable leads to, in words. */
  readonly unset?: string;
  /** The smallest and the largest whole number. */
  readonly bounds?: readonly [number, number];
  /** Characters of each secret, at least. */
  readonly minLength?: number;
  /** What is accepted, in words. */
  readonly form?: string;
}

const API = ['api'] as const;
const DASHBOARD = ['dashboard'] as const;
const SITES = ['api', 'dashboard'] as const;
const SERVERS = ['api', 'dashboard', 'mcp'] as const;
const TRACED = ['api', 'dashboard', 'indexer', 'mcp'] as const;
const CATALOG = ['api', 'indexer'] as const;
const KEYS = ['api', 'dashboard', 'keys'] as const;
const ACCOUNTS = ['api', 'dashboard', 'accounts', 'keys'] as const;

const PORTS = [0, 65_535] as const;
const MANY = [1, 100_000] as const;
const WEB_URL = '`http://` or `https://` URL without user and password';
const PREFIX = 'up to 41 of `a-z`, `0-9`, `_`, `-`; a letter or digit first';
const PEM = 'path of a PEM file';
const PAIRS = '`key=value,key=value`, percent-encoded';
const POLICY = 'Markdown, at most 100,000 characters, whose first line is `# ` and the title';

type Table = Readonly<Record<string, Variable>>;

// Tables: a line each.
// prettier-ignore
const SITE = {
  HOST: { means: 'address to listen on', default: '127.0.0.1', usedBy: SITES },
  PORT: { means: 'port to listen on; `0` takes a free one', default: 3_000, bounds: PORTS, usedBy: API },
  PUBLIC_URL: { means: 'how clients reach the API', unset: '`http://localhost:<PORT>`', form: WEB_URL, usedBy: SITES },
  ERRORS_URL: { means: 'where error codes are explained', unset: '`<PUBLIC_URL>/errors`', form: WEB_URL, usedBy: API },
  SECURITY_CONTACT: { means: 'contact in `/.well-known/security.txt`, which does not exist without it', form: '`mailto:` address or `https://` URL', usedBy: API },
  TERMS: { means: 'terms of use: the page `/terms`, which does not exist without them; best as `TERMS_FILE`', form: POLICY, usedBy: API },
  PRIVACY: { means: 'the same for privacy: `/privacy`; best as `PRIVACY_FILE`', form: POLICY, usedBy: API },
  METRICS_PORT: { means: 'port of the [Prometheus metrics](observability.md)', unset: 'no metrics', bounds: PORTS, usedBy: API },
  OTEL_EXPORTER_OTLP_ENDPOINT: { means: 'where [traces](observability.md#traces) are sent, by OTLP over HTTP', unset: 'no traces', form: WEB_URL, usedBy: TRACED },
  OTEL_EXPORTER_OTLP_HEADERS: { means: 'header fields for the collector, credentials for instance', form: PAIRS, usedBy: TRACED },
  OTEL_RESOURCE_ATTRIBUTES: { means: 'what traces say about the process, beside its name, version and instance', form: PAIRS, usedBy: TRACED },
  OTEL_SERVICE_NAME: { means: 'the name of the process in traces', unset: '`api`, `dashboard`, `mcp` or `indexer`', usedBy: TRACED },
  OTEL_TRACES_SAMPLER: { means: 'which traces are recorded', default: 'parentbased_always_on', form: '`parentbased_always_on`, `always_on`, `always_off`, `traceidratio`, `parentbased_always_off`, `parentbased_traceidratio`', usedBy: TRACED },
  OTEL_TRACES_SAMPLER_ARG: { means: 'the part of traces that a sampler by ratio records', default: '1', form: '`0` to `1`', usedBy: TRACED },
  TRUSTED_PROXIES: { means: 'proxies whose `X-Forwarded-For` counts', form: 'addresses, networks (`10.0.0.0/8`), `loopback`, `linklocal`, `uniquelocal`, separated by commas', usedBy: SERVERS },
  CURSOR_SECRETS: { means: 'sign cursors: the first signs, all are accepted; share them between API processes', unset: 'made and kept in `DATA_DIR`', minLength: 16, form: 'separated by commas', usedBy: API },
  LOG_LEVEL: { means: 'what is logged', default: 'info', form: '`fatal`, `error`, `warn`, `info`, `debug`, `trace`, `silent`', usedBy: SITES },
  READY_WITHOUT_CATALOG: { means: 'whether an API process that has no catalog yet, because the indexer never ran, is ready: for a first installation, where deployment tools wait for it', default: 'false', form: '`true`, `false`', usedBy: API },
  DRAIN_SECONDS: { means: 'how long a process that was told to stop keeps serving, while readiness answers 503', unset: '`5`; `0` when everything is embedded', bounds: [0, 300], usedBy: SITES },
} as const satisfies Table;

// prettier-ignore
const ENGINE = {
  CATALOG_SOURCE: { means: 'folder that the embedded engine loads', default: 'indexer/seed', usedBy: CATALOG },
  ELASTICSEARCH_URL: { means: 'the nodes of [Elasticsearch](operating.md#elasticsearch-nodes-credentials-privileges)', unset: 'embedded engine', form: '`http[s]://[user:password@]host[:port][/path]`, several separated by commas', usedBy: CATALOG },
  ELASTICSEARCH_PREFIX: { means: 'begins the names of all indices and aliases', default: 'catalog', form: PREFIX, usedBy: CATALOG },
  ELASTICSEARCH_API_KEY: { means: 'credentials, as Elasticsearch gives them under `encoded`', form: 'base64', usedBy: CATALOG },
  ELASTICSEARCH_USERNAME: { means: 'instead of a key: a user', usedBy: CATALOG },
  ELASTICSEARCH_PASSWORD: { means: 'the password of that user', usedBy: CATALOG },
  ELASTICSEARCH_CA_FILE: { means: 'the authority that signed the certificates of the nodes', unset: "the system's authorities", form: PEM, usedBy: CATALOG },
  ELASTICSEARCH_TIMEOUT_MS: { means: 'milliseconds that Elasticsearch may take to answer; then 503', default: 2_000, bounds: [50, 60_000], usedBy: CATALOG },
} as const satisfies Table;

// prettier-ignore
const STORE = {
  REDIS_URL: { means: 'the [Redis](operating.md#redis) with keys and limits', unset: 'embedded store', form: '`redis://`, `redis+cluster://`, `redis+sentinel://`, or with TLS `rediss://…`', usedBy: KEYS },
  REDIS_PREFIX: { means: 'begins the names of all keys in Redis', default: 'bgc', form: PREFIX, usedBy: KEYS },
  REDIS_TIMEOUT_MS: { means: 'milliseconds that Redis may take to answer a command; then it counts as unavailable', default: 500, bounds: [50, 60_000], usedBy: KEYS },
  REDIS_CA_FILE: { means: 'for `rediss://`: the authority that signed the certificates of the servers', unset: "the system's authorities", form: PEM, usedBy: KEYS },
  REDIS_CERT_FILE: { means: 'for `rediss://`: the certificate of this client', form: PEM, usedBy: KEYS },
  REDIS_KEY_FILE: { means: 'the key of that certificate', form: PEM, usedBy: KEYS },
  REDIS_SENTINEL_USERNAME: { means: 'a user of the sentinels', usedBy: KEYS },
  REDIS_SENTINEL_PASSWORD: { means: 'the password for the sentinels', usedBy: KEYS },
  DATABASE_URL: { means: 'accounts, keys and plans; share it between dashboards', unset: 'a SQLite file in `DATA_DIR`', form: '`sqlite:<path>` or `postgres://user@host/database`', usedBy: ACCOUNTS },
  DATA_DIR: { means: 'folder for what is kept on this machine', default: './data', usedBy: ACCOUNTS },
} as const satisfies Table;

// prettier-ignore
const PAGES = {
  DASHBOARD_PORT: { means: 'port to listen on, on `HOST`', default: 3_001, bounds: PORTS, usedBy: DASHBOARD },
  DASHBOARD_METRICS_PORT: { means: 'port of the [Prometheus metrics](observability.md), on `HOST`', unset: 'no metrics', bounds: PORTS, usedBy: DASHBOARD },
  DASHBOARD_PUBLIC_URL: { means: 'how people reach the dashboard: a host of its own', unset: '`http://localhost:<DASHBOARD_PORT>`', form: `${WEB_URL}, without a path`, usedBy: SITES },
  DASHBOARD_SECRET: { means: 'signs sessions; share it between dashboards', unset: 'made and kept in `DATA_DIR`', minLength: 32, usedBy: DASHBOARD },
  SMTP_URL: { means: 'the [server for mails](operating.md#the-dashboard); with `smtp://` it must offer STARTTLS', unset: 'an outbox page, for this machine only', form: '`smtp[s]://[user:password@]host[:port]`', usedBy: DASHBOARD },
  MAIL_FROM: { means: 'sender of mails', unset: '`no-reply@` and the host of `DASHBOARD_PUBLIC_URL`', form: 'address, or `Name <address>`', usedBy: DASHBOARD },
  SMTP_CA_FILE: { means: 'the authority that signed the certificate of that server', unset: "the system's authorities", form: PEM, usedBy: DASHBOARD },
  SMTP_PLAINTEXT_HOSTS: { means: 'mail servers that may be used without TLS', form: 'hosts separated by commas', usedBy: DASHBOARD },
  SIGN_IN_PROVIDERS: { means: 'providers of OpenID Connect to sign in with, `google,acme` for instance. Only what an ID token proves counts; GitHub issues none and cannot be used', form: 'lower-case words separated by commas', usedBy: DASHBOARD },
  '<PROVIDER>_ISSUER': { means: 'the issuer of that provider, `ACME_ISSUER` for instance', unset: 'known for `google`', form: '`https://` URL', usedBy: DASHBOARD },
  '<PROVIDER>_CLIENT_ID': { means: 'what the provider calls this service', usedBy: DASHBOARD },
  '<PROVIDER>_CLIENT_SECRET': { means: 'the secret that the provider gave it', usedBy: DASHBOARD },
  '<PROVIDER>_NAME': { means: 'what its button says', unset: 'the word of the provider', usedBy: DASHBOARD },
  OPERATOR_MAIL: { means: 'address that gets requests for a larger plan, which is a paid plan', form: 'email address', usedBy: DASHBOARD },
  PLAN_REQUEST_URL: { means: 'instead of `OPERATOR_MAIL`: a page of yours where a larger plan is requested', form: WEB_URL, usedBy: DASHBOARD },
  PLAN_PRICES: { means: 'what larger plans cost, as a text on the page of the plan; the service takes no payments', usedBy: DASHBOARD },
} as const satisfies Table;

// prettier-ignore
const BOUNDS = {
  MAX_CONNECTIONS: { means: 'open connections', default: 1_024, bounds: MANY, usedBy: SERVERS },
  MAX_CONNECTIONS_PER_ADDRESS: { means: 'open connections of one IPv4 address or IPv6 /64 network', default: 256, bounds: MANY, usedBy: SERVERS },
  MAX_CONCURRENT_REQUESTS: { means: 'requests worked on at once; more are answered 503', default: 512, bounds: MANY, usedBy: SERVERS },
  MAX_EVENT_LOOP_DELAY_MS: { means: 'milliseconds of delay of the event loop above which requests are answered 503; `0` switches it off', default: 500, bounds: [0, 60_000], usedBy: SERVERS },
  MAX_UNSENT_MB: { means: 'megabytes of responses that may wait for clients to read them', default: 128, bounds: MANY, usedBy: SERVERS },
  WRITE_STALL_SECONDS: { means: 'seconds that a client may read nothing, although a response waits for it', default: 60, bounds: [1, 3_600], usedBy: SERVERS },
  ANSWER_CACHE_MB: { means: 'megabytes of responses that are kept, compressed forms included; `0` keeps none', default: 64, bounds: [0, 100_000], usedBy: API },
} as const satisfies Table;

// prettier-ignore
const MCP = {
  BGC_API_URL: { means: 'the API that it calls, version included', default: 'http://localhost:3000/api/v1', form: WEB_URL, usedBy: ['mcp'] },
  BGC_API_KEY: { means: 'the key, over standard streams only', usedBy: ['mcp'] },
  MCP_HOST: { means: 'address to listen on, with `--http`', default: '127.0.0.1', usedBy: ['mcp'] },
  MCP_PORT: { means: 'port to listen on, with `--http`', default: 3_002, bounds: PORTS, usedBy: ['mcp'] },
  MCP_METRICS_PORT: { means: 'port of the [Prometheus metrics](observability.md), with `--http`', unset: 'no metrics', bounds: PORTS, usedBy: ['mcp'] },
  MCP_ALLOWED_ORIGINS: { means: 'web pages that may call it; programs send no origin and need none', form: 'origins such as `https://assistant.example`, separated by commas', usedBy: ['mcp'] },
} as const satisfies Table;

/** By the titles under which they are documented. */
export const VARIABLE_GROUPS: Readonly<Record<string, Table>> = {
  'Addresses, log and shutdown': SITE,
  'The catalog': ENGINE,
  'Keys and limits': STORE,
  'The dashboard': PAGES,
  'Limits of a process': BOUNDS,
  'The MCP server': MCP,
};

const VARIABLES = { ...SITE, ...ENGINE, ...STORE, ...PAGES, ...BOUNDS, ...MCP };

/** `ACME_ISSUER` is documented as `<PROVIDER>_ISSUER`. */
type ProviderVariable = `${string}_${'ISSUER' | 'CLIENT_ID' | 'CLIENT_SECRET' | 'NAME'}`;
export type VariableName = keyof typeof VARIABLES | ProviderVariable;
/** The names of variables that have these properties. */
export type VariableWith<Properties extends object> = {
  [Name in keyof typeof VARIABLES]: (typeof VARIABLES)[Name] extends Properties ? Name : never;
}[keyof typeof VARIABLES];

export function variable<Name extends keyof typeof VARIABLES>(name: Name): (typeof VARIABLES)[Name] {
  return VARIABLES[name];
}
