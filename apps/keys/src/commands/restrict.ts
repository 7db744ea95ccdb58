import { Command } from 'commander';
import { UnknownKey } from '#libs/accounts';
import { alignColumns } from '../align-columns.js';
import type { Run } from '../command-result.js';
import {
  addRestrictionOptions,
  applyRestrictions,
  type RestrictionOptions,
  restrictionLines,
} from '../restriction-options.js';

export function restrictCommand(run: Run): Command {
  const command = new Command('restrict')
    .description('change what a key may be used for; what no option names stays as it is')
    .argument('<keyId>', 'the 10 characters after bgc_');
  return addRestrictionOptions(command).action((keyId: string, options: RestrictionOptions) =>
    run(async ({ registry }) => {
      const [before] = await registry.listWhere({ keyId });
      if (before === undefined) throw new UnknownKey(keyId);
      const { published, refusal } = await registry.restrict(
        keyId,
        applyRestrictions(options, before.restrictions),
      );
      const [{ restrictions } = before] = await registry.listWhere({ keyId });
      const text = alignColumns([['Key id', keyId], ...restrictionLines(restrictions)]);
      return { json: { keyId, restrictions, published }, text, unpublished: !published, refusal };
    }),
  );
}
