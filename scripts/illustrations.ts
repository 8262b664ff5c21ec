import { readArgs, runCommand } from './cli/command.ts';
import { COMMITTED_IMAGES } from './illustrations/committed-images.ts';
import { COMMITTED_PROMOS } from './illustrations/committed-promos.ts';
import { writeImage } from './illustrations/write-image.ts';
import { writePromo } from './illustrations/write-promo.ts';

const HELP = `npm run illustrations -- [options]

Draws the vehicle pictures that are kept in the repository: the body tiles of public/bodies, and the cut-outs on the
home pages and the promos of the demonstration dealers. Needed only after the drawings in scripts/illustrations have changed.

  --out <dir>   write below this folder instead of the project, to compare`;

await runCommand(HELP, async () => {
  const { values } = readArgs({ out: { type: 'string' } });
  for (const image of COMMITTED_IMAGES) {
    const size = await writeImage(image, values.out ?? '.');
    console.log(`${image.file}  ${image.width} px  ${size} bytes`);
  }
  for (const promo of COMMITTED_PROMOS) {
    console.log(`${promo.file}  ${await writePromo(promo, values.out ?? '.')} bytes`);
  }
  return 0;
});
