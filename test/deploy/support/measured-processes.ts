import type { AddressInfo } from 'node:net';
import { startApi, type TestApi } from '../../e2e/support/start-api.js';
import { startDashboard, type TestDashboard } from '../../e2e/dashboard/support/start-dashboard.js';
import { startMcp, type StartedMcp } from '../../e2e/mcp/support/start-mcp.js';

export interface MeasuredProcesses {
  readonly api: TestApi;
  readonly dashboard: TestDashboard;
  readonly mcp: StartedMcp;
  /** What Prometheus reads of each. */
  metrics(): Promise<Readonly<Record<'api' | 'dashboard' | 'mcp', string>>>;
  close(): Promise<void>;
}

/** Every process that serves metrics, each on ports of its own. */
export async function startMeasuredProcesses(): Promise<MeasuredProcesses> {
  const api = await startApi({ environment: { METRICS_PORT: '0' } });
  await api.app.listen();
  const { port } = api.app.server.server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const dashboard = await startDashboard({ environment: { DASHBOARD_METRICS_PORT: '0' } });
  const mcp = await startMcp(`${address}/api/v1`, { MCP_METRICS_PORT: '0' });
  const read = async ({ metricsUrl }: { readonly metricsUrl: string | undefined }) =>
    (await fetch(metricsUrl!)).text();
  return {
    api,
    dashboard,
    mcp,
    metrics: async () => ({
      api: await read(api.app.server),
      dashboard: await read(dashboard.dashboard.server),
      mcp: await read(mcp.server),
    }),
    close: async () => {
      await Promise.all([mcp.close(), dashboard.close()]);
      await api.close();
    },
  };
}

/** The names of all series in a text of metrics. */
export function seriesIn(text: string): string[] {
  return [...text.matchAll(/^(?!#)(\S.*) \S+$/gm)].map(([, name]) => name!);
}
