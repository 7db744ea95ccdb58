import { type Config, keptSecret } from '#libs/config';
import type { Log } from '#libs/log';

const FILE_NAME = 'cursor-secret';

/**
 * The secrets that sign cursors, newest first: those configured, else one that is made once and kept in the data
 * folder, readable by this user alone, so that cursors outlive a restart.
 */
export async function cursorSecrets(config: Config, log: Log): Promise<[string, ...string[]]> {
  const [newest, ...older] = config.cursorSecrets;
  if (newest !== undefined) return [newest, ...older];
  if (config.elasticsearch !== undefined || config.redis !== undefined)
    log.warn(
      'CURSOR_SECRETS is not set: cursors made by this process will be invalid in processes with another DATA_DIR',
    );
  return [await keptSecret(config.dataDir, FILE_NAME)];
}
