import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { readArgs, runCommand } from '#scripts/cli/command.ts';
import { COMMITTED_IMAGES, type CommittedImage } from './committed-images.ts';
import { vehicleSvg } from './vehicle-svg.ts';

const HELP = `node scripts/illustrations/make-images.ts [options]

Draws the vehicle pictures that are kept in the repository: the body tiles of public/bodies and the cut-outs of the
demonstration dealers. Needed only after the drawings have changed. Run it with the project's own Node ("npx node ...").

  --out <dir>   write below this folder instead of the project's root, to compare`;

/** Drawn at this density, edges and spokes stay sharp when scaled down. */
const DENSITY = 144;

await runCommand(HELP, async () => {
  const { values } = readArgs({ out: { type: 'string' } });
  for (const image of COMMITTED_IMAGES) console.log(await write(image, values.out ?? '.'));
  return 0;
});

async function write({ file, vehicle, width, quality }: CommittedImage, out: string): Promise<string> {
  const target = join(out, file);
  await mkdir(dirname(target), { recursive: true });
  const { size } = await sharp(Buffer.from(vehicleSvg(vehicle)), { density: DENSITY })
    .resize(width)
    .webp({ quality, alphaQuality: 80, effort: 6 })
    .toFile(target);
  return `${file}  ${width} px  ${size} bytes`;
}
