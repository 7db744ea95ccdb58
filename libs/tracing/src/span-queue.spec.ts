import { ExportResultCode, type ExportResult } from '@opentelemetry/core';
import { type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { droppedSpans, onDroppedSpans } from './dropped-spans.js';
import { SpanQueue } from './span-queue.js';

/** One batch is under way, and so many spans wait behind it. */
const CAPACITY = 2_048 + 16_384;

/** What the collector has not answered yet. */
let held: ((result: ExportResult) => void)[];
let isAnswering: boolean;
let provider: TracerProvider;
beforeEach(() => {
  held = [];
  isAnswering = false;
  const exporter: SpanExporter = {
    export: (_spans, done) => {
      if (isAnswering) done({ code: ExportResultCode.SUCCESS });
      else held.push(done);
    },
    shutdown: async () => {},
  };
  provider = new TracerProvider({ spanProcessors: [new SpanQueue(exporter, 60_000)] });
});
/** Otherwise the process of the tests would wait for the answers, a minute for each. */
afterEach(async () => {
  isAnswering = true;
  for (const done of held) done({ code: ExportResultCode.SUCCESS });
  await provider.shutdown();
});

function end(spans: number): void {
  const tracer = provider.getTracer('test');
  for (let at = 0; at < spans; at++) tracer.startSpan('wanted').end();
}

it('keeps spans while the collector is slow, and counts those for which there is no room', () => {
  const before = droppedSpans();
  end(CAPACITY);
  expect(droppedSpans()).toBe(before);
  end(100);
  expect(droppedSpans()).toBe(before + 100);
});

it('counts a batch that the collector does not take, and says why', () => {
  const told: unknown[] = [];
  const stop = onDroppedSpans((...of) => told.push(of));
  end(2_048);
  held[0]?.({ code: ExportResultCode.FAILED, error: new Error('refused') });
  stop();
  expect(told).toEqual([[2_048, 'refused']]);
});

it('waits at its end for what is under way', async () => {
  end(2_048);
  let isFlushed = false;
  const flushing = provider.forceFlush().then(() => (isFlushed = true));
  await new Promise(setImmediate);
  expect(isFlushed).toBe(false);
  held[0]?.({ code: ExportResultCode.SUCCESS });
  await flushing;
});
