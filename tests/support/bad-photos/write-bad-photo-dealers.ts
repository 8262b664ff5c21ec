import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Car } from '#domain/car/car.ts';
import { writeAtomically } from '#platform/write-atomically.ts';
import { demoSnapshot } from '#scripts/demo/demo-snapshot.ts';
import { photographFile } from '#scripts/demo/photographs.ts';
import { TEMPLATES, type TemplateName } from '#site/config/templates.ts';
import { FAULT_NAMES, FAULTS, type Fault } from './faults.ts';

/** Each fault is the first photograph of two vehicles, and two vehicles have no photograph. */
const VEHICLE_COUNT = 2 * (FAULT_NAMES.length + 1);
const MAX_PHOTOS = 8;

/** The name of the dealer whose photographs are as bad as feeds get: one in each template. */
export const badPhotoDealer = (template: TemplateName): string => `bad-photos-${template}`;

/** Writes the folders of these dealers. */
export async function writeBadPhotoDealers(sitesDir: string, now: Date): Promise<void> {
  for (const template of TEMPLATES) await writeDealer(sitesDir, template, now);
}

async function writeDealer(sitesDir: string, template: TemplateName, now: Date): Promise<void> {
  const slug = badPhotoDealer(template);
  const { cars, ...snapshot } = demoSnapshot('utes', { slug, now, locations: [] });
  const config = {
    slug,
    name: 'Bad Photos',
    template,
    url: `https://${slug}.example`,
    description: 'Vehicles with the photographs of the worst feeds.',
    brand: { colour: '#0b49c4' },
    phones: { main: '07 5550 0100' },
    home: { heading: '{count} {vehicles} with bad photos', hero: ['hero.jpg'] },
  };
  const photograph = await readFile(photographFile(cars.flatMap(({ images }) => images)[0]?.image.url ?? ''));
  const spoilt = await Promise.all(
    FAULT_NAMES.map(
      async (fault) => [`public${badPhotoUrl(fault)}`, await FAULTS[fault]?.(photograph)] as const,
    ),
  );
  const files = [
    ['site.ts', `export default ${JSON.stringify(config)};\n`],
    ['stock.json', JSON.stringify({ ...snapshot, cars: cars.slice(0, VEHICLE_COUNT).map(spoilPhotos) })],
    ['content/locations.json', JSON.stringify([LOCATION])],
    ['assets/hero.jpg', await FAULTS['bright-sky'](photograph)],
    ...spoilt,
  ] as const;
  for (const [name, content] of files)
    if (content !== undefined) await writeAtomically(join(sitesDir, slug, name), content);
}

function badPhotoUrl(fault: Fault): string {
  return `/bad-photos/${fault}.jpg`;
}

const LOCATION = {
  id: 'yard',
  name: 'Bad Photos Cairns',
  slug: 'cairns',
  dealer_license_number: '4411223',
  address: { street: '1 Test Street', city: 'Cairns', state: 'qld', postcode: '4870' },
  contact_detail: { phone: '07 5550 0100' },
};

/** The photographs of a vehicle, each with another fault, beginning with that of the vehicle's number in the list. */
function spoilPhotos(car: Car, index: number): Car {
  const first = index % (FAULT_NAMES.length + 1);
  const photos = first === FAULT_NAMES.length ? [] : car.images.slice(0, MAX_PHOTOS);
  const images = photos.map(({ image }, at) => {
    const fault = FAULT_NAMES[(first + at) % FAULT_NAMES.length] ?? 'missing';
    return { image: { ...image, url: badPhotoUrl(fault) } };
  });
  const [primary] = images;
  return {
    ...car,
    location_id: LOCATION.id,
    photos_count: images.length,
    primary_image_url: primary?.image.url ?? null,
    images,
  };
}
