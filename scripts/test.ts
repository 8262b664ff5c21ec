import { readArgs, runCommand, UsageError } from './cli/command.ts';
import { formatCounts } from './test/counts.ts';
import { chooseSteps, runSteps } from './test/run-steps.ts';
import { STEPS } from './test/steps.ts';

const HELP = `npm test [-- options]

Checks everything, the cheapest first, and goes on after a failure. The last line is "N passed, N failed".

  --only <steps>   these steps alone, with commas, and what they need
  --long           also what is too long for every day (the nightly run has it)

Steps:
${STEPS.map(({ name, about }) => `  ${name.padEnd(12)} ${about}`).join('\n')}`;

await runCommand(HELP, async () => {
  const { values } = readArgs({ only: { type: 'string' }, long: { type: 'boolean' } });
  const names = values.only?.split(',').filter(Boolean) ?? [];
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown) throw new UsageError(`--only: there is no step "${unknown}".`);
  const counts = await runSteps(chooseSteps(STEPS, names), { long: values.long ?? false, say: console.log });
  console.log(`\n${formatCounts(counts)}`);
  return counts.failed === 0 ? 0 : 1;
});
