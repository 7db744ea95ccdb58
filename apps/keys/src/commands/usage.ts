import { Command } from 'commander';
import type { KeyUsage } from '#libs/accounts';
import { renderTable } from '#libs/terminal';
import type { Run } from '../command-result.js';

export function usageCommand(run: Run): Command {
  return new Command('usage')
    .description(
      "what a key was used for in the last 31 days, and how much of this month's quota it has used",
    )
    .argument('<keyId>', 'the 10 characters after bgc_')
    .action((keyId: string) =>
      run(async ({ history }) => {
        const usage = await history.of(keyId);
        return { json: { ...usage }, text: columns => `${quotaLine(usage)}\n\n${table(usage, columns)}` };
      }),
    );
}

function quotaLine({ month, plan, used, isCarriedOver, requestsPerMonth }: KeyUsage): string {
  const known =
    used === null ? 'unknown (the key has ended, or the store is unavailable)' : used.toLocaleString('en');
  const line = `Quota of ${month} (${plan}): ${known} of ${requestsPerMonth.toLocaleString('en')} requests`;
  return isCarriedOver
    ? `${line}\nPart of it was used by an earlier key: a new key continues with the count of its place.`
    : line;
}

function table({ days }: KeyUsage, columns?: number): string {
  if (days.length === 0) return 'Not used in the last 31 days.';
  const rows = days.map(({ day, route, status, count }) => [day, status, String(count), route]);
  return renderTable(['DAY', 'STATUS', 'REQUESTS', 'ROUTE'], rows, columns);
}
