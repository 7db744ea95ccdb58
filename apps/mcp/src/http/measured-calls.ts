import { Durations, type Registry } from '#libs/metrics';
import { callTool, TOOL_LIST } from '../tools/tools.js';

/** In seconds; the API answers within 2 s, and a tool may ask it several times. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Calls tools, and measures each call; those of tools that do not exist together. */
export function measuredCalls(registry: Registry): typeof callTool {
  const durations = new Durations(registry, {
    name: 'catalog_mcp_tool_call_duration_seconds',
    help: 'Calls of tools, by tool, and ok, error (which the assistant reads) or failed.',
    labels: ['tool', 'outcome'],
    bounds: BOUNDS,
  });
  const names = new Set(TOOL_LIST.tools.map(({ name }) => name));
  return async (catalog, name, ...parameters) => {
    const startMs = performance.now();
    let outcome = 'failed';
    try {
      const result = await callTool(catalog, name, ...parameters);
      outcome = result.isError === true ? 'error' : 'ok';
      return result;
    } finally {
      durations.observe((performance.now() - startMs) / 1_000, names.has(name) ? name : 'other', outcome);
    }
  };
}
