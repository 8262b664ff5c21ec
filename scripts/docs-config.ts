import { readArgs, runCommand } from './cli/command.ts';
import { writeGeneratedFiles } from './docs/write-generated-files.ts';
import { generateReferences } from './docs-config/references.ts';

const HELP = `npm run docs:config -- [options]

Writes the references of site.ts, of the content files and of feed mappings (config.md, content.md and mapping.md in
docs/reference) and their JSON Schemas (schemas/*.schema.json) from the schemas and the doc comments on their keys.
Fails and prints a line for each key without one.

  --check   write nothing; fail if a reference is out of date`;

await runCommand(HELP, async () => {
  const { values } = readArgs({ flags: ['check'] });
  const { references, problems } = generateReferences();
  const stale = await writeGeneratedFiles(references, { command: 'docs:config', check: values.check });
  for (const line of [...problems, ...stale]) console.error(line);
  return problems.length + stale.length === 0 ? 0 : 1;
});
