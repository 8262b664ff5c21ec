import { expect, test } from 'vitest';
import { makeCar } from '#tests/support/factories/make-car.ts';
import {
  DEFAULT_WEEK,
  makeLocation,
  makeOpeningHour,
  makeSpecialHours,
} from '#tests/support/factories/make-location.ts';
import { buildDealer } from '#tests/support/sites/build-dealer.ts';

/** A Saturday, 10:00 in Brisbane. */
const now = new Date('2026-11-21T00:00:00Z');
const sales = makeLocation({
  id: 'sales',
  name: 'Plain Mareeba Sales',
  dealer_license_number: '4411223',
  contact_detail: { phone: '07 5550 0121', opening_hours: [...DEFAULT_WEEK] },
});
const service = makeLocation({
  id: 'service',
  name: 'Plain Mareeba Service',
  location_type: 'service',
  contact_detail: { phone: '07 5550 0122', opening_hours: [makeOpeningHour(1, '07:00', '16:00')] },
});
const tully = makeLocation({
  id: 'tully',
  name: 'Plain Tully',
  website_url: 'https://tully.example.com',
  dealership_slug: 'plain-tully',
  address: { city: 'Tully' },
});
const hidden = makeLocation({
  id: 'hidden',
  name: 'Plain Secret',
  visible: false,
  address: { city: 'Secret' },
});
const REVIEW = {
  id: 'r1',
  customer_name: 'Kim',
  text: 'They called back.',
  rating: 5,
  review_date: '2026-09-21',
  image: 'https://photos.example.com/kim.jpg',
  location_id: 'sales',
};
const cars = Array.from({ length: 24 }, (_, n) =>
  makeCar({
    id: `car-${n}`,
    location_id: n < 23 ? 'sales' : 'tully',
    dealership_slug: n < 23 ? null : 'plain-tully',
  }),
);

const files = {
  'content/locations.json': JSON.stringify([sales, service, tully, hidden]),
  'content/special-hours.json': JSON.stringify([
    makeSpecialHours('2026-12-25', { location_name: sales.name }),
    makeSpecialHours('2026-11-20'),
  ]),
  'content/reviews.json': JSON.stringify([REVIEW]),
};
const site = buildDealer({ slug: 'plain', site: { imageHosts: ['photos.example.com'] }, cars, files }, now);

test('the list groups the departments at one address and shows only visible locations', async () => {
  const page = await site.text('locations');
  expect(page).toContain(
    'Plain Mareeba 9 Example Street, Mareeba QLD 4880 Sales Service Open today until 12pm Sales 07 5550 0121',
  );
  expect(page).toContain('Service 07 5550 0122');
  expect(page).toContain('DL# 4411223 Contact Us');
  expect(page).toContain('View Location 23 cars');
  expect(page).toContain('View Location 1 car Visit Website');
  expect(page).not.toContain('Secret');
});

test('a card shows the hours of its location, and links to its phone and its website', async () => {
  expect(await site.text('locations')).toContain(
    'Mon to Fri 8.30am to 5.30pm Saturday, today 9am to 12pm Sunday Closed',
  );
  const html = await site.html('locations');
  expect(html).toMatch(/href="tel:0755500121"[^>]*>\s*07 5550 0121/);
  expect(html).toMatch(/href="https:\/\/tully\.example\.com"[^>]*>\s*Visit Website/);
});

test('a location page has directions, weekly hours with today marked, and its departments', async () => {
  const page = await site.text('locations/plain-mareeba-sales');
  expect(page).toContain('Plain Mareeba Open today until 12pm 9 Example Street, Mareeba QLD 4880');
  expect(page).toContain('Get Directions from Google Maps');
  expect(page).toContain('Monday 8.30am to 5.30pm Tuesday');
  expect(page).toContain('Saturday, today 9am to 12pm Sunday Closed');
  expect(page).toContain('Service hours of Plain Mareeba Monday 7am to 4pm Tuesday Closed');
  const html = await site.html('locations/plain-mareeba-sales');
  expect(html).toMatch(/aria-selected="true"[^>]*>\s*Sales/);
  expect(html).toContain('https://www.google.com/maps/dir/?api=1&amp;destination=');
});

test('the page of a department opens with that department selected', async () => {
  const html = await site.html('locations/plain-mareeba-service');
  expect(html).toMatch(/aria-selected="true"[^>]*>\s*Service/);
});

test('the holiday dialog lists only upcoming days, and is omitted if there are none', async () => {
  const page = await site.text('locations/plain-mareeba-sales');
  expect(page).toContain(
    'View Holiday Opening Hours Holiday Opening Hours Public holiday hours Friday 25 December Closed',
  );
  expect(page).not.toContain('20 November');
  expect(await site.text('locations/plain-tully')).not.toContain('Holiday');
});

test('a location page shows its own cars, at most 21', async () => {
  const page = await site.html('locations/plain-mareeba-sales');
  expect(page.match(/<article class="card/g)).toHaveLength(21);
  expect(await site.text('locations/plain-mareeba-sales')).toContain(
    '23 cars at Plain Mareeba See all 24 cars in stock',
  );
});

test('a location page links to the search of its dealership', async () => {
  const page = await site.html('locations/plain-tully');
  expect(page).toContain('/search/?refinementList%5Bdealership_slug%5D%5B0%5D=plain-tully');
  expect(await site.text('locations/plain-tully')).toContain('1 car at Plain Tully Find it in our search');
});

test('a text page ends with contact details, and an unknown page is not built', async () => {
  const page = await site.text('finance');
  expect(page).toContain('Contact Plain Motors Plain Mareeba 9 Example Street, Mareeba QLD 4880');
  await expect(site.html('no-such-page')).rejects.toThrow('ENOENT');
});

test('#reviews exists even without reviews', async () => {
  expect(await site.html('locations/plain-tully')).toContain('id="reviews"');
  expect(await site.text('locations/plain-tully')).toContain('Plain Tully reviews No reviews yet');
});

test('a review has the words, name, picture and date of its author', async () => {
  expect(await site.text('locations/plain-mareeba-sales')).toContain(
    'Rated 5 out of 5 They called back. Kim 21 September 2026',
  );
  expect(await site.html('locations/plain-mareeba-sales')).toMatch(/<img src="[^"]*\/kim\.jpg[^"]*"/);
});

test('beside a location without a picture are the logo and the name', async () => {
  expect(await site.text('locations')).toContain('Plain Motors Plain Mareeba 9 Example Street');
});

test('a location page has its own form and links to the other locations', async () => {
  const html = await site.html('locations/plain-mareeba-service');
  expect(html).toMatch(/<input type="hidden" name="location_id" value="service"\/?>/);
  const page = await site.text('locations/plain-mareeba-service');
  expect(page).toContain('Contact Us at Plain Mareeba Service');
  expect(page).toContain('Other locations Plain Tully 9 Example Street');
});

test('the service page shows the workshops, the contact page shows every location with its numbers', async () => {
  expect(await site.text('service')).toContain(
    'Plain Mareeba Opens Monday at 7am 9 Example Street, Mareeba QLD 4880',
  );
  const contact = await site.text('contact');
  expect(contact).toContain('Our Locations Plain Mareeba 9 Example Street, Mareeba QLD 4880');
  expect(contact).toContain('Sales 07 5550 0121 Service 07 5550 0122');
});
