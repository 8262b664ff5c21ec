import { readArgs, runCommand } from './cli/command.ts';
import { renderRequirementsPage } from './docs/requirements-page.ts';
import { writeGeneratedFiles } from './docs/write-generated-files.ts';

const HELP = `npm run docs:requirements -- [options]

Writes the list of requirements, docs/requirements.md, from tests/spec/rows.tsv.

  --check   write nothing; fail if the list is out of date`;

await runCommand(HELP, async () => {
  const { values } = readArgs({ check: { type: 'boolean' } });
  const stale = await writeGeneratedFiles([await renderRequirementsPage()], {
    command: 'docs:requirements',
    check: values.check,
  });
  for (const line of stale) console.error(line);
  return stale.length === 0 ? 0 : 1;
});
