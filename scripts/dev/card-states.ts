import * as v from 'valibot';
import type { Car } from '#domain/car/car.ts';
import type { RecordedPrices } from '#domain/car/price/price-drop.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { CardView } from '#features/car-card/card-view.ts';
import { buildSiteCard } from '#features/car-card/site-card.ts';
import { reserveSchema } from '#leads/reserve/reserve-schema.ts';
import type { Site } from '#site/site.ts';

/** A state of a card, with the fields of the car and the dealer that cause it. */
interface CardState {
  readonly name: string;
  readonly car?: Partial<Car>;
  readonly prices?: RecordedPrices;
  readonly site?: Partial<Pick<Site, 'reserve' | 'valuation'>>;
  readonly stock?: Partial<Exclude<Site['stock'], false>>;
}

const LENDER = {
  interestRate: 9.24,
  comparisonRate: 9.84,
  paymentWeek: 229,
  paymentMonth: 990,
  termYears: 5,
  termMonths: 60,
  deposit: null,
  balloon: null,
  disclaimer: null,
};
const FINANCED = { finance_lenders: { Manual: LENDER } } satisfies Partial<Car>;
const BELOW_MARKET = {
  autograb_data: { average_market_price: 53_000, state_average_market_price: 53_610 },
} satisfies Partial<Car>;
const WITHOUT_PHOTOS = { primary_image_url: null, photos_count: 0, images: [] } satisfies Partial<Car>;
const TOYOTA = {
  make: 'Toyota',
  model: 'Corolla',
  manufacturer: { name: 'Toyota' },
  car_type: 'used',
  certified: true,
} satisfies Partial<Car>;
const PRICE_DROP: RecordedPrices = [
  ['2026-05-05', 54_990],
  ['2026-06-03', 52_990],
];

/** All states, the plainest first. In states without `created_at` the car has been in stock for a long time. */
export const CARD_STATES: readonly CardState[] = [
  { name: 'For sale' },
  { name: 'With finance', car: FINANCED },
  {
    name: 'Finance without a repayment',
    car: { finance_lenders: { AusLoans: { ...LENDER, paymentWeek: null, paymentMonth: null } } },
  },
  { name: 'Below the market', car: BELOW_MARKET },
  { name: 'Was dearer, by the record', prices: PRICE_DROP },
  { name: 'Was dearer, by the feed', car: { before_price: 54_990 }, stock: { offerPrices: true } },
  { name: 'All that is said of a price', car: { ...FINANCED, ...BELOW_MARKET }, prices: PRICE_DROP },
  { name: 'No price', car: { price: 0 } },
  { name: 'Pre-order', car: { price: 0, preorder: true, status: 'coming_soon' } },
  { name: 'Sold', car: { status: 'sold', ...FINANCED, ...BELOW_MARKET }, prices: PRICE_DROP },
  { name: 'Marked sold, still in stock', car: { sold: true } },
  { name: 'Not available', car: { status: 'in_transit' } },
  { name: 'Reserved', car: { reserved: true } },
  { name: 'Coming soon', car: { status: 'coming_soon' } },
  { name: 'New in', car: { created_at: new Date(Date.now() - DAY_MS).toISOString() } },
  { name: 'Runout sale, red', car: { tag: 'Runout sale' }, stock: { runoutTagColour: 'red' } },
  { name: 'Runout sale, green', car: { tag: 'Runout sale' }, stock: { runoutTagColour: 'green' } },
  { name: 'Another tag', car: { tag: 'Test Drive Only' } },
  { name: 'Electric', car: { simple_fuel: 'Electric' }, stock: { electrifiedTags: true } },
  { name: 'Certified Toyota', car: TOYOTA },
  { name: 'Certified Toyota with its savers', car: { ...TOYOTA, favourites_count: 12 } },
  { name: 'New arrival without photos', car: { ...WITHOUT_PHOTOS, ...FINANCED } },
  { name: 'Without photos, coming soon, with a tag', car: { ...WITHOUT_PHOTOS, status: 'coming_soon' } },
  { name: 'Its photo does not come', car: { primary_image_url: '/assets/missing.jpg' } },
  {
    name: 'Nothing known beyond its name',
    car: {
      badge: null,
      series: null,
      km: null,
      simple_body: null,
      simple_fuel: null,
      simple_transmission: null,
      stocknum: null,
      price_type: null,
    },
  },
  {
    name: 'Long words',
    car: {
      ...FINANCED,
      ...BELOW_MARKET,
      make: 'Mercedes-Benz',
      model: 'Sprinter 419CDI Extra Long Wheelbase',
      badge: 'Super High Roof Extended Cab',
      series: 'VS30 MY26 Facelift',
      tag: 'Factory bonus until the end of June',
      price: 1_234_567,
      autograb_data: { average_market_price: null, state_average_market_price: 1_300_000 },
    },
    prices: [
      ['2026-05-05', 1_299_999],
      ['2026-06-03', 1_234_567],
    ],
  },
  {
    name: 'Explore, enquire, reserve',
    car: { ...FINANCED, payment_processors: ['card'] },
    site: { reserve: v.parse(reserveSchema, {}) },
    stock: { cardButtons: ['details', 'enquire', 'reserve'], detailsButton: 'Explore Vehicle' },
  },
  {
    name: 'Every button',
    car: { payment_processors: ['card'], reserve_fee: 500 },
    site: {
      valuation: { provider: 'team', variant: 'seven-years', save: false },
      reserve: v.parse(reserveSchema, { label: 'Reserve this Car', withoutFee: 'hide' }),
    },
    stock: { cardButtons: ['enquire', 'finance', 'details', 'reserve', 'test-drive'] },
  },
];

/** A card for each state, based on one of the dealer's cars; none if no car has a photo. */
export function buildCardGallery(
  site: Site,
  now: Date,
  variant: 'list' | 'few',
): { readonly name: string; readonly view: CardView }[] {
  const base = site.cars.find(({ photos_count, simple_body }) => photos_count > 0 && simple_body !== null);
  if (!base || !site.stock) return [];
  const { stock } = site;
  return CARD_STATES.map((state, index) => {
    const car: Car = { ...base, ...PLAIN_CAR, id: `${variant}-${index}`, ...state.car };
    const dealer = {
      ...site,
      ...state.site,
      stock: { ...stock, ...state.stock },
      priceHistory: { [car.id]: [...(state.prices ?? [])] },
    };
    return { name: state.name, view: buildSiteCard(car, dealer as Site, now, variant) };
  });
}

/** Fields that are empty unless a state sets them. */
const PLAIN_CAR = {
  price: 52_990,
  before_price: null,
  offer_price: null,
  status: 'in_stock',
  sold: false,
  reserved: false,
  certified: false,
  preorder: false,
  tag: null,
  created_at: '2020-01-01T00:00:00Z',
  car_type: 'used',
  simple_fuel: 'Petrol',
  finance_lenders: {},
  autograb_data: null,
} satisfies Partial<Car>;
