import { Command } from 'commander';
import type { Run } from '../command-result.js';

export function revokeCommand(run: Run): Command {
  return new Command('revoke')
    .description('revoke a key; this cannot be undone')
    .argument('<keyId>', 'the 10 characters after bgc_')
    .action((keyId: string) =>
      run(async ({ registry }) => {
        const revoked = await registry.revoke(keyId);
        const text = revoked.alreadyRevoked
          ? `${keyId} was already revoked at ${revoked.revokedAt}`
          : `${keyId} is revoked`;
        const { refusal, ...json } = revoked;
        return { json, text, unpublished: !revoked.published, refusal };
      }),
    );
}
