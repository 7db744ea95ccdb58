import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Client, type ClientOptions } from '@elastic/elasticsearch';

interface User {
  readonly username: string;
  readonly password: string;
}

/** Three real Elasticsearch nodes with TLS, users and API keys, on loopback; they end with this process. */
export interface SecuredCluster {
  /** One URL per node. */
  readonly urls: readonly string[];
  /** Path of the PEM file of its certificate authority. */
  readonly caFile: string;
  /** `api` and `indexer` have the privileges that docs/operating.md asks for, `admin` has all. */
  readonly users: { readonly api: User; readonly indexer: User; readonly admin: User };
  /** A client with all privileges, or with the given credentials. */
  client(auth?: ClientOptions['auth']): Client;
  end(): Promise<void>;
}

const SCRIPT = 'scripts/services/cluster/main.mjs';

/** @param prefix of the indices that `api` and `indexer` may use */
export async function startSecuredCluster(prefix: string): Promise<SecuredCluster> {
  const child = spawn(process.execPath, [SCRIPT, prefix], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const [line] = (await Promise.race([once(lines, 'line'), exited.then(() => [undefined])])) as [string?];
  if (line === undefined) throw new Error('the cluster did not start; see above');
  const { urls, ca, users } = JSON.parse(line) as Pick<SecuredCluster, 'urls' | 'users'> & { ca: string };
  const clients: Client[] = [];
  return {
    urls,
    caFile: ca,
    users,
    client: (auth = users.admin) => {
      const client = new Client({ nodes: [...urls], auth, tls: { ca: readFileSync(ca) } });
      clients.push(client);
      return client;
    },
    end: async () => {
      await Promise.all(clients.map(client => client.close()));
      child.stdin.end();
      await exited;
    },
  };
}
