import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { findClosestMatch } from '#domain/edit-distance.ts';
import { specialHourSchema } from '#domain/hours/hours.ts';
import { dealershipSchema } from '#domain/location/dealership.ts';
import { locationSchema } from '#domain/location/location.ts';
import { brandPageSchema, modelPageSchema } from '#domain/model-page/model-page.ts';
import { offerSchema } from '#domain/offer/offer.ts';
import { partSchema } from '#domain/parts/part.ts';
import { popupSchema } from '#domain/popup/popup.ts';
import { promoSchema } from '#domain/promo/promo.ts';
import { reviewSchema } from '#domain/review/review.ts';
import { serviceBookingSchema } from '#domain/service/service-booking.ts';
import { BLOCK_FILES } from './block-files.ts';
import { collectErrors, type ListSchema, readData, readList } from './read-data.ts';

/** The data files that a dealer can have as content/<name>.json, all of them optional. */
export const DATA_FILES = {
  /** The dealer's locations, an entry for each department. */
  locations: v.array(locationSchema),
  /** Days that differ from the week, such as public holidays. */
  'special-hours': v.array(specialHourSchema),
  /** The dealerships of a group. */
  dealerships: v.array(dealershipSchema),
  /** Customer reviews. */
  reviews: v.array(reviewSchema),
  /** Special offers. */
  offers: v.array(offerSchema),
  /** Pages about models: /models/mu-x/. */
  models: v.array(modelPageSchema),
  /** Pages about makes: /brands/jeep/. */
  brands: v.array(brandPageSchema),
  /** Parts and accessories. */
  parts: v.array(partSchema),
  /** Pictures among the search results. */
  promos: v.array(promoSchema),
  /** One notice over the pages, until its last day. */
  popup: v.nullable(popupSchema),
  /** Service-booking pages of other providers. */
  'service-bookings': v.array(serviceBookingSchema),
} as const;

type DataFile = keyof typeof DATA_FILES;
type ContentData = { readonly [Name in DataFile]: v.InferOutput<(typeof DATA_FILES)[Name]> };

/** Reads every data file of `dir`/content. A broken file counts as empty and adds a line for each mistake to `problems`. */
export async function readDataFiles(dir: string): Promise<{ data: ContentData; problems: string[] }> {
  const folder = join(dir, 'content');
  const problems = await findUnknownFiles(folder);
  const orElse = collectErrors(problems);
  const fileOf = (name: DataFile) => join(folder, `${name}.json`);
  const read = <Entry extends object>(
    name: DataFile,
    schema: ListSchema<Entry>,
    unique: readonly string[] = ['id'],
  ): Promise<Entry[]> => orElse(readList(fileOf(name), schema, unique), []);
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
    popup: (await orElse(readData(fileOf('popup'), DATA_FILES.popup), null)) ?? null,
    'service-bookings': await read('service-bookings', DATA_FILES['service-bookings']),
  };
  return { data, problems };
}

/** One line for every file that nothing reads, which usually is a typo in its name. */
async function findUnknownFiles(folder: string): Promise<string[]> {
  const names = [...Object.keys({ ...DATA_FILES, ...BLOCK_FILES }), 'site'];
  const known = [...names.map((name) => `${name}.json`), 'pages'];
  const found = await readdir(folder).catch(() => []);
  return found
    .filter((name) => !name.startsWith('.') && !known.includes(name))
    .map((name) => {
      const meant = findClosestMatch(name, known);
      const hint = meant ? `Did you mean "${meant}"? ` : '';
      return `${join(folder, name)}: is not a known content file. ${hint}Known: ${known.join(', ')}.`;
    });
}
