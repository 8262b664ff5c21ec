import { expect, test } from 'vitest';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { buildDealer } from '#tests/support/sites/build-dealer.ts';

const now = new Date('2026-11-21T00:00:00Z');
const reservable = {
  price: 24_990,
  price_type: 'Drive Away',
  location_id: 'yard',
  make: 'Toyota',
  model: 'HiLux',
};
const lent = {
  interestRate: 9.24,
  comparisonRate: 9.84,
  paymentWeek: 229,
  termMonths: 60,
  disclaimer: 'On approval.',
};
const cars = [
  makeCar({
    ...reservable,
    id: 'hilux-1',
    slug: 'fee',
    payment_processors: ['card'],
    finance_lenders: { Manual: lent },
  }),
  makeCar({ ...reservable, id: 'feeless', slug: 'feeless' }),
  makeCar({ ...reservable, id: 'taken', slug: 'taken', reserved: true }),
];

const site = {
  reserve: {
    fee: 400,
    holdPeriod: '5 days',
    terms: ['Bring the keys of your old {vehicle} within {holdPeriod}.'],
  },
  finance: { preApproval: 'https://lender.example/{car_id}/{slug}' },
};
const { text, html } = buildDealer({ slug: 'holding', cars, site }, now);

test('the page shows the cost, the next steps, and who holds the car', async () => {
  const page = await text('cars/fee/checkout');
  expect(page).toContain('Price Drive Away $24,990 Holding fee $400 Balance $24,590');
  expect(page).toContain("We'll hold the car for you for 5 days.");
  expect(page).toContain('Plain Motors Cairns');
  expect(page).toContain('DL# 4411223');
  expect(page).toContain('Call 07 5550 0100');
});

test('the conditions are the dealer’s own terms, with placeholders filled in', async () => {
  expect(await text('cars/fee/checkout')).toContain('Bring the keys of your old car within 5 days.');
});

test('no fee is shown if none can be paid (T-41)', async () => {
  const page = await text('cars/feeless/checkout');
  expect(page).toContain('Holding fee No fee');
  expect(page).not.toContain('Balance');
  expect(page).not.toContain('$400');
});

test('the form names the car', async () => {
  const page = await html('cars/fee/checkout');
  expect(page).toContain('<input type="hidden" name="car_id" value="hilux-1"/>');
  expect(page).toContain('data-lead="reserve"');
});

test('the lender link is in the finance box and in the car’s list of links (T-59)', async () => {
  const link = 'href="https://lender.example/hilux-1/fee"';
  const page = await html('cars/fee');
  expect(page.split(link)).toHaveLength(3);
  expect(/<p class="action-panel__finance"[\s\S]*?<\/p>/.exec(page)?.[0]).toContain(link);
});
