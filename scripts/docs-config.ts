import { readArgs, runCommand } from './cli/command.ts';
import { writeGeneratedFiles } from './docs/write-generated-files.ts';
import { generateReferences } from './docs-config/references.ts';

const HELP = `npm run docs:config

Writes the references of site.ts, of the content files and of feed mappings (config.md, content.md and mapping.md in
docs/reference) and their JSON Schemas (schemas/*.schema.json) from the schemas and the doc comments on their keys.
Fails and prints a line for each key without one.`;

await runCommand(HELP, async () => {
  readArgs({});
  const { references, problems } = generateReferences();
  await writeGeneratedFiles(references);
  for (const line of problems) console.error(line);
  return problems.length === 0 ? 0 : 1;
});
