import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readArgs, runCommand } from './cli/command.ts';
import { drawLogo } from './logos/draw-logo.ts';
import { LOGO_SOURCES } from './logos/logo-sources.ts';
import { PAYMENT_MARKS } from './logos/payment-marks.ts';

const HELP = `npm run logos -- [options]

Draws the make logos in src/site/logos and the payment marks in src/features/blocks/payment-marks from open icon sets,
listed in LICENCES.md in src/site/logos. Needed only after changes to scripts/logos or to one of the sets.

  --out <dir>   write below this folder instead of the project, to compare`;

const LOGO_FOLDERS = [
  { dir: 'src/site/logos', sources: LOGO_SOURCES },
  { dir: 'src/features/blocks/payment-marks', sources: PAYMENT_MARKS },
];

await runCommand(HELP, async () => {
  const { values } = readArgs({ out: { type: 'string' } });
  for (const { dir, sources } of LOGO_FOLDERS) {
    const folder = join(values.out ?? '.', dir);
    await mkdir(folder, { recursive: true });
    for (const [slug, source] of sources) {
      const logo = await drawLogo(source);
      await writeFile(join(folder, `${slug}.svg`), logo);
      console.log(`${slug}.svg  ${source.set}  ${logo.length} bytes`);
    }
  }
  return 0;
});
