import { expect, test } from 'vitest';
import { findBrochure, parseBrochureFile } from '#brochure/brochure.ts';
import { COMPARISON_WARNING } from '#domain/comparison-warning.ts';
import { buildSiteBrochures } from '#scripts/build/brochure/site-brochures.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { DEFAULT_WEEK, makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

/** Saturday evening in London, Sunday in Cairns. */
const NOW = new Date('2026-11-21T20:00:00Z');
const cairns = makeLocation({
  name: 'Plain Cairns Sales',
  dealer_license_number: '4411223',
  contact_detail: { phone: '07 5550 0199', opening_hours: [...DEFAULT_WEEK] },
});
const figures = {
  interestRate: 9.24,
  comparisonRate: 9.84,
  paymentWeek: 228.4,
  termMonths: 60,
  disclaimer: 'Says the lender.',
};

type Site = Parameters<typeof makeSite>[0];

function brochureOf(car: Parameters<typeof makeCar>[0] = {}, site: Site = {}, locations = [cairns]) {
  const made = makeCar({ slug: 'a-car', ...car });
  const file = buildSiteBrochures(makeSite(site, { cars: [made], locations }), null, NOW);
  // Parsed as by the function.
  return findBrochure(parseBrochureFile(JSON.stringify(file)), 'a-car');
}

test('a car on offer has a brochure in the words of its page', () => {
  const car = {
    badge: 'SR5',
    series: 'GUN126R',
    stocknum: 'C1',
    km: 45_120,
    price: 52_990,
    price_type: 'Drive Away',
    features: ['Tow bar'],
    carsales_title: 'A fine one',
    description: 'One owner.\nServiced here.\n\nCome and see it.',
  };
  expect(brochureOf(car)).toMatchObject({
    publisher: { name: 'Plain Motors', template: 'classic', asAt: 'Sunday 22 November 2026' },
    seller: { name: 'Plain Cairns', licences: ['DL# 4411223'], hoursTitle: 'Sales hours' },
    car: {
      title: '2021 Toyota Corolla',
      subtitle: 'SR5 GUN126R',
      stocknum: 'C1',
      price: '$52,990',
      priceType: 'Drive Away',
      features: ['Tow bar'],
      aboutTitle: 'About this car',
      about: ['A fine one', 'One owner.\nServiced here.', 'Come and see it.'],
      phone: '07 5550 0199',
      url: 'https://plain.example.com.au/cars/a-car/',
    },
  });
});

test('a car that is not for sale has none', () => expect(brochureOf({ sold: true })).toBeUndefined());

test.each([
  [{ price: 10 }, 'Enquire for price.'],
  [{ price: 0, preorder: true }, 'PREORDER'],
])('%j: no price, and so no type of price', (car, price) => {
  expect(brochureOf({ ...car, price_type: 'Drive Away' })?.car).toMatchObject({ price, priceType: null });
});

test.each([
  ['price', { price: '$23,990', priceType: 'Drive Away', otherPrice: '$249 per week subscription' }],
  [
    'subscription',
    { price: '$249', priceType: 'per week subscription', otherPrice: 'Or buy it for $23,990 Drive Away' },
  ],
] as const)('where the %s leads on pages, it leads in brochures', (leadPrice, printed) => {
  const car = { price: 23_990, price_type: 'Drive Away', subscription_price: 249 };
  expect(brochureOf(car, { stock: { ...makeSite().stock, leadPrice } })?.car).toMatchObject(printed);
});

test('a car without a subscription has one price', () => {
  expect(brochureOf({ price: 23_990 })?.car.otherPrice).toBeNull();
});

test('a weekly cost comes with its comparison rate, the warning and the lender’s disclaimer', () => {
  expect(brochureOf({ finance_lenders: { Manual: figures } })?.car.finance).toEqual({
    cost: 'from $229 per week',
    rate: '9.84% p.a. comparison rate*',
    notes: [
      'Repayment based on 60 months at 9.24% p.a. interest, 9.84% p.a. comparison rate*. Says the lender.',
      COMPARISON_WARNING,
    ],
  });
});

test('no finance is printed without a comparison rate', () => {
  const finance_lenders = { Manual: { ...figures, comparisonRate: null } };
  expect(brochureOf({ finance_lenders })?.car.finance).toBeNull();
});

test('the hours are the weekly hours, regardless of special hours today', () => {
  const site = makeSite({}, { cars: [makeCar({ slug: 'a-car' })], locations: [cairns] });
  const closedToday = { status: 'Closed' as const, date: '2026-11-22', start_hour: null, end_hour: null };
  const file = buildSiteBrochures(
    { ...site, specialHours: [{ ...closedToday, department: 'all', location_name: null }] },
    null,
    NOW,
  );
  expect(Object.values(file.sellers).map(({ hours }) => hours)).toEqual([brochureOf()?.seller.hours]);
});

test.each([
  { hidePhone: true, printed: null },
  { hidePhone: 'pages', printed: '07 5550 0199' },
  { hidePhone: false, printed: '07 5550 0199' },
] as const)('with hidePhone $hidePhone the number in print is $printed', ({ hidePhone, printed }) => {
  expect(brochureOf({}, { hidePhone })?.car.phone).toBe(printed);
});

test('only the suburb of a privately held car is printed (T-48)', () => {
  const elsewhere = [cairns, makeLocation({ name: 'Plain Perth', address: { street: '2 Other Street' } })];
  const car = { private_suburb: 'Mossman', private_postcode: '4873', state: 'qld' as const };
  const brochure = brochureOf(car, { phones: { main: '07 5550 0100' } }, elsewhere);
  expect(brochure?.seller).toEqual({
    name: 'Plain Motors',
    address: 'The car is in Mossman QLD 4873',
    licences: ['DL# 4411223'],
    hoursTitle: '',
    hours: [],
  });
});

const photos = ['/1.webp', '/2.webp', '/3.webp', '/4.webp', '/5.webp'];
const pictured = {
  photos_count: 5,
  primary_image_url: '/1.webp',
  images: photos.map((url) => ({ image: { url } })),
};

test('the main photo, those beside it and those below are requested as JPEGs in print size', () => {
  const asked = (url: string, w: number, h: number) =>
    `/.netlify/images?url=${url}&w=${w}&h=${h}&fit=cover&q=70&fm=jpg`;
  const expected = [
    asked('/1.webp', 1080, 720),
    ...['/2.webp', '/3.webp', '/4.webp'].map((url) => asked(url, 360, 240)),
    asked('/5.webp', 640, 427),
  ];
  expect(brochureOf(pictured)?.car.photos).toEqual(expected);
  expect(brochureOf(pictured, { images: { provider: 'none' } })?.car.photos).toEqual(expected);
  const [cloud] =
    brochureOf(pictured, { images: { provider: 'cloudinary', cloudName: 'plain' } })?.car.photos ?? [];
  expect(cloud).toMatch(/^https:\/\/res\.cloudinary\.com\/plain\/.*f_jpg/);
});

test('a car without photos has a brochure without photos', () => {
  expect(brochureOf({ ...pictured, photos_count: 0 })?.car.photos).toEqual([]);
});
