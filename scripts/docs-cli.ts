import { readArgs, runCommand } from './cli/command.ts';
import { renderCliReference } from './docs/cli-reference.ts';
import { writeGeneratedFiles } from './docs/write-generated-files.ts';

const HELP = `npm run docs:cli

Writes the reference of all commands, docs/reference/cli.md, from the help text of each.`;

await runCommand(HELP, async () => {
  readArgs({});
  await writeGeneratedFiles([await renderCliReference()]);
  return 0;
});
