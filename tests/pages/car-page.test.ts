import { expect, test } from 'vitest';
import { DEFAULT_ACTIONS } from '#domain/car/actions/action-kinds.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { DEFAULT_WEEK, makeLocation } from '#tests/support/factories/make-location.ts';
import { buildDealer } from '#tests/support/sites/build-dealer.ts';

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
    before_price: 54_990,
    price_type: 'Drive Away',
    km: 45_120,
    stocknum: 'C104512',
    features: ['Tow bar', 'Tub liner'],
    description: 'One owner.\n<b>Fair</b> & square.',
    primary_image_url: images[0]?.image.url ?? null,
    images,
    photos_count: images.length,
    file: 'https://reports.example.com/1.pdf',
    colour: 'Graphite',
    seats: 5,
    vin: 'MR0BA3CD000012418',
    views: 1240,
    carsales_title: 'A ute with a tub liner',
    simple_drive: '4x4',
    series: 'GUN126R',
    finance_lenders: {
      Manual: {
        interestRate: 9.24,
        comparisonRate: 9.84,
        paymentWeek: 229,
        termMonths: 60,
        disclaimer: 'On approval.',
      },
    },
    autograb_data: { average_market_price: null, state_average_market_price: 53_610 },
  }),
  private: makeCar({
    make: 'Mazda',
    model: 'CX-5',
    id: 'private',
    dealership_slug: 'elsewhere',
    private_suburb: 'Mossman',
    private_postcode: '4873',
    state: 'qld',
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
  demo: makeCar({ ...ute, id: 'demo', car_type: 'demo' }),
};

const mareeba = makeLocation({
  id: 'mareeba',
  name: 'Plain Mareeba',
  dealer_license_number: '4411223',
  contact_detail: { phone: '07 5550 0121', opening_hours: [...DEFAULT_WEEK] },
});
const files = {
  'content/locations.json': JSON.stringify([
    mareeba,
    makeLocation({ name: 'Plain Tully', address: { city: 'Tully' } }),
  ]),
};
const config = {
  vehicle: { noun: 'truck', plural: 'trucks' },
  phones: { demo: '07 5550 0199' },
  imageHosts: ['photos.example.com'],
  stock: { offerPrices: true },
  chat: { object: 'Talk' },
  carPage: { banner: true, actions: [...DEFAULT_ACTIONS, 'chat' as const, 'form' as const] },
};
const site = buildDealer({ slug: 'plain', site: config, cars: Object.values(cars), files }, now);
const text = (car: keyof typeof cars) => site.text(`cars/${cars[car].slug}`);
const html = (car: keyof typeof cars) => site.html(`cars/${cars[car].slug}`);

test('a car page shows the car, its price, the phone number and its location', async () => {
  const page = await text('full');
  expect(page).toContain('2021 Toyota HiLux SR5 GUN126R · Stock C104512');
  expect(page).toContain('$52,990 Drive Away Was $54,990');
  expect(page).toContain('Enquire Book a Test Drive Call 07 5550 0121 Get Finance');
  expect(page).toContain('Kilometres 45,120 km');
  expect(page).toContain('Drive 4x4');
  expect(page).toContain('Views 1,240');
  expect(page).toContain('A ute with a tub liner');
  expect(page).toContain('Features Outside Tow bar Tub liner');
  expect(page).toContain('Plain Mareeba Open today until 12pm 9 Example Street, Mareeba QLD 4880');
  expect(page).toContain(
    'DL# 4411223 Sales hours Mon to Fri 8.30am to 5.30pm Saturday, today 9am to 12pm Sunday Closed',
  );
  const [panel] = /<section class="action-panel".*?<\/section>/s.exec(await html('full')) ?? [];
  expect(panel).toContain('href="tel:0755500121"');
  expect(await html('full')).toContain('href="https://reports.example.com/1.pdf"');
});

test('where a type of car has its own number, the seller below has it too', async () => {
  const page = await html('demo');
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main'));
  expect([...new Set(main.match(/href="tel:\d+"/g))]).toEqual(['href="tel:0755500199"']);
  expect(main).toContain('id="vehicle-map"');
});

test('every photo has an anchor, and every thumbnail links to one', async () => {
  const page = await html('full');
  const slides = [...page.matchAll(/id="photo-(\d+)"/g)].map(([, n]) => n);
  expect(slides).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  expect([...page.matchAll(/href="#photo-(\d+)"/g)].map(([, n]) => n)).toEqual(['1', '2', '3', '4', '5']);
  expect(await text('full')).toContain('1 / 7');
  // The outline in place of photos that fail (inline-scripts.ts).
  expect(page).toMatch(/<section class="gallery"[^>]* data-body="ute"/);
  expect(page).toMatch(/<a href="#photo-5" aria-label="Show all 7 photos"/);
  expect(page).toMatch(/<li class="gallery__slide" id="photo-7">\s*<a href="[^"]*7\.jpg[^"]*w=1920/);
  expect(page.match(/fetchpriority="high"/gi)).toHaveLength(1);
});

test('a car page works without photos, price and text', async () => {
  const page = await text('bare');
  expect(page).toContain('New arrival. Photos coming soon');
  expect(page).toContain('Enquire for price.');
  expect(page).not.toContain('Features');
  expect(page).not.toContain('About this');
  expect(await html('bare')).toContain('src="/bodies/ute.webp"');
});

test.each(['sold', 'flagged'] as const)(
  'the page of an unavailable car (%s) says so and links to similar cars',
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

test('a sold car without similar ones links to all stock', async () => {
  expect(await html('last')).toMatch(/href="\/search\/"[^>]*>\s*Find Me Something Similar/);
});

test('a car with an unknown location at a dealer with several has no location block and no phone number', async () => {
  const page = await html('last');
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main'));
  expect(main).not.toContain('id="vehicle-map"');
  expect(main).not.toContain('href="tel:');
  expect(main).toContain('data-no-phone');
  expect(await html('full')).not.toContain('data-no-phone=');
});

test('the weekly cost of a car is shown with its comparison rate and the basis of both', async () => {
  const page = await text('full');
  expect(page).toContain('from $229 per week 9.84% p.a. comparison rate* $620 below market How we compare');
  expect(page).toContain(
    'Repayment based on 60 months at 9.24% p.a. interest, 9.84% p.a. comparison rate*. On approval.',
  );
  expect(page).toContain('WARNING: This comparison rate is true only for the examples given');
  expect(await html('full')).toContain('href="#finance-note"');
  expect(await html('bare')).not.toContain('action-panel__finance');
});

test('a privately held car shows only its suburb, and only on its own page', async () => {
  expect(await text('private')).toContain('Vehicle Location Mossman QLD 4873');
  expect(await html('private')).toContain('id="vehicle-map"');
  expect(JSON.stringify(await dataOf('private'))).not.toMatch(/Mossman|4873/);
});

interface Data {
  readonly [name: string]: unknown;
  readonly offers: Readonly<Record<string, unknown>>;
}

/** The car of the page's structured data. */
async function dataOf(car: keyof typeof cars): Promise<Data> {
  const blocks = [...(await html(car)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const nodes = blocks.map(([, json = '']) => JSON.parse(json));
  return nodes.find((node) => node['@type'] === 'Car');
}

test('structured data matches the page', async () => {
  const page = await text('full');
  const data = await dataOf('full');
  expect(data).toMatchObject({
    '@type': 'Car',
    name: '2021 Toyota HiLux SR5 GUN126R',
    vehicleModelDate: '2021',
  });
  expect(data.offers).toMatchObject({ priceCurrency: 'AUD', availability: 'https://schema.org/InStock' });
  expect(page).toContain(`$${(data.offers.price as number).toLocaleString('en-AU')} Drive Away`);
  const { value } = data.mileageFromOdometer as { value: number };
  expect(page).toContain(`Kilometres ${value.toLocaleString('en-AU')} km`);
  for (const [label, name] of [
    ['Colour', 'color'],
    ['Seats', 'vehicleSeatingCapacity'],
    ['VIN', 'vehicleIdentificationNumber'],
    ['Stock no', 'sku'],
    ['Body', 'bodyType'],
  ] as const)
    expect(page).toContain(`${label} ${data[name]}`);
});

test('a car page has a banner with three more links if the dealer enables it', async () => {
  const page = await html('full');
  const banner = /<nav class="feature-banner".*?<\/nav>/s.exec(page)?.[0] ?? '';
  const links = [...banner.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual(['/special-offers/', '/service/', '/sell-your-car/']);
  expect(banner).toContain('Save time &amp; book online');
});

test('chat buttons wait for their provider, and the form is on the page', async () => {
  const page = await html('full');
  expect(page).toMatch(/"Talk"[^>]*>\s*<a href="\/contact\/\?car_id=full" hidden/);
  expect(page).toContain('id="enquiry-form"');
  // The button above opens the same form.
  expect(page).not.toContain('Send an enquiry');
  expect(await html('sold')).not.toContain('id="enquiry-form"');
});

test('similar cars have the same body and are for sale', async () => {
  const page = await html('full');
  const similar = page.slice(page.indexOf('Similar trucks'));
  expect(similar).toContain(cars.bare.slug);
  for (const car of [cars.sold, cars.flagged, cars.last]) expect(similar).not.toContain(`/cars/${car.slug}/`);
});
