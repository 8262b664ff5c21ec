import type { Car } from '#domain/car/car.ts';
import { describeCarLocation, findCarLocation } from '#domain/car/car-location.ts';
import { describeKilometres } from '#domain/car/kilometres.ts';
import { hasPrice, priceLabel } from '#domain/car/price/price.ts';
import { getAvailability } from '#domain/car/status/availability.ts';
import { carName } from '#domain/car/title.ts';
import type { Location } from '#domain/location/location.ts';
import { countShown } from '#stock/import/make-report.ts';
import { planFromMapping } from '#stock/mapping/import-plan.ts';
import { parseMapping } from '#stock/mapping/load-mapping.ts';
import { meetsConditions } from '#stock/mapping/translate-cells.ts';
import { getLatestYear } from '#stock/normalise/numbers/date.ts';
import type { Feed } from '#stock/readers/feed.ts';
import type { DealerRules } from '#stock/rows/apply-rules.ts';
import type { ReportEntry, ShownCars } from '#stock/rows/report.ts';
import { DEFAULT_LISTING } from '#stock/snapshot/listing.ts';
import { buildNextSnapshot, EMPTY_SNAPSHOT } from '#stock/snapshot/next-snapshot.ts';
import { type ReadCarsResult, readCars } from '#stock/snapshot/read-cars.ts';
import type { MappingDraft } from './mapping-draft.ts';

const SHOWN_CARS = 5;

/** What an import by a mapping would make of a feed. */
export interface Preview {
  /** Five cars as visitors would see them, one line each. */
  readonly cars: readonly string[];
  readonly read: ReadCarsResult;
  readonly shown: ShownCars;
  /** How many cars are at none of the dealer's yards, of which there are several. */
  readonly unplaced: number;
  readonly hosts: readonly string[];
}

/** Imports a feed without writing anything. */
export function previewImport(draft: MappingDraft, feed: Feed, dealer: DealerRules, now: Date): Preview {
  const plan = planFromMapping(parseMapping(draft, 'mapping'), feed, {
    feed: 'feed',
    mapping: 'mapping',
    timeZone: dealer.timeZone,
    country: dealer.country,
    now,
  });
  const rows = feed.rows.filter((row) => meetsConditions(row.cells, plan.where));
  const read = readCars(rows, plan, { latestYear: getLatestYear(now), ...dealer }, feed.lost);
  const { cars } = buildNextSnapshot(EMPTY_SNAPSHOT, read.cars, now);
  const { locations = [] } = dealer;
  const hosts = new Set<string>();
  for (const { images } of cars) for (const { image } of images) hosts.add(URL.parse(image.url)?.host ?? '');
  return {
    cars: Iterator.from(cars)
      .take(SHOWN_CARS)
      .map((car) => describeCar(car, locations))
      .toArray(),
    read,
    shown: countShown(cars, DEFAULT_LISTING, now),
    unplaced:
      locations.length > 1
        ? Iterator.from(cars).reduce((sum, car) => sum + (findCarLocation(car, locations) ? 0 : 1), 0)
        : 0,
    hosts: [...hosts].filter(Boolean).sort(),
  };
}

/** A car as its page shows it, in one line. */
function describeCar(car: Car, locations: readonly Location[]): string {
  const facts = [
    [priceLabel(car), hasPrice(car) && car.price_type].filter(Boolean).join(' '),
    describeKilometres(car) ?? 'km unknown',
    ...[car.simple_transmission, car.simple_fuel, car.simple_drive, car.simple_body, car.car_type],
    ...[car.colour, car.interior_colour && `${car.interior_colour} inside`, car.stocknum],
    findCarLocation(car, locations)?.name ?? describeCarLocation(car),
    `${car.images.length} ${car.images.length === 1 ? 'picture' : 'pictures'}`,
    ...[getAvailability(car)].filter((availability) => availability !== 'available'),
  ];
  return `${carName(car)}: ${facts.filter(Boolean).join(', ')}`;
}

/** What would be lost, by field and reason: '12 x km: missing (first: line 4)'. */
export function describeLosses(entries: readonly ReportEntry[]): string[] {
  const groups = Map.groupBy(entries, ({ field, reason }) => `${field}: ${reason}`);
  return [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(
      ([kind, group]) =>
        `${group.length} x ${kind} (first: ${group[0]?.line}, ${JSON.stringify(group[0]?.value)})`,
    );
}
