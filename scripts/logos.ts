import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readArgs, runCommand } from './cli/command.ts';
import { drawLogo } from './logos/draw-logo.ts';
import { LOGO_SOURCES } from './logos/logo-sources.ts';

const HELP = `npm run logos -- [options]

Draws the logos of vehicle makes in public/makes from open icon sets; public/makes/LICENCES.md says which. Needed only
after scripts/logos or one of the sets has changed.

  --out <dir>   write into this folder instead of public/makes, to compare`;

await runCommand(HELP, async () => {
  const { values } = readArgs({ out: { type: 'string' } });
  const dir = values.out ?? 'public/makes';
  await mkdir(dir, { recursive: true });
  for (const [slug, source] of LOGO_SOURCES) {
    const logo = await drawLogo(source);
    await writeFile(join(dir, `${slug}.svg`), logo);
    console.log(`${slug}.svg  ${source.set}  ${logo.length} bytes`);
  }
  return 0;
});
