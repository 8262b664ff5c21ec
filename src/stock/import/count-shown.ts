import type { Car } from '#domain/car/car.ts';
import { createListingCheck, type HiddenReason } from '#domain/car/status/listing.ts';
import { NOT_FOR_SALE } from '#stock/normalise/vehicle/status-in-text.ts';
import type { ShownCars } from '#stock/rows/report.ts';
import type { Listing } from '#stock/snapshot/listing.ts';
import type { Stock } from '#stock/snapshot/snapshot.ts';

const REASONS: Readonly<Record<HiddenReason | 'withheld', { tell: (car: Car) => string; fix: string }>> = {
  website: {
    tell: () => 'not meant for the website (show_on_dealer_website)',
    fix: 'Nothing to do, unless the feed is wrong.',
  },
  sold: {
    tell: () => 'sold, longer ago than stock.soldForDays or without a day of sale',
    fix: 'Nothing to do, unless the feed is wrong.',
  },
  status: {
    tell: ({ status }) => `with status "${status}", which is not known`,
    fix: 'Say what it means with "values" of status in the mapping: "in_stock", "reserved", "coming_soon" or "sold".',
  },
  withheld: {
    tell: () => 'not for sale, as the feed or the mapping says',
    fix: 'Nothing to do, unless that is wrong.',
  },
  age: {
    tell: () => 'of an age outside stock.age',
    fix: 'Change stock.age in site.ts if they should show.',
  },
  excluded: {
    tell: () => 'named in stock.exclude',
    fix: 'Remove them from stock.exclude in site.ts if they should show.',
  },
};

/** How many cars visitors will see at `now`, and why they will not see the others, the most frequent reason first. */
export function countShown(cars: Stock['cars'], listing: Listing, now: Date): ShownCars {
  const check = createListingCheck(listing, now, listing.timeZone);
  const counts = new Map<string, { cars: number; fix: string }>();
  for (const car of cars) {
    const hidden = check(car);
    if (!hidden) continue;
    const isWithheld = hidden === 'status' && car.status === NOT_FOR_SALE;
    const { tell, fix } = REASONS[isWithheld ? 'withheld' : hidden];
    const reason = tell(car);
    counts.set(reason, { cars: (counts.get(reason)?.cars ?? 0) + 1, fix });
  }
  const hidden = [...counts].map(([reason, count]) => ({ reason, ...count }));
  const hiddenCount = hidden.reduce((sum, { cars: count }) => sum + count, 0);
  return {
    cars: cars.length,
    shown: cars.length - hiddenCount,
    hidden: hidden.sort((a, b) => b.cars - a.cars),
  };
}
