import { readArgs, runCommand, UsageError } from './cli/command.ts';
import { formatCounts } from './test/counts.ts';
import { chooseSteps, runSteps } from './test/run-steps.ts';
import { STEPS } from './test/steps.ts';

const HELP = `npm test [-- options]

Runs all checks, the fastest first, and continues after a failure. The last line is "N passed, N failed".

  --only <steps>   only these steps, with commas, and the steps they need
  --long           include the slow tests of the nightly run

Steps:
${STEPS.map(({ name, about }) => `  ${name.padEnd(12)} ${about}`).join('\n')}`;

await runCommand(HELP, async () => {
  const { values } = readArgs({ only: { type: 'string' }, long: { type: 'boolean' } });
  const names = values.only?.split(',').filter(Boolean) ?? [];
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown) throw new UsageError(`--only: there is no step "${unknown}".`);
  const long = values.long ?? false;
  const counts = await runSteps(chooseSteps(STEPS, names), { long, say: console.log });
  console.log(`\n${formatCounts(counts)}`);
  return counts.failed === 0 ? 0 : 1;
});
