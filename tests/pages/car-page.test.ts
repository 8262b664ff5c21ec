import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltDealer, buildDealer } from '#tests/support/build-dealer.ts';
import { makeCar } from '#tests/support/make-car.ts';
import { makeLocation, usualWeek } from '#tests/support/make-location.ts';

/** A Saturday, 10:00 in Brisbane. */
const now = new Date('2026-11-21T00:00:00Z');
const ute = { make: 'Toyota', model: 'HiLux', simple_body: 'ute', location_id: 'mareeba' } as const;
const images = [1, 2, 3, 4, 5, 6, 7].map((n) => ({ image: { url: `https://photos.example.com/${n}.jpg` } }));

const cars = {
  full: makeCar({
    ...ute,
    id: 'full',
    badge: 'SR5',
    price: 52_990,
    price_type: 'Drive Away',
    km: 45_120,
    stocknum: 'C104512',
    features: ['Tow bar', 'Tub liner'],
    description: 'One owner.\n<b>Fair</b> & square.',
    primary_image_url: images[0]?.image.url ?? null,
    images,
    photos_count: images.length,
    file: 'https://reports.example.com/1.pdf',
  }),
  bare: makeCar({ ...ute, id: 'bare', price: 0 }),
  sold: makeCar({ ...ute, id: 'sold', status: 'sold', sold_date_timestamp: now.getTime() / 1000 - 86_400 }),
  flagged: makeCar({ ...ute, id: 'flagged', sold: true }),
  last: makeCar({
    make: 'Kia',
    model: 'Carnival',
    simple_body: 'peopleMover',
    id: 'last',
    status: 'sold',
    sold_date_timestamp: now.getTime() / 1000 - 86_400,
  }),
};

let site: BuiltDealer;
const text = (car: keyof typeof cars) => site.text(`cars/${cars[car].slug}`);
const html = (car: keyof typeof cars) => site.html(`cars/${cars[car].slug}`);

beforeAll(async () => {
  const mareeba = makeLocation({
    id: 'mareeba',
    name: 'Plain Mareeba',
    dealer_license_number: '4411223',
    contact_detail: { phone: '07 5550 0121', opening_hours: [...usualWeek] },
  });
  const files = {
    'content/locations.json': JSON.stringify([
      mareeba,
      makeLocation({ name: 'Plain Tully', address: { city: 'Tully' } }),
    ]),
  };
  const config = { vehicle: { noun: 'truck', plural: 'trucks' }, imageHosts: ['photos.example.com'] };
  site = await buildDealer({ slug: 'plain', site: config, cars: Object.values(cars), files }, now);
});
afterAll(() => site.remove());

test('a car page says what it is, what it costs, whom to call and where it stands', async () => {
  const page = await text('full');
  expect(page).toContain('2021 Toyota HiLux SR5 · Stock C104512');
  expect(page).toContain('$52,990 Drive Away Enquire Book a Test Drive Call 07 5550 0121');
  expect(page).toContain('Kilometres 45,120 km');
  expect(page).toContain('Included Tow bar Tub liner');
  expect(page).toContain('Plain Mareeba Open today until 12:00 pm 9 Example Street, Mareeba QLD 4880');
  expect(page).toContain(
    'DL# 4411223 Sales hours Mon to Fri 8:30 am to 5:30 pm Saturday, today 9:00 am to 12:00 pm Sunday Closed',
  );
  expect(await html('full')).toContain('href="tel:0755500121"');
  expect(await html('full')).toContain('href="https://reports.example.com/1.pdf"');
});

test("the dealer's text about the car is text, never markup", async () => {
  expect(await html('full')).toContain('One owner.\n&lt;b&gt;Fair&lt;/b&gt; &amp; square.');
});

test('every photo has its place, and every thumbnail leads to one', async () => {
  const page = await html('full');
  const slides = [...page.matchAll(/id="photo-(\d+)"/g)].map(([, n]) => n);
  expect(slides).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  expect([...page.matchAll(/href="#photo-(\d+)"/g)].map(([, n]) => n)).toEqual(['1', '2', '3', '4', '5']);
  expect(await text('full')).toContain('1 / 7');
  expect(page).toMatch(/<a href="#photo-5" aria-label="Photo 5, \+3 photos">/);
  expect(page.match(/fetchpriority="high"/g)).toHaveLength(1);
});

test('without photos, price and text it still stands', async () => {
  const page = await text('bare');
  expect(page).toContain('New arrival, photos to come');
  expect(page).toContain('Enquire for price.');
  expect(page).not.toContain('Included');
  expect(page).not.toContain('About this');
  expect(await html('bare')).toContain('src="/bodies/ute.webp"');
});

test.each(['sold', 'flagged'] as const)(
  'a car that cannot be had (%s) says so and leads to others like it',
  async (car) => {
    const page = await text(car);
    expect(page).toContain(
      "SOLD Unfortunately this truck recently sold. But don't worry, we can help you find a similar truck!",
    );
    expect(page).toContain('Like this and want something similar? Find Me Something Similar');
    expect(await html(car)).toMatch(/href="\/search\/toyota\/hilux\/"[^>]*>\s*Find Me Something Similar/);
    expect(page).not.toContain('$24,990 Call');
    expect(await html(car)).not.toContain('class="callbar"');
  },
);

test('the last of its kind leads to all stock', async () => {
  expect(await html('last')).toMatch(/href="\/search\/"[^>]*>\s*Find Me Something Similar/);
});

test('a car whose place is not known among several has no such block and no number', async () => {
  const page = await html('last');
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main'));
  expect(main).not.toContain('id="vehicle-map"');
  expect(main).not.toContain('href="tel:');
});

test('similar cars are of its body and can be had', async () => {
  const page = await html('full');
  const similar = page.slice(page.indexOf('Similar trucks'));
  expect(similar).toContain(cars.bare.slug);
  for (const car of [cars.sold, cars.flagged, cars.last]) expect(similar).not.toContain(`/cars/${car.slug}/`);
});
