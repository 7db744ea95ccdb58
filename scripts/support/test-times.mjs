import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inProject, projectRoot } from './paths.mjs';

/** Processor seconds of each tier of specs: what `npm test` printed on a machine with two cores. */
const BUDGETS = JSON.parse(readFileSync(inProject('test', 'budgets.json'), 'utf8'));
const SLOWEST = 10;
/**
 * A tier that takes a third more than its budget has grown: the slow specs that were added are looked at. On a machine on which
 * the other tiers take more than theirs, too, it may take as much more.
 */
const ALLOWED = 4 / 3;

/**
 * How long the tiers and the slowest specs took.
 * @param report Jest's, as JSON
 * @param times what the environment of the specs noted: lines of processor seconds, tab, path
 * @returns `{ tiers, slowest, grown }`: two tables in seconds, and the tiers that have outgrown their budgets
 */
export function testTimes(report, times) {
  const processor = new Map(
    times.split('\n').map(line => [line.split('\t')[1], Number(line.split('\t')[0])]),
  );
  const specs = report.testResults
    .map(({ name, startTime, endTime }) => ({
      name: relative(projectRoot, name),
      seconds: (endTime - startTime) / 1000,
      processor: processor.get(name) ?? 0,
    }))
    .sort((one, other) => other.seconds - one.seconds);
  const tiers = Object.keys(BUDGETS).map(tier => ({
    tier,
    ...sum(specs.filter(spec => tierOf(spec) === tier)),
  }));
  return {
    tiers: byName(tiers.map(each => ({ ...each, budget: BUDGETS[each.tier] }))),
    slowest: byName(specs.slice(0, SLOWEST)),
    grown: tiers
      .filter(each => overBudget([each]) > ALLOWED * overBudget(tiers.filter(other => other !== each)))
      .map(({ tier }) => tier),
  };
}

/** How many times their budget these tiers take, together. */
function overBudget(tiers) {
  const total = of => tiers.reduce((sum, tier) => sum + of(tier), 0);
  return total(({ processor }) => processor) / total(({ tier }) => BUDGETS[tier]);
}

/** The project of a spec in jest.config.mjs. */
function tierOf({ name }) {
  const [top, folder] = name.split(/[/\\]/);
  return top === 'test' ? folder : 'unit';
}

function sum(specs) {
  const of = name => specs.reduce((total, spec) => total + spec[name], 0);
  return { specs: specs.length, seconds: of('seconds'), processor: of('processor') };
}

/** The first member of each row names it; seconds are whole ones. */
function byName(rows) {
  return Object.fromEntries(
    rows.map(row => {
      const [[, name], ...values] = Object.entries(row);
      return [name, Object.fromEntries(values.map(([key, value]) => [key, Math.round(value)]))];
    }),
  );
}
