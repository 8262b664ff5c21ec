import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { setLine } from '#scripts/illustrations/letters/letters.ts';
import { tag } from '#scripts/illustrations/tags.ts';
import { vehicleSvg } from '#scripts/illustrations/vehicle-svg.ts';
import type { CommittedLocation } from './committed-locations.ts';

const WIDTH = 1200;
const HEIGHT = 600;
/** The y of the ground under the building. */
const GROUND = 400;
const ROOF = 96;
const SIGN = 88;
const BAY = 130;
const LEFT = 80;
const BAYS = 8;
/** Width of a vehicle's picture (3:2); its wheels are at 80 % of its height. */
const VEHICLE = 480;
const WHEELS = HEIGHT - 64;

/** Writes the picture of one location below `root`, as WebP. Returns its size in bytes. */
export async function writeLocation(location: CommittedLocation, root: string): Promise<number> {
  const target = join(root, location.file);
  await mkdir(dirname(target), { recursive: true });
  const step = (WIDTH - VEHICLE) / Math.max(1, location.vehicles.length - 1);
  const vehicles = await Promise.all(
    location.vehicles.map(async (vehicle, index) => ({
      input: await sharp(Buffer.from(vehicleSvg(vehicle)))
        .resize(VEHICLE)
        .png()
        .toBuffer(),
      left: Math.round(index * step),
      top: Math.round(WHEELS - (VEHICLE / 3) * 2 * 0.8),
    })),
  );
  const { size } = await sharp(Buffer.from(building(location)))
    .composite(vehicles)
    .webp({ quality: 56, effort: 6 })
    .toFile(target);
  return size;
}

/** Sky, a building with sign and windows, and a forecourt. */
function building({ sign, colour }: CommittedLocation): string {
  const box = (x: number, y: number, width: number, height: number, fill: string) =>
    tag('rect', { x, y, width, height, fill });
  const windows = Array.from({ length: BAYS }, (_, bay) =>
    box(
      LEFT + bay * BAY + 5,
      ROOF + SIGN + 12,
      BAY - 10,
      GROUND - ROOF - SIGN - 12,
      bay % 2 ? '#43525e' : '#4b5b68',
    ),
  );
  const signText = setLine(sign, {
    x: WIDTH / 2,
    y: ROOF + SIGN - 25,
    size: 62,
    anchor: 'middle',
    colour: '#ffffff',
  });
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    [
      box(0, 0, WIDTH, HEIGHT, '#dfe6ec'),
      box(LEFT, ROOF + SIGN, BAYS * BAY, GROUND - ROOF - SIGN, '#f3f5f6'),
      ...windows,
      box(LEFT - 24, ROOF, BAYS * BAY + 48, SIGN, colour),
      signText,
      box(0, GROUND, WIDTH, HEIGHT - GROUND, '#c9cfd4'),
      box(0, GROUND, WIDTH, 6, '#aeb6bd'),
    ].join(''),
  );
}
