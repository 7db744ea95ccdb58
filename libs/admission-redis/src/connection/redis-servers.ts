/** Which servers have the data, and the credentials for them; the configuration has this form. */
export interface RedisAccess {
  readonly servers: RedisServers;
  /** Name of an ACL user; `undefined`: the default user. */
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  /** `undefined`: unencrypted. Certificates and keys are PEM text. */
  readonly tls?: RedisTls | undefined;
}

export type RedisServers =
  | { readonly kind: 'single'; readonly node: RedisNode; readonly database: number }
  /** Any nodes of it: the others are learned from them. */
  | { readonly kind: 'cluster'; readonly nodes: readonly RedisNode[] }
  | {
      readonly kind: 'sentinel';
      readonly sentinels: readonly RedisNode[];
      /** What the sentinels call the primary. */
      readonly name: string;
      readonly username?: string | undefined;
      readonly password?: string | undefined;
    };

export interface RedisNode {
  readonly host: string;
  readonly port: number;
}

export interface RedisTls {
  /** Trusted instead of the system's authorities. */
  readonly ca?: string | undefined;
  readonly client?: { readonly cert: string; readonly key: string } | undefined;
}

/** The secrets, which must not appear in any message. */
export function secretsOf({ servers, password, tls }: RedisAccess): string[] {
  const secrets = [password, servers.kind === 'sentinel' ? servers.password : undefined, tls?.client?.key];
  return secrets.filter(secret => secret !== undefined);
}
