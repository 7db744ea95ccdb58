// npm test [-- tiers and paths]: everything CI runs. All tiers run, whatever fails; then a table and the sum.
//   npm test                         everything
//   npm test -- unit contract        these tiers
//   npm test -- unit libs/catalog    this tier, narrowed to specs whose path holds the text
import { ensureInstalled } from './bootstrap/install.mjs';
import { runCommand, say, UserError } from './support/say.mjs';
import { provisionServices } from './test/provision.mjs';
import { printSummary, sum } from './test/summary.mjs';
import { TIERS } from './test/tiers.mjs';

const onCi = Boolean(process.env.CI);

await runCommand(async () => {
  const { tiers, patterns } = readArguments(process.argv.slice(2));
  await ensureInstalled();
  const interrupted = interruption();
  const services = tiers.some(tier => tier.services) ? provisionServices(interrupted) : undefined;
  const results = [];
  try {
    for (const tier of tiers) {
      if (interrupted.signal.aborted) break;
      results.push(await runTier(tier, { patterns, services, ...interrupted }));
    }
  } finally {
    await services?.end();
  }
  if (interrupted.signal.aborted) throw new UserError('interrupted');
  printSummary(results);
  const { failed, skipped } = sum(results);
  process.exitCode = failed > 0 || (onCi && skipped > 0) ? 1 : 0;
});

function readArguments(words) {
  // A path is told from a tier by its slash, so that a mistyped tier is not taken for a path that matches nothing.
  const patterns = words.filter(word => word.includes('/'));
  const names = words.filter(word => !word.includes('/'));
  const known = TIERS.map(({ name }) => name);
  const unknown = names.filter(name => !known.includes(name));
  if (unknown.length > 0)
    throw new UserError(`There is no tier ${unknown.join(', ')}. The tiers are: ${known.join(', ')}.`);
  return { tiers: TIERS.filter(({ name }) => names.length === 0 || names.includes(name)), patterns };
}

/** One Ctrl-C ends the running tier and the services; the exit code says that the run was not finished. */
function interruption() {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => controller.abort(new UserError('interrupted')));
  return { signal: controller.signal };
}

async function runTier(tier, { patterns, services, signal }) {
  console.log(`\n━━ ${tier.name} ${'━'.repeat(60 - tier.name.length)}`);
  const began = Date.now();
  const problem = tier.services && (await services.problem());
  const environment = tier.services ? await services.environment() : {};
  const counts =
    problem && tier.services === 'required'
      ? refuse(problem)
      : await tier.run({ patterns, environment, signal });
  return { name: tier.name, seconds: (Date.now() - began) / 1000, ...counts };
}

/** A missing service is a reason to skip for a developer, and a failure on CI. */
function refuse(problem) {
  say(`${onCi ? 'FAILED' : 'SKIPPED'}: there are no real Elasticsearch and Redis to test with.`);
  say(problem.message);
  say('To try starting them alone: npm run services -- start');
  return { passed: 0, failed: onCi ? 1 : 0, skipped: onCi ? 0 : 1, remark: 'no services' };
}
