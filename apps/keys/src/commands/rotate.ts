import { Command, InvalidArgumentError } from 'commander';
import type { Run } from '../command-result.js';
import { newKeyText } from '../new-key-text.js';

export function rotateCommand(run: Run): Command {
  return new Command('rotate')
    .description('give a key a new secret; the old one stays valid for a while')
    .argument('<keyId>', 'the 10 characters after bgc_')
    .option(
      '--overlap <seconds>',
      'how long the old secret stays valid; 24 hours by default; 0 ends all old secrets of the key now, also those of earlier rotations',
      readSeconds,
    )
    .action((keyId: string, { overlap }: { overlap?: number }) =>
      run(async ({ registry }) => {
        const rotated = await registry.rotate(keyId, overlap);
        const text = newKeyText(rotated.key, [
          ['Key id', rotated.keyId],
          [overlap === 0 ? 'All old secrets ended' : 'Old secret ends', rotated.previousExpiresAt],
        ]);
        const { refusal, ...json } = rotated;
        return { json, text, unpublished: !rotated.published, refusal };
      }),
    );
}

function readSeconds(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number of seconds.');
  return Number(text);
}
