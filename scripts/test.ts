import { readArgs, runCommand, UsageError } from './cli/command.ts';
import { splitNames } from './cli/dealers.ts';
import { formatCounts } from './test/counts.ts';
import { chooseSteps, runSteps } from './test/run-steps.ts';
import { STEPS } from './test/steps.ts';

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
  const steps = changed
    ? STEPS.filter(({ quick, checksChanges }) => quick || checksChanges)
    : chooseSteps(STEPS, names);
  const counts = await runSteps(steps, { long, changed, install });
  console.log(`\n${formatCounts(counts)}`);
  return counts.failed === 0 ? 0 : 1;
});
