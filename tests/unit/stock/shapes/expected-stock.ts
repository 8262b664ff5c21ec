import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { toLocalTime } from '#domain/hours/local-time.ts';
import type { Snapshot } from '#stock/snapshot/snapshot.ts';

const FOLDER = join(import.meta.dirname, 'feeds');

/**
 * Feeds in five shapes, by the name of their preset, and the stock that must come of each. `rowsBefore` is what stands
 * before the first car: a header, or a node about the dealer.
 */
export const SHAPES = [
  { preset: 'easycars', feed: 'easycars.csv', expected: 'easycars', rowsBefore: 1 },
  { preset: 'google-vehicles', feed: 'google-vehicles.xml', expected: 'google-vehicles', rowsBefore: 0 },
  { preset: 'schema-org', feed: 'schema-org.json', expected: 'schema-org', rowsBefore: 1 },
  { preset: 'us-inventory', feed: 'us-inventory.json', expected: 'us-inventory', rowsBefore: 0 },
  { preset: 'listings-au', feed: 'listings.csv', expected: 'listings', rowsBefore: 1 },
] as const;

const expectedSchema = v.object({
  questions: v.array(v.string()),
  answers: v.record(v.string(), v.string()),
  cars: v.array(v.record(v.string(), v.unknown())),
  held: v.array(v.object({ row: v.number(), field: v.string() })),
  shown: v.number(),
});
export type ExpectedStock = v.InferOutput<typeof expectedSchema>;

export const feedPath = (feed: string): string => join(FOLDER, feed);

export async function readExpectedStock(name: string): Promise<ExpectedStock> {
  const text = await readFile(join(FOLDER, `${name}.expected.json`), 'utf8');
  return v.parse(expectedSchema, JSON.parse(text));
}

/** Cars in the words of the expectations: pictures as addresses, and the day they came in by the dealer's clock. */
export function describeCars({ cars }: Snapshot, timeZone: string): Record<string, unknown>[] {
  return cars.map((car) => ({
    ...car,
    images: car.images.map(({ image }) => image.url),
    created_on: toLocalTime(new Date(car.created_at), timeZone).date,
  }));
}
