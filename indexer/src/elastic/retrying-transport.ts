import {
  Transport,
  errors,
  type TransportRequestOptions,
  type TransportRequestParams,
} from '@elastic/elasticsearch';
import { setTimeout as sleep } from 'node:timers/promises';
import { whyNoAnswer } from '#libs/search-elastic';
import { WITH_NO_SPACE } from '../failure/disk-full.js';
import { EXIT } from '../failure/exit-codes.js';
import { IndexerFailure } from '../failure/indexer-failure.js';
import { isUnavailable } from './client-errors.js';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
/**
 * How long a request may still take when the command ends early. One that is under way is not cut off at once: a bulk
 * request that arrives after the clean-up would create an index again.
 */
const GRACE_MS = 10_000;

export interface RetryPolicy {
  /** How long one try of a request may take that has no timeout of its own. */
  readonly timeoutMs: number;
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
 * sent twice, also when only its answer was lost: each of them recognizes what it has already done. Once the command is
 * interrupted or a request is given up, no request takes longer than {@link GRACE_MS}.
 */
export function retryingTransport({
  timeoutMs,
  waitSeconds,
  signal,
  onUnavailable,
}: RetryPolicy): typeof Transport {
  const givenUp = new AbortController();
  const ending = AbortSignal.any([signal, givenUp.signal]);
  const graceOver = new AbortController();
  ending.addEventListener('abort', () => setTimeout(() => graceOver.abort(), GRACE_MS).unref());
  return class extends Transport {
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the overloads promise what the options, handed on as they are, decide
    override async request(params: TransportRequestParams, options?: TransportRequestOptions): Promise<any> {
      const deadline = Date.now() + waitSeconds * 1_000;
      const ownSignals = options?.signal ? [options.signal] : [];
      for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
        const limit = ending.aborted ? AbortSignal.timeout(GRACE_MS) : graceOver.signal;
        try {
          // A signal of its own for each try: the client aborts the one it is given when a request times out.
          return await super.request(params, {
            ...options,
            requestTimeout: options?.requestTimeout ?? timeoutMs,
            signal: AbortSignal.any([limit, ...ownSignals]),
          });
        } catch (failure) {
          if (options?.signal?.aborted === true) throw failure;
          if (!isUnavailable(failure) && !limit.aborted) throw failure;
          const leftMs = deadline - Date.now();
          if (leftMs <= 0) givenUp.abort();
          if (ending.aborted) throw unavailable(failure as Error, waitSeconds);
          if (pauseMs === FIRST_PAUSE_MS) onUnavailable(failure as Error);
          await sleep(Math.min(pauseMs, leftMs), undefined, {
            signal: AbortSignal.any([ending, ...ownSignals]),
          });
        }
      }
    }
  };
}

function unavailable(failure: Error, waitSeconds: number): ElasticsearchUnavailable {
  // Elasticsearch looks at its disk every 30 s: one that fills up in between keeps it from answering instead of refusing.
  const advice = wasReached(failure)
    ? `It was reached: its log says what is wrong, for example that its disk is full (${WITH_NO_SPACE}). Correct that`
    : 'Check ELASTICSEARCH_URL, start one with "npm run services -- start"';
  return new ElasticsearchUnavailable(
    `Elasticsearch did not answer for ${waitSeconds} s (${whyNoAnswer(failure)}). ${advice}, or wait longer with --wait <seconds>.`,
    { cause: failure },
  );
}

function wasReached(failure: Error): boolean {
  return failure instanceof errors.TimeoutError || failure instanceof errors.ResponseError;
}
