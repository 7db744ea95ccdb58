import type { ProcessMetrics } from '#libs/service';
import type { AccountsConnection } from '../connections.js';

/** Measures, whenever the metrics are read, what waits to be published and to be sent. */
export function watchAccounts(
  metrics: Pick<ProcessMetrics, 'gauge'>,
  { reconciler, mails }: Pick<AccountsConnection, 'reconciler' | 'mails'>,
): void {
  metrics.gauge(
    'catalog_publication_pending_changes',
    'Changes of keys and accounts that do not count for requests yet.',
    async () => (await reconciler.status()).pending,
  );
  metrics.gauge(
    'catalog_publication_last_success_timestamp_seconds',
    'When this process last found, or made, the key store equal to the database.',
    async () => {
      const { lastSuccessAt } = await reconciler.status();
      return lastSuccessAt === null ? undefined : Date.parse(lastSuccessAt) / 1_000;
    },
  );
  metrics.gauge('catalog_mails_queued', 'Mails to owners of accounts that no dashboard has sent yet.', () =>
    mails.countQueued(),
  );
}
