import { describe, expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { buildCardButtons } from '#features/car-card/card-buttons.ts';
import { buildCardView, type CardView } from '#features/car-card/card-view.ts';
import { toFormCarAttributes } from '#features/car-card/form-car-attributes.ts';
import { buildCardSettings, buildCardText, buildSiteCard } from '#features/car-card/site-card.ts';
import type { Site } from '#site/site.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
const full = makeCar({
  km: 45_120,
  simple_transmission: 'Automatic',
  simple_fuel: 'Diesel',
  simple_body: 'ute',
  stocknum: 'C1',
});
const tully = makeLocation({ id: 'tully', name: 'Example Tully', address: { city: 'Tully' } });
const card = (car: Car, over = {}, locations = [tully]): CardView =>
  buildSiteCard(car, makeSite(over, { cars: [car], locations }), now);
const columns = ({ facts }: CardView) => facts.map(({ column, text }) => `${column} ${text}`).join(', ');
/** With plain spaces: the note has no-break spaces before its dots. */
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

test('four facts have a column each, and the others make up the note', () => {
  const view = card(full);
  expect(columns(view)).toBe('1 45,120 km, 2 Automatic, 3 Diesel, 4 Ute');
  expect(withPlainSpaces(view.note)).toBe('Used · C1');
});

test('an unknown fact leaves its column empty', () => {
  expect(columns(card(makeCar({ simple_fuel: 'Petrol' })))).toBe('3 Petrol');
});

test('the showroom template shows two facts in columns', () => {
  const view = card(full, { template: 'showroom' });
  expect(columns(view)).toBe('1 45,120 km, 2 Automatic');
  expect(withPlainSpaces(view.note)).toBe('Diesel · Ute · Used · C1');
});

test('the note names the city if the dealer has several premises', () => {
  const car = makeCar({ location_id: 'tully' });
  expect(withPlainSpaces(card(car, {}, [tully, makeLocation()]).note)).toBe('Used · Tully');
  expect(card(car).note).toBe('Used');
});

test('a car for sale has an enquiry button that passes the car to the dialog', () => {
  const { actions, sold } = card({ ...full, tag: 'Test Drive Only' });
  expect(actions).toEqual([
    {
      text: 'Enquire',
      href: `/contact/?car_id=${full.id}`,
      data: {
        'data-form': 'enquiry',
        'data-car': full.id,
        'data-type': full.car_type,
        'data-tag': 'Test Drive Only',
      },
    },
  ]);
  expect(sold).toBeUndefined();
});

test.each(['Enquire', 'Enquire Now', 'Shop Now', 'Quick Enquiry'] as const)(
  'the enquiry button has the text of the dealer: %s',
  (enquire) => {
    const site = makeSite({ forms: { enquireButton: enquire } }, { cars: [full] });
    expect(buildSiteCard(full, site, now).actions[0]?.text).toBe(enquire);
  },
);

test('the title is year, make and model, and the subtitle is badge and series', () => {
  const car = makeCar({ year: 2021, make: 'Toyota', model: 'HiLux', badge: 'SR5', series: 'GUN126R' });
  expect(card(car)).toMatchObject({ title: '2021 Toyota HiLux', subtitle: 'SR5 GUN126R' });
  expect(card(makeCar()).subtitle).toBe('');
});

test('photos of a car without any can be requested while it is for sale', () => {
  const bare = makeCar({ id: 'a1', primary_image_url: null, photos_count: 0 });
  expect(card(bare).photos).toMatchObject({
    text: 'Request Photos',
    href: '/contact/?car_id=a1',
    data: { 'data-form': 'request-photos', 'data-car': 'a1' },
  });
  expect(card({ ...bare, status: 'sold' }).photos).toBeUndefined();
  expect(card({ ...bare, primary_image_url: '/a.webp', photos_count: 1 }).photos).toBeUndefined();
});

test.each(['sold', 'in_transit'])(
  'an unavailable car (%s) has the exact sold texts and links to similar cars',
  (status) => {
    const car = makeCar({ status });
    const view = buildSiteCard(
      car,
      makeSite({ vehicle: { noun: 'truck', plural: 'trucks' } }, { cars: [car, makeCar()] }),
      now,
    );
    expect(view.sold).toMatchObject({
      heading: 'SOLD',
      regret: 'Unfortunately this truck recently sold.',
      help: "But don't worry, we can help you find a similar truck!",
    });
    expect(view.actions).toEqual([{ text: 'Find Me Something Similar', href: '/search/toyota/corolla/' }]);
    expect(view.question).toBe('Like this and want something similar?');
  },
);

test('a car that is only flagged sold looks sold and still links to its page (T-33)', () => {
  const { sold, actions, question } = card(makeCar({ sold: true }));
  expect(sold?.heading).toBe('SOLD');
  expect(actions).toMatchObject([{ text: 'View Details', data: undefined }]);
  expect(question).toBeNull();
});

const withLender = {
  finance_lenders: { Manual: { interestRate: 9.24, comparisonRate: 9.84, paymentWeek: 229 } },
};
const withMarketPrice = (price: number) => ({ autograb_data: { state_average_market_price: price } });

test('the price has labels for the earlier price, the weekly repayment with its comparison rate, and the market', () => {
  const car = makeCar({ id: 'a1', price: 24_990, ...withLender, ...withMarketPrice(26_050) });
  const site = makeSite({}, { cars: [car] });
  const priceHistory: Site['priceHistory'] = {
    a1: [
      ['2026-06-03', 25_990],
      ['2026-10-01', 24_990],
    ],
  };
  expect(buildSiteCard(car, { ...site, priceHistory }, now)).toMatchObject({
    was: 'Was $25,990 on 3 June 2026',
    cost: 'from $229 per week',
    rate: '9.84% p.a. comparison rate*',
    below: '$1,060 below market',
  });
});

describe('the buttons are those of the dealer, in its order, that the car allows', () => {
  const all = ['details', 'enquire', 'reserve', 'finance', 'test-drive'] as const;
  const site = makeSite({
    forms: { enquireButton: 'Quick Enquiry' },
    reserve: { label: 'Reserve this Car' },
    finance: { button: 'Get Pre-approved' },
    stock: { cardButtons: [...all], detailsButton: 'Explore Vehicle' },
  });
  const reservable = { id: 'a1', price: 20_000, payment_processors: ['card'] };

  test.each([
    {
      what: 'in stock',
      over: {},
      texts: [
        'Explore Vehicle',
        'Quick Enquiry',
        'Reserve this Car · $200 fee',
        'Get Pre-approved',
        'Book a Test Drive',
      ],
    },
    {
      what: 'reserved',
      over: { reserved: true },
      texts: ['Explore Vehicle', 'Quick Enquiry', 'Get Pre-approved'],
    },
    {
      what: 'coming soon',
      over: { status: 'coming_soon' },
      texts: ['Explore Vehicle', 'Quick Enquiry', 'Reserve this Car · $200 fee', 'Get Pre-approved'],
    },
    { what: 'sold', over: { status: 'sold' }, texts: ['Find Me Something Similar'] },
  ])('$what: $texts', ({ over, texts }) => {
    const { actions } = buildSiteCard(makeCar({ ...reservable, ...over }), site, now);
    expect(actions.map(({ text }) => text)).toEqual(texts);
  });

  test('each button links to a page about the car and names its form', () => {
    const car = makeCar(reservable);
    const { actions } = buildSiteCard(car, site, now);
    expect(actions.map(({ href, data }) => [href, data?.['data-form']])).toEqual([
      [`/cars/${car.slug}/`, undefined],
      ['/contact/?car_id=a1', 'enquiry'],
      [`/cars/${car.slug}/checkout/`, undefined],
      [`/finance/?car_id=a1&car_type=${car.car_type}&vehiclePriceBudget=20000`, undefined],
      ['/book-test-drive/?car_id=a1', 'test-drive'],
    ]);
  });

  test('there is no button for what the dealer does not offer', () => {
    const plain = makeSite({ valuation: false, stock: { cardButtons: [...all] } });
    const { actions } = buildSiteCard(makeCar(reservable), plain, now);
    expect(actions.map(({ text }) => text)).toEqual(['View Details', 'Enquire', 'Get Finance']);
    expect(buildCardButtons(makeSite({ stock: false }))).toEqual([]);
  });

  test('each kind of vehicle has its own words for a test drive, and boats have none', () => {
    const cars = ['ute', 'bike-cruiser', 'boat-yacht'].map((body) =>
      makeCar({ simple_body: body as Car['simple_body'] }),
    );
    const over: Parameters<typeof makeSite>[0] = { stock: { cardButtons: ['test-drive'] } };
    const mixed = makeSite(over, { cars });
    expect(cars.map((each) => buildSiteCard(each, mixed, now).actions.map(({ text }) => text))).toEqual([
      ['Book a Test Drive'],
      ['Book a Test Ride'],
      [],
    ]);
    expect(buildCardButtons(makeSite(over, { cars: cars.slice(0, 1) }))).toEqual([
      { text: 'Book a Test Drive', path: '/book-test-drive/', form: 'test-drive', only: 'drivable' },
    ]);
  });
});

test('a certified Toyota shows how many visitors have saved it, if that is counted', () => {
  expect(card(makeCar({ certified: true, favourites_count: 1200 })).saves).toBe('Saved by 1,200');
  expect(card(makeCar({ favourites_count: 12 })).saves).toBeNull();
});

test('what is saved with a car is little, and a label for the event', () => {
  const car = makeCar({ id: 'a1', primary_image_url: '/a.webp', photos_count: 1 });
  const view = card(car);
  expect(view.favourite).toEqual({
    id: 'a1',
    name: '2021 Toyota Corolla',
    slug: car.slug,
    make: 'Toyota',
    model: 'Corolla',
    primary_image_url: '/a.webp',
    label: 'Used Car',
  });
  expect([view.id, view.href]).toEqual(['a1', `/cars/${car.slug}/`]);
});

test('an unavailable car without similar ones leads to all stock', () => {
  const car = makeCar({ status: 'sold' });
  const site = makeSite({}, { cars: [car] });
  const alone = { ...car, ...buildCardText(car, site, now), place: null, similar: null };
  expect(buildCardView(alone, buildCardSettings(site), now).actions).toEqual([
    { text: 'Find Me Something Similar', href: '/search/', data: undefined },
  ]);
});

test('the loan that a budget is worked out from begins with the price', () => {
  const site = makeSite({}, { cars: [full] });
  const view = (loan: string | null) => {
    const shown = { ...full, ...buildCardText(full, site, now), place: null, similar: null, loan };
    return buildCardView(shown, buildCardSettings(site), now).loan;
  };
  expect(view('9.24 60')).toBe(`${full.price} 9.24 60`);
  expect(view(null)).toBeNull();
});

test('a link that opens a form has what the form has to know of its car', () => {
  const car = makeCar({
    id: 'c1',
    car_type: 'demo',
    tag: 'Test Drive Only',
    dealership_id: '21',
    dealership_slug: 'plain-cairns',
  });
  expect(toFormCarAttributes(car)).toEqual({
    'data-car': 'c1',
    'data-type': 'demo',
    'data-tag': 'Test Drive Only',
    'data-dealership': '21',
    'data-dealer': 'plain-cairns',
  });
});

test('what is unknown has no attribute', () => {
  const car = makeCar({ id: 'c1', tag: null, dealership_id: null, dealership_slug: null });
  expect(JSON.parse(JSON.stringify(toFormCarAttributes(car)))).toEqual({
    'data-car': 'c1',
    'data-type': 'used',
  });
});
