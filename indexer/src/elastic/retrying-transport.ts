import { Transport, type TransportRequestOptions, type TransportRequestParams } from '@elastic/elasticsearch';
import { setTimeout as sleep } from 'node:timers/promises';
import { whyNoAnswer } from '#libs/search-elastic';
import { EXIT } from '../failure/exit-codes.js';
import { IndexerFailure } from '../failure/indexer-failure.js';
import { isUnavailable } from './client-errors.js';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

export interface RetryPolicy {
  /** How long a request is retried while Elasticsearch is unavailable. */
  readonly waitSeconds: number;
  /** Ends the waiting; requests that are made afterwards, to clean up, are not retried. */
  readonly signal: AbortSignal;
  /** Called when the waiting begins. */
  readonly onUnavailable: (failure: Error) => void;
}

export class ElasticsearchUnavailable extends IndexerFailure {
  readonly code = 'elasticsearch_unavailable';
  readonly exitCode = EXIT.elasticsearchUnavailable;
}

/**
 * A transport that retries with growing pauses while Elasticsearch is unavailable. Every request of the indexer may be
 * sent twice, also when only its answer was lost: each of them recognizes what it has already done.
 */
export function retryingTransport({ waitSeconds, signal, onUnavailable }: RetryPolicy): typeof Transport {
  // After a request was given up, only cleaning up follows, which must not wait as long again.
  let gaveUp = false;
  return class extends Transport {
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the overloads promise what the options, handed on as they are, decide
    override async request(params: TransportRequestParams, options?: TransportRequestOptions): Promise<any> {
      const deadline = Date.now() + waitSeconds * 1_000;
      for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
        try {
          const answer: unknown = await super.request(params, options);
          gaveUp = false;
          return answer;
        } catch (failure) {
          if (!isUnavailable(failure)) throw failure;
          const leftMs = deadline - Date.now();
          gaveUp ||= leftMs <= 0;
          if (gaveUp || signal.aborted) throw unavailable(failure as Error, waitSeconds);
          if (pauseMs === FIRST_PAUSE_MS) onUnavailable(failure as Error);
          await sleep(Math.min(pauseMs, leftMs), undefined, { signal });
        }
      }
    }
  };
}

function unavailable(failure: Error, waitSeconds: number): ElasticsearchUnavailable {
  return new ElasticsearchUnavailable(
    `Elasticsearch did not answer for ${waitSeconds} s (${whyNoAnswer(failure)}). ` +
      'Check ELASTICSEARCH_URL, start one with "npm run services -- start", or wait longer with --wait <seconds>.',
    { cause: failure },
  );
}
