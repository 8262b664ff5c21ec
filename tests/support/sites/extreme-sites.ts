import { TEMPLATE_NAMES, type TemplateName } from '#templates/registry.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { DEFAULT_WEEK, makeLocation } from '#tests/support/factories/make-location.ts';
import { type ServedDealers, serveDealers } from './serve-dealers.ts';

const PHONE = '1800 555 0100';

const LOCATIONS = [
  {
    name: 'Yarrawonga & Mulwala Commercial Vehicles',
    address: { street: '1420–1428 Old Burwood Highway', city: 'Upper Ferntree Gully North' },
  },
  { name: 'Wangaratta', address: { street: '3 Ovens Street', city: 'Wangaratta' } },
].map(({ name, address }) =>
  makeLocation({
    name,
    address: { ...address, state: 'vic', postcode: '3156', lat: -37.9, long: 145.31 },
    contact_detail: { phone: PHONE, opening_hours: [...DEFAULT_WEEK] },
  }),
);

const LENDER = {
  interestRate: 11.99,
  comparisonRate: 12.84,
  paymentWeek: 1239,
  termYears: 7,
  deposit: 24_999,
};

/** Names, prices and figures as long as real feeds have them, beside short ones: cards of one row differ most then. */
const CARS = Array.from({ length: 9 }, (_, n) =>
  n % 3 === 0
    ? makeCar({
        id: `short${n}`,
        make: 'BYD',
        model: 'T3',
        price: 9990,
        location_id: LOCATIONS[1]?.id ?? null,
      })
    : makeCar({
        id: `long${n}`,
        year: 2026,
        make: 'Mercedes-Benz',
        model: 'Sprinter Transfer 519CDI',
        name: '2026 Mercedes-Benz Sprinter Transfer 519CDI Extra Long Wheelbase',
        badge: 'Extra Long Wheelbase High Roof Dual Rear Wheel 9G-Tronic',
        series: 'VS30 MY26.5 Update',
        price: 249_990 + n,
        before_price: 278_490,
        price_type: 'Excl. Govt. Charges',
        car_type: n % 3 === 1 ? 'used' : 'new',
        tag: 'Price drop this week',
        km: 399_999,
        stocknum: 'YMCV-2026-0001987',
        vin: 'W1V9076552P123456',
        colour: 'Selenite Grey Metallic with Obsidian Black Roof',
        simple_body: 'peopleMover',
        simple_transmission: 'Automatic',
        simple_fuel: 'Plug-in Hybrid',
        simple_drive: 'All Wheel Drive',
        seats: 12,
        doors: 5,
        views: 12_345,
        favourites_count: 1234,
        certified: n % 2 === 0,
        reserved: n === 4,
        finance_lenders: { any: LENDER },
        features: ['Reversing camera with dynamic guidelines and cross traffic alert', 'ABS', 'Tow bar'],
        description: 'Donaudampfschifffahrtsgesellschaftskapitän. '.repeat(8),
        location_id: LOCATIONS[0]?.id ?? null,
      }),
);

export type ExtremeSite = `extreme-${TemplateName}`;

/** Serves a dealer whose names, prices and texts are as long, and as short, as any: a site in each template. */
export function startExtremeSites(): Promise<ServedDealers<ExtremeSite>> {
  return serveDealers(
    'extreme',
    TEMPLATE_NAMES.map((template) => ({
      slug: `extreme-${template}` as const,
      site: {
        template,
        name: 'Yarrawonga & Mulwala Commercial Vehicles',
        phones: { main: PHONE },
        home: { heading: 'Australia’s largest range of {count} people movers, minibuses and motorhomes' },
      },
      cars: CARS,
      files: { 'content/locations.json': JSON.stringify(LOCATIONS) },
    })),
  );
}

const [, longCar] = CARS;

/** Pages with everything that has a long name: cards in place of what is not found, a car and a location, each below header and menu. */
export const EXTREME_PATHS: readonly string[] = [
  '/search/?query=nosuchthing',
  `/cars/${longCar?.slug}/`,
  `/locations/${LOCATIONS[0]?.slug}/`,
];
