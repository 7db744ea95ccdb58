import type { EnvironmentReader } from './environment-reader.js';
import { type ProviderConfig, readProviders } from './provider-config.js';
import { readSmtpConfig, type SmtpConfig } from './smtp-config.js';
import { type PlanRequestsConfig, readPlanRequests } from './plan-requests-config.js';
import { readProxies } from './trusted-proxies.js';

/** The settings of the developer dashboard. */
export interface DashboardConfig {
  readonly port: number;
  /** `undefined`: no metrics are served. */
  readonly metricsPort: number | undefined;
  /** Where people reach it, without a trailing slash. Links in mails begin with it, never with a request's Host. */
  readonly publicUrl: string;
  /** Signs cookies. `undefined`: one is made and kept in the data folder. */
  readonly secret: string | undefined;
  /** `undefined`: mails are kept here if only this machine has access (`keepsMails`), and not sent otherwise. */
  readonly mail: SmtpConfig | undefined;
  readonly providers: readonly ProviderConfig[];
  readonly planRequests: PlanRequestsConfig;
  /** What larger plans cost, in the words of the operator. */
  readonly planPrices: string | undefined;
  /** Addresses and networks of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
}

export function loadDashboardConfig(read: EnvironmentReader, host: string): DashboardConfig {
  const port = read.integer('DASHBOARD_PORT');
  const publicUrl = read.webUrl('DASHBOARD_PUBLIC_URL') ?? `http://${host}:${port}`;
  if (new URL(publicUrl).href !== `${new URL(publicUrl).origin}/`)
    read.problems.push(
      'DASHBOARD_PUBLIC_URL must end after its host or port: the dashboard needs a host of its own',
    );
  return {
    port,
    metricsPort: read.optionalInteger('DASHBOARD_METRICS_PORT'),
    publicUrl,
    secret: read.secret('DASHBOARD_SECRET'),
    mail: readSmtpConfig(read, new URL(publicUrl).hostname),
    providers: readProviders(read),
    planRequests: readPlanRequests(read),
    planPrices: read.optional('PLAN_PRICES'),
    trustedProxies: readProxies(read),
  };
}
