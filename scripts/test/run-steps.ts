import { addResults, formatCounts, formatParts, NO_RESULT, type Result, toSingleResult } from './counts.ts';
import type { Step, StepOptions } from './steps.ts';

/** The named steps and the steps they need, in order. If none is named: all. */
export function chooseSteps(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  if (names.length === 0) return steps;
  const chosen = new Set<string>();
  const want = (name: string): void => {
    chosen.add(name);
    for (const need of steps.find((step) => step.name === name)?.needs ?? []) want(need);
  };
  for (const name of names) want(name);
  return steps.filter((step) => chosen.has(step.name));
}

/**
 * Runs the quick steps beside each other, as none of them keeps all cores busy for long, then the others one after another, and
 * continues after a failure; a step whose prerequisites failed counts as one skipped. Prints progress and, at the end, a line per
 * step and per failed test. Returns the total.
 */
export async function runSteps(steps: readonly Step[], options: StepOptions): Promise<Result> {
  const results = new Map<string, Result>();
  const lines = new Map<string, string>();
  const run = async (step: Step): Promise<void> => {
    const missing = (step.needs ?? []).filter((need) => results.get(need)?.passed === 0);
    const started = performance.now();
    console.log(
      `\n${step.name}: ${missing.length > 0 ? `skipped, it needs ${missing.join(' and ')}` : `${step.about} ...`}`,
    );
    const counts = missing.length > 0 ? { ...NO_RESULT, skipped: 1 } : await runStep(step, options);
    const line = `${step.name}: ${formatCounts(counts)} (${((performance.now() - started) / 1000).toFixed(1)} s)${formatParts(counts)}`;
    if (missing.length === 0) console.log(line);
    results.set(step.name, counts);
    lines.set(step.name, line);
  };
  await Promise.all(steps.filter(({ quick }) => quick).map(run));
  for (const step of steps.filter(({ quick }) => !quick)) await run(step);
  const inOrder = <Value>(values: ReadonlyMap<string, Value>) =>
    steps.flatMap(({ name }) => values.get(name) ?? []);
  console.log(`\n${inOrder(lines).join('\n')}`);
  const total = inOrder(results).reduce(addResults, NO_RESULT);
  // Repeated at the end: CI logs are often truncated in the middle.
  if (total.failures.length > 0) console.log(formatList('Failed', total.failures));
  if (total.flaky.length > 0)
    console.log(formatList('Passed at the second attempt, a race to fix', total.flaky));
  return total;
}

function formatList(title: string, lines: readonly string[]): string {
  return `\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}

/** A step that throws is a failure like any other: the rest still runs and counts. */
async function runStep(step: Step, options: StepOptions): Promise<Result> {
  try {
    return await step.run(options);
  } catch (error) {
    console.log(error);
    return toSingleResult(false);
  }
}
