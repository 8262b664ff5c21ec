import { readArgs, runCommand } from './cli/command.ts';
import { renderCliReference } from './docs/cli-reference.ts';
import { writeGeneratedFiles } from './docs/write-generated-files.ts';

const HELP = `npm run docs:cli -- [options]

Writes the reference of all commands, docs/reference/cli.md, from the help text of each.

  --check   write nothing; fail if the reference is out of date`;

await runCommand(HELP, async () => {
  const { values } = readArgs({ flags: ['check'] });
  const stale = await writeGeneratedFiles([await renderCliReference()], {
    command: 'docs:cli',
    check: values.check,
  });
  for (const line of stale) console.error(line);
  return stale.length === 0 ? 0 : 1;
});
