import { makeCar } from './make-car.ts';
import { hour, makeLocation, special } from './make-location.ts';
import { type ServedDealers, serveDealers } from './serve-dealers.ts';

/** Monday to Friday 9 to 5, Saturday 9 to 12. */
const WEEK = [
  ...[1, 2, 3, 4, 5].map((weekday) => hour(weekday, '09:00', '17:00')),
  hour(6, '09:00', '12:00'),
];
const WORKSHOP = [1, 2, 3, 4, 5].map((weekday) => hour(weekday, '07:00', '16:00'));

type Given = NonNullable<Parameters<typeof makeLocation>[0]>;
const yard = (name: string, over: Given) =>
  makeLocation({
    name,
    contact_detail: { phone: '07 5550 0100', opening_hours: WEEK },
    ...over,
    address: { city: name, ...over.address },
  });

const bowen = { address: { city: 'Bowen', street: '1 Reef Road', lat: -20.01, long: 148.24 } };
const BOWEN = [
  yard('Bowen Sales', { ...bowen, dealership_slug: 'plain-bowen', manufacturers: ['Toyota'] }),
  yard('Bowen Used', { ...bowen, location_type: 'used' }),
  yard('Bowen Service', {
    ...bowen,
    location_type: 'service',
    contact_detail: { phone: '07 5550 0107', opening_hours: WORKSHOP },
    motor_vehicle_repairer: 'MVR 1',
  }),
  yard('Bowen Parts', {
    ...bowen,
    location_type: 'parts',
    contact_detail: { phone: '07 5550 0108', opening_hours: WORKSHOP },
  }),
];
const AYR = yard('Ayr', {
  address: { street: '2 Reef Road', lat: -19.57, long: 147.4 },
  website_url: 'https://ayr.example.com',
});
const AYR_SERVICE = yard('Ayr Service', {
  location_type: 'service',
  address: { ...AYR.address },
});
const HOME_HILL = yard('Home Hill', { address: { street: '3 Reef Road', lat: -19.66, long: 147.42 } });

const REVIEWS = [5, 4, 3].map((rating, n) => ({
  id: String(n),
  customer_name: `Customer ${n}`,
  text: `I would give ${rating}.`,
  rating,
  review_date: `2026-05-0${n + 1}`,
  location_id: 'bowen-sales',
}));

interface Sample {
  readonly locations: readonly ReturnType<typeof makeLocation>[];
  readonly site?: Record<string, unknown>;
}

/** Dealers by how many places they have. */
const SAMPLES = {
  one: { locations: [AYR], site: { theme: 'dark', closedDays: 'By appointment only' } },
  // 10:30 in Sydney is 8:30 in Perth, whatever the visitor's clock says.
  two: {
    locations: [yard('Perth', { address: { state: 'wa' } }), yard('Sydney', { address: { state: 'nsw' } })],
    site: { template: 'showroom', places: { openFirst: true } },
  },
  three: { locations: [...BOWEN, AYR, AYR_SERVICE, HOME_HILL] },
  twelve: { locations: [...'ABCDEFGHIJKL'].map((letter) => yard(`${letter}ville`, {})) },
} as const satisfies Record<string, Sample>;

export type SampleName = keyof typeof SAMPLES;

/** Dealers with 1, 2, 3 and 12 places. */
export function startLocationSites(): Promise<ServedDealers<SampleName>> {
  return serveDealers(
    'places',
    (Object.keys(SAMPLES) as SampleName[]).map((slug) => dealerOf(slug, SAMPLES[slug])),
  );
}

function dealerOf(slug: SampleName, { locations, site }: Sample) {
  const cars = [makeCar({ id: 'a', location_id: locations[0]?.id ?? null })];
  return {
    slug,
    site: { ...site },
    cars,
    files: {
      'content/locations.json': JSON.stringify(locations),
      'content/special-hours.json': JSON.stringify([
        special('2026-06-24', { department: 'sales' }),
        special('2026-06-16', { department: 'service' }),
      ]),
      'content/reviews.json': JSON.stringify(slug === 'three' ? REVIEWS : []),
    },
  };
}
