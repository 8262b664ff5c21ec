import { readFile, writeFile } from 'node:fs/promises';
import { readArgs, runCommand } from './cli/command.ts';
import { makeReferences } from './docs-config/references.ts';

const HELP = `npm run docs:config -- [options]

Writes the references of what a dealer may say, src/site/CONFIG.md and src/site/content/CONTENT.md, from the schemas and the
sentences above their keys. Prints a line for each key without a sentence, and fails then.

  --check   write nothing; fail where a reference is not what would be written`;

await runCommand(HELP, async () => {
  const { values } = readArgs({ check: { type: 'boolean' } });
  const { references, problems } = makeReferences();
  const stale: string[] = [];
  for (const { file, text } of references) {
    const written = await readFile(file, 'utf8').catch(() => '');
    if (written === text) continue;
    if (values.check) stale.push(`${file}: is older than the schemas. Run "npm run docs:config".`);
    else await writeFile(file, text);
  }
  for (const line of [...problems, ...stale]) console.error(line);
  if (!values.check) console.log(references.map(({ file }) => file).join('\n'));
  return problems.length + stale.length === 0 ? 0 : 1;
});
