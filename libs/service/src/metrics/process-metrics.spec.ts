import { expect, it } from '@jest/globals';
import { ProcessMetrics } from './process-metrics.js';

it('shows readiness and parts as they are when the metrics are read, and asks for them once', async () => {
  const metrics = new ProcessMetrics('spec');
  let asked = 0;
  let catalog = 'the engine does not answer';
  metrics.watchReadiness(async () => {
    asked++;
    return { status: catalog === 'ok' ? 'ready' : 'degraded', parts: { catalog } };
  });
  const text = await metrics.registry.metrics();
  expect(text).toContain('catalog_readiness{status="degraded"} 1');
  expect(text).toContain('catalog_part_healthy{part="catalog"} 0');
  catalog = 'ok';
  const later = await metrics.registry.metrics();
  expect(later).toContain('catalog_readiness{status="degraded"} 0');
  expect(later).toContain('catalog_part_healthy{part="catalog"} 1');
  expect(asked).toBe(2);
});
