import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { specialHourSchema } from '#domain/hours/hours.ts';
import { dealershipSchema } from '#domain/location/dealership.ts';
import { locationSchema } from '#domain/location/location.ts';
import { nearest } from '#domain/nearest.ts';
import { offerSchema } from '#domain/offer/offer.ts';
import { partSchema } from '#domain/parts/part.ts';
import { promoSchema } from '#domain/promo/promo.ts';
import { brandPageSchema, modelPageSchema } from '#domain/range/range-page.ts';
import { reviewSchema } from '#domain/review/review.ts';
import { serviceBookingSchema } from '#domain/service/service-booking.ts';
import { SiteProblems } from '#site/problems-error.ts';
import { BLOCK_FILES } from './block-files.ts';
import { type ListOf, readList } from './read-data.ts';

/** What a dealer may supply as data in content/<name>.json: lists, each of which may be absent. */
const DATA_FILES = {
  locations: v.array(locationSchema),
  'special-hours': v.array(specialHourSchema),
  dealerships: v.array(dealershipSchema),
  reviews: v.array(reviewSchema),
  offers: v.array(offerSchema),
  models: v.array(modelPageSchema),
  brands: v.array(brandPageSchema),
  parts: v.array(partSchema),
  promos: v.array(promoSchema),
  'service-bookings': v.array(serviceBookingSchema),
} as const;

type DataFile = keyof typeof DATA_FILES;
type Data = { readonly [Name in DataFile]: v.InferOutput<(typeof DATA_FILES)[Name]> };

/** Reads every data file of `dir`/content. A broken one counts as empty and has a line for each mistake in `problems`. */
export async function readDataFiles(dir: string): Promise<{ data: Data; problems: string[] }> {
  const folder = join(dir, 'content');
  const problems = await strayFiles(folder);
  const read = async <Entry extends object>(
    name: DataFile,
    schema: ListOf<Entry>,
    unique: readonly string[] = ['id'],
  ): Promise<Entry[]> => {
    try {
      return await readList(join(folder, `${name}.json`), schema, unique);
    } catch (error) {
      if (!(error instanceof SiteProblems)) throw error;
      problems.push(...error.lines);
      return [];
    }
  };
  const data = {
    locations: await read('locations', DATA_FILES.locations),
    'special-hours': await read('special-hours', DATA_FILES['special-hours']),
    dealerships: await read('dealerships', DATA_FILES.dealerships, ['id', 'slug']),
    reviews: await read('reviews', DATA_FILES.reviews),
    offers: await read('offers', DATA_FILES.offers),
    models: await read('models', DATA_FILES.models),
    brands: await read('brands', DATA_FILES.brands),
    parts: await read('parts', DATA_FILES.parts, ['id', 'slug']),
    promos: await read('promos', DATA_FILES.promos),
    'service-bookings': await read('service-bookings', DATA_FILES['service-bookings']),
  };
  return { data, problems };
}

/** A file that nothing reads is a mistake in its name: one line for each. */
async function strayFiles(folder: string): Promise<string[]> {
  const known = [...[...Object.keys(DATA_FILES), ...BLOCK_FILES].map((name) => `${name}.json`), 'pages'];
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => !name.startsWith('.') && !known.includes(name))
    .map((name) => {
      const meant = nearest(name, known);
      const hint = meant ? `Did you mean "${meant}"? ` : '';
      return `${join(folder, name)}: is not a known content file. ${hint}Known: ${known.join(', ')}.`;
    });
}
