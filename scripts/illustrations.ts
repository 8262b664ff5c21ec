import { readArgs, runCommand } from './cli/command.ts';
import { COMMITTED_IMAGES } from './illustrations/committed/committed-images.ts';
import { writeImage } from './illustrations/committed/write-image.ts';
import { COMMITTED_PHOTOS } from './photos/committed/committed-photos.ts';
import { COMMITTED_PROMOS } from './photos/committed/committed-promos.ts';
import { COMMITTED_SLIDES } from './photos/committed/committed-slides.ts';
import { writePhoto } from './photos/committed/write-photo.ts';
import { writePromo } from './photos/committed/write-promo.ts';
import { writeSlide } from './photos/committed/write-slide.ts';

const HELP = `npm run illustrations -- [options]

Makes the committed pictures: draws the body tiles of public/bodies, and composes the photographs of the demonstration
dealers' home pages, locations, special offers, promos and slides from scripts/photos/layers. Needed only after changes
to scripts/illustrations or scripts/photos.

  --out <dir>   write below this folder instead of the project, to compare`;

await runCommand(HELP, async () => {
  const { values } = readArgs({ out: { type: 'string' } });
  for (const image of COMMITTED_IMAGES) {
    const size = await writeImage(image, values.out ?? '.');
    console.log(`${image.file}  ${image.width} px  ${size} bytes`);
  }
  for (const photo of COMMITTED_PHOTOS) {
    console.log(`${photo.file}  ${photo.width} px  ${await writePhoto(photo, values.out ?? '.')} bytes`);
  }
  for (const promo of COMMITTED_PROMOS) {
    console.log(`${promo.file}  ${await writePromo(promo, values.out ?? '.')} bytes`);
  }
  for (const slide of COMMITTED_SLIDES) {
    console.log(`${slide.file}  ${await writeSlide(slide, values.out ?? '.')} bytes`);
  }
  return 0;
});
