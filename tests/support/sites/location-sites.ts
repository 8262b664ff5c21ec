import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation, makeOpeningHour, makeSpecialHours } from '#tests/support/factories/make-location.ts';
import { type ServedDealers, serveDealers } from './serve-dealers.ts';

/** Monday to Friday 9 to 5, Saturday 9 to 12. */
const SALES_HOURS = [
  ...[1, 2, 3, 4, 5].map((weekday) => makeOpeningHour(weekday, '09:00', '17:00')),
  makeOpeningHour(6, '09:00', '12:00'),
];
const WORKSHOP_HOURS = [1, 2, 3, 4, 5].map((weekday) => makeOpeningHour(weekday, '07:00', '16:00'));

type LocationOverrides = NonNullable<Parameters<typeof makeLocation>[0]>;
const makeSampleLocation = (name: string, over: LocationOverrides) =>
  makeLocation({
    name,
    contact_detail: { phone: '07 5550 0100', opening_hours: SALES_HOURS },
    ...over,
    address: { city: name, ...over.address },
  });

const bowen = { address: { city: 'Bowen', street: '1 Reef Road', lat: -20.01, long: 148.24 } };
const BOWEN = [
  makeSampleLocation('Bowen Sales', { ...bowen, dealership_slug: 'plain-bowen', manufacturers: ['Toyota'] }),
  makeSampleLocation('Bowen Used', { ...bowen, location_type: 'used' }),
  makeSampleLocation('Bowen Service', {
    ...bowen,
    location_type: 'service',
    contact_detail: { phone: '07 5550 0107', opening_hours: WORKSHOP_HOURS },
    motor_vehicle_repairer: 'MVR 1',
  }),
  makeSampleLocation('Bowen Parts', {
    ...bowen,
    location_type: 'parts',
    contact_detail: { phone: '07 5550 0108', opening_hours: WORKSHOP_HOURS },
  }),
];
const AYR = makeSampleLocation('Ayr', {
  address: { street: '2 Reef Road', lat: -19.57, long: 147.4 },
  website_url: 'https://ayr.example.com',
});
const AYR_SERVICE = makeSampleLocation('Ayr Service', {
  location_type: 'service',
  address: { ...AYR.address },
});
const HOME_HILL = makeSampleLocation('Home Hill', {
  address: { street: '3 Reef Road', lat: -19.66, long: 147.42 },
});

const REVIEWS = [5, 4, 3].map((rating, n) => ({
  id: String(n),
  customer_name: `Customer ${n}`,
  text: `I would give ${rating}.`,
  rating,
  review_date: `2026-05-0${n + 1}`,
  location_id: 'bowen-sales',
}));

interface SampleDealer {
  readonly locations: readonly ReturnType<typeof makeLocation>[];
  readonly site?: Record<string, unknown>;
}

/** Dealers by number of locations. */
const SAMPLES = {
  one: { locations: [AYR], site: { theme: 'dark', closedLabel: 'By appointment only' } },
  // 10:30 in Sydney is 8:30 in Perth, regardless of the visitor's clock.
  two: {
    locations: [
      makeSampleLocation('Perth', { address: { state: 'wa' } }),
      makeSampleLocation('Sydney', { address: { state: 'nsw' } }),
    ],
    site: { template: 'showroom', locationDisplay: { openNowFirst: true } },
  },
  three: { locations: [...BOWEN, AYR, AYR_SERVICE, HOME_HILL] },
  twelve: { locations: [...'ABCDEFGHIJKL'].map((letter) => makeSampleLocation(`${letter}ville`, {})) },
} as const satisfies Record<string, SampleDealer>;

export type SampleName = keyof typeof SAMPLES;

/** Serves dealers with 1, 2, 3 and 12 locations. */
export function startLocationSites(): Promise<ServedDealers<SampleName>> {
  return serveDealers(
    'places',
    (Object.keys(SAMPLES) as SampleName[]).map((slug) => makeSampleDealer(slug, SAMPLES[slug])),
  );
}

function makeSampleDealer(slug: SampleName, { locations, site }: SampleDealer) {
  const cars = [makeCar({ id: 'a', location_id: locations[0]?.id ?? null })];
  return {
    slug,
    site: { ...site },
    cars,
    files: {
      'content/locations.json': JSON.stringify(locations),
      'content/special-hours.json': JSON.stringify([
        makeSpecialHours('2026-06-24', { department: 'sales' }),
        makeSpecialHours('2026-06-16', { department: 'service' }),
      ]),
      'content/reviews.json': JSON.stringify(slug === 'three' ? REVIEWS : []),
    },
  };
}
