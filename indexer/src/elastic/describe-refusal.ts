import type { errors } from '@elastic/elasticsearch';
import { isDiskFull, isShardLimit } from './client-errors.js';
import { DiskFull } from '../failure/disk-full.js';
import { EXIT } from '../failure/exit-codes.js';
import type { FailureDescription } from '../failure/failure-description.js';

const PRIVILEGES = 'docs/operating.md lists the privileges the indexer needs';

/** What Elasticsearch refused, why, and what to do about it. */
export function describeRefusal(refusal: errors.ResponseError): FailureDescription {
  const { statusCode } = refusal;
  const said = whatItSaid(refusal);
  if (isDiskFull(refusal)) {
    const { code, message } = new DiskFull(said);
    return refused(code, message);
  }
  if (isShardLimit(refusal))
    return refused(
      'shard_limit',
      `Elasticsearch may not have so many shards (${said}). Delete old generations with "npm run indexer -- prune", ` +
        'ask for fewer --replicas, or raise cluster.max_shards_per_node.',
    );
  if (statusCode === 401)
    return refused(
      'unauthorized',
      `Elasticsearch does not accept these credentials (${said}). Set ELASTICSEARCH_API_KEY, or ELASTICSEARCH_USERNAME ` +
        `and ELASTICSEARCH_PASSWORD; ${PRIVILEGES}.`,
    );
  if (statusCode === 403)
    return refused(
      'forbidden',
      `Elasticsearch does not permit this account to do that (${said}). Grant the missing privileges; ${PRIVILEGES}.`,
    );
  return { exitCode: EXIT.failed, error: { code: 'elasticsearch_refused', message: said } };
}

function refused(code: string, message: string): FailureDescription {
  return { exitCode: EXIT.refused, error: { code, message } };
}

function whatItSaid({ statusCode, meta }: errors.ResponseError): string {
  const { method, path } = meta.meta.request.params;
  const { error } = (meta.body ?? {}) as { error?: { type?: string; reason?: string } };
  return `Elasticsearch answered ${method} ${path} with ${statusCode}: ${error?.type ?? 'no type'}: ${error?.reason ?? 'no reason'}`;
}
