import { Command } from 'commander';
import { renderColumns } from '#libs/terminal';
import type { Run } from '../command-result.js';
import {
  addRestrictionOptions,
  type RestrictionOptions,
  restrictionLines,
  restrictionsIn,
} from '../restriction-options.js';

export function restrictCommand(run: Run): Command {
  const command = new Command('restrict')
    .description('change what a key may be used for; what no option names stays as it is')
    .argument('<keyId>', 'the 10 characters after bgc_');
  return addRestrictionOptions(command).action((keyId: string, options: RestrictionOptions) =>
    run(async ({ registry }) => {
      const { restrictions, published, refusal } = await registry.restrict(keyId, restrictionsIn(options));
      const text = renderColumns([['Key id', keyId], ...restrictionLines(restrictions)]);
      return { json: { keyId, restrictions, published }, text, unpublished: !published, refusal };
    }),
  );
}
