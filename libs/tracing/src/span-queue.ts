import { TraceFlags } from '@opentelemetry/api';
import { ExportResultCode } from '@opentelemetry/core';
import {
  BatchSpanProcessor,
  type ReadableSpan,
  type Span,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import { dropSpans } from './dropped-spans.js';

/** About 16 MB, and half a minute of a hundred requests a second: a collector may be slow or started again for that long. */
const MOST_WAITING = 16_384;
/** Few large batches: one is sent after the other, however long the collector takes for each. */
const MOST_IN_BATCH = 2_048;
const LONGEST_DELAY_MS = 1_000;

/** What the client of Elasticsearch takes from the paths of its requests, such as the id of a record: a part of ours. */
const PARAMETER = 'db.operation.parameter.';

/** What is not sent yet. */
interface Waiting {
  spans: number;
  /** Those that are under way. */
  readonly batches: Set<Promise<unknown>>;
}

/** Sends spans in batches, without {@link PARAMETER}, and counts those that are lost. */
export class SpanQueue extends BatchSpanProcessor {
  private readonly waiting: Waiting;

  constructor(exporter: SpanExporter, exportTimeoutMillis: number) {
    const waiting: Waiting = { spans: 0, batches: new Set() };
    super({
      exporter: counting(exporter, waiting),
      exportTimeoutMillis,
      maxQueueSize: MOST_WAITING,
      maxExportBatchSize: MOST_IN_BATCH,
      scheduledDelayMillis: LONGEST_DELAY_MS,
    });
    this.waiting = waiting;
  }

  override onStart({ attributes }: Span): void {
    for (const name of Object.keys(attributes))
      if (name.startsWith(PARAMETER)) Reflect.deleteProperty(attributes, name);
  }

  override onEnd(span: ReadableSpan): void {
    if ((span.spanContext().traceFlags & TraceFlags.SAMPLED) === 0) return;
    if (this.waiting.spans >= MOST_WAITING) {
      dropSpans(1, 'the collector is too slow');
      return;
    }
    this.waiting.spans++;
    super.onEnd(span);
  }

  /** Also waits for the batches that are under way. */
  override async forceFlush(): Promise<void> {
    await super.forceFlush();
    await Promise.all(this.waiting.batches);
  }
}

/** Notes which spans no longer wait, which batches are under way, and which of them were not taken. */
function counting(exporter: SpanExporter, waiting: Waiting): SpanExporter {
  return {
    export: (spans, done) => {
      waiting.spans -= spans.length;
      const batch = Promise.withResolvers<undefined>();
      waiting.batches.add(batch.promise);
      exporter.export(spans, result => {
        waiting.batches.delete(batch.promise);
        batch.resolve(undefined);
        if (result.code !== ExportResultCode.SUCCESS)
          dropSpans(spans.length, result.error?.message ?? 'the collector did not take them');
        done(result);
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
