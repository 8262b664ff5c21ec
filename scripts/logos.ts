import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readArgs, runCommand } from './cli/command.ts';
import { drawLogo } from './logos/draw-logo.ts';
import { LOGO_SOURCES } from './logos/logo-sources.ts';

const HELP = `npm run logos -- [options]

Draws the logos of vehicle makes in src/site/logos from open icon sets; LICENCES.md there says which. Needed only after
scripts/logos or one of the sets has changed.

  --out <dir>   write into this folder instead of src/site/logos, to compare`;

await runCommand(HELP, async () => {
  const { values } = readArgs({ out: { type: 'string' } });
  const dir = values.out ?? 'src/site/logos';
  await mkdir(dir, { recursive: true });
  for (const [slug, source] of LOGO_SOURCES) {
    const logo = await drawLogo(source);
    await writeFile(join(dir, `${slug}.svg`), logo);
    console.log(`${slug}.svg  ${source.set}  ${logo.length} bytes`);
  }
  return 0;
});
