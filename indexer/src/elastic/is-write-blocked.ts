import type { Client } from '@elastic/elasticsearch';

/** Whether Elasticsearch itself has closed an index to writes, because its disk is too full. */
export async function isWriteBlocked(client: Client, index: string): Promise<boolean> {
  const settings = await client.indices.getSettings({ index, flat_settings: true, ignore_unavailable: true });
  const own = settings[index]?.settings as Readonly<Record<string, unknown>> | undefined;
  return own?.['index.blocks.read_only_allow_delete'] === 'true';
}
