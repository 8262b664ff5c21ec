import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { CarCard, type CarCardProps } from '#features/car-card/CarCard.tsx';
import { buildSiteCard } from '#features/car-card/site-card.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
const html = (car: Car, props: Partial<CarCardProps> = {}) =>
  renderToStaticMarkup(<CarCard view={buildSiteCard(car, makeSite({}, { cars: [car] }), now)} {...props} />);

test('the title is a heading of the given level with a link to the car', () => {
  const car = makeCar({ id: 'a1' });
  const title = `<a href="/cars/${car.slug}/">2021 Toyota Corolla</a>`;
  expect(html(car)).toContain(`<h3 class="card__title">${title}</h3>`);
  expect(html(car, { level: 2 })).toContain(`<h2 class="card__title">${title}</h2>`);
});

test('the button’s accessible name includes the car', () => {
  expect(html(makeCar())).toContain('aria-label="Enquire: 2021 Toyota Corolla"');
});

test('an eager photo loads first, all others load lazily', () => {
  const photo = /<img[^>]*>/;
  expect(html(makeCar(), { eager: true }).match(photo)?.[0]).toContain('fetchPriority="high"');
  const [lazyPhoto = ''] = html(makeCar()).match(photo) ?? [];
  expect(lazyPhoto).toContain('loading="lazy"');
  expect(lazyPhoto).not.toContain('fetchPriority');
});

test('a card shows its tag, its price and what kind of price that is', () => {
  const car = makeCar({ tag: 'Test Drive Only', price: 24_990, price_type: 'Drive Away' });
  expect(html(car)).toContain('<p class="tag tag--plain card__tag">Test Drive Only</p>');
  expect(html(car)).toContain(
    '<span class="price">$24,990</span> <span class="card__type">Drive Away</span>',
  );
});

test('a card shows the weekly repayment with its comparison rate, and the market, if they are known', () => {
  const labelled = html(
    makeCar({
      price: 24_990,
      finance_lenders: { Manual: { interestRate: 9.24, comparisonRate: 9.84, paymentWeek: 229 } },
      autograb_data: { state_average_market_price: 26_050 },
    }),
  );
  const labels = ['from $229 per week', '9.84% p.a. comparison rate*', '$1,060 below market'];
  for (const label of labels) {
    expect(labelled).toContain(label);
    expect(html(makeCar({ price: 24_990 }))).not.toContain(label);
  }
});

test('a card has a heart and, while the car is for sale, a box to compare it', () => {
  const [heart, box] = ['aria-label="Save 2021 Toyota Corolla"', 'Compare'];
  expect(html(makeCar())).toContain(heart);
  expect(html(makeCar())).toContain(box);
  expect(html(makeCar({ status: 'sold' }))).toContain(heart);
  expect(html(makeCar({ status: 'sold' }))).not.toContain(box);
});

test('a card has no empty elements', () => {
  const bare = html(makeCar({ tag: null, created_at: '2020-01-01T00:00:00Z' }));
  for (const part of ['card__tag', 'card__sub', 'card__facts', 'card__type', 'card__ask', 'card__regret']) {
    expect(bare).not.toContain(part);
  }
});

test('a sold car has no price', () => {
  const sold = html(makeCar({ status: 'sold', price: 24_990, price_type: 'Drive Away' }));
  expect(sold).toContain('<span class="price">SOLD</span>');
  expect(sold).not.toContain('24,990');
  expect(sold).not.toContain('Drive Away');
});
