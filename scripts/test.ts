import { readArgs, runCommand, UsageError } from './cli/command.ts';
import { splitNames } from './cli/dealers.ts';
import { addCounts, type Counts, countOne, formatCounts, NO_COUNTS } from './test/counts.ts';
import { STEPS, type Step, type StepOptions } from './test/steps.ts';

const HELP = `npm test [-- options]

Runs all checks, the cheap ones first, and continues after a failure. The last line is "N passed, N failed".

  --only <steps>   only these steps, with commas, and the steps they need
  --install        install programs that are missing, on Debian as root: rsync, Caddy, PostgreSQL, browsers. Without it, what
                   needs them is skipped
  --long           include the slow tests of the nightly run
  --changed        only what is quick and can be affected by what differs from the branch main, committed or not:
                   style, unused code, types, and the unit and component tests that import a changed file. Pages and
                   journeys are left to a whole run

Steps:
${STEPS.map(({ name, about }) => `  ${name.padEnd(12)} ${about}`).join('\n')}`;

await runCommand(HELP, async () => {
  const { values } = readArgs({ text: ['only'], flags: ['long', 'changed', 'install'] });
  const names = splitNames(values.only ?? '');
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown) throw new UsageError(`--only: there is no step "${unknown}".`);
  const { long, changed, install } = values;
  if (changed && names.length > 0) throw new UsageError('--changed chooses the steps. Leave out --only.');
  const steps = changed ? STEPS.filter(({ quick }) => quick) : chooseSteps(STEPS, names);
  const counts = await runSteps(steps, { long, changed, install });
  console.log(`\n${formatCounts(counts)}`);
  return counts.failed === 0 ? 0 : 1;
});

/** The named steps and the steps they need, in order. If none is named: all. */
function chooseSteps(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  if (names.length === 0) return steps;
  const needed = steps.flatMap(({ name, needs = [] }) => (names.includes(name) ? needs : []));
  return steps.filter(({ name }) => names.includes(name) || needed.includes(name));
}

/**
 * Begins each step when those that it comes after have ended, and continues after a failure; a step whose prerequisites failed counts
 * as one skipped. Prints progress and, at the end, a line per step. Returns the total.
 */
async function runSteps(steps: readonly Step[], options: StepOptions): Promise<Counts> {
  const results = new Map<string, Counts>();
  const lines = new Map<string, string>();
  const run = async (step: Step): Promise<void> => {
    const missing = (step.needs ?? []).filter((need) => results.get(need)?.passed === 0);
    const started = performance.now();
    console.log(
      `\n${step.name}: ${missing.length > 0 ? `skipped, it needs ${missing.join(' and ')}` : `${step.about} ...`}`,
    );
    const counts = missing.length > 0 ? { ...NO_COUNTS, skipped: 1 } : await runStep(step, options);
    const line = `${step.name}: ${formatCounts(counts)} (${((performance.now() - started) / 1000).toFixed(1)} s)`;
    if (missing.length === 0) console.log(line);
    results.set(step.name, counts);
    lines.set(step.name, line);
  };
  const ends = new Map<string, Promise<unknown>>();
  for (const step of STEPS) {
    const ready = Promise.all((step.after ?? []).map((name) => ends.get(name)));
    ends.set(step.name, steps.includes(step) ? ready.then(() => run(step)) : ready);
  }
  await Promise.all(ends.values());
  console.log(`\n${steps.flatMap(({ name }) => lines.get(name) ?? []).join('\n')}`);
  return [...results.values()].reduce(addCounts, NO_COUNTS);
}

/** A step that throws is a failure like any other: the rest still runs and counts. */
async function runStep(step: Step, options: StepOptions): Promise<Counts> {
  try {
    return await step.run(options);
  } catch (error) {
    console.log(error);
    return countOne(false);
  }
}
