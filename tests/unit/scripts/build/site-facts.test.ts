import { expect, test } from 'vitest';
import { writeSiteFacts } from '#published-site/server-files.ts';
import { createSiteReader } from '#published-site/site-reader.ts';
import { buildSiteFacts } from '#scripts/build/site-facts.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { DEFAULT_WEEK, makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const OUTPUT = {
  name: 'plain--showroom',
  formStyles: '/_astro/forms.12345678.css',
  now: new Date('2026-11-21T00:00:00Z'),
  stylesheet: '/assets/showroom.12345678.css',
  preview: false,
};
const site = makeSite(
  { valuation: { provider: 'demo', save: true } },
  {
    cars: [
      makeCar({ id: 'c1', dealership_id: 'd1', vin: 'VIN1', colour: 'White', price: 22_990 }),
      makeCar({ id: 'c2', private_suburb: 'Nobody’s Business' }),
    ],
    locations: [makeLocation({ name: 'Plain Cairns', contact_detail: { opening_hours: [...DEFAULT_WEEK] } })],
  },
);
const facts = buildSiteFacts(site, OUTPUT);

test('the host and the functions can read the facts that the build writes', async () => {
  const dist = await makeTemporaryFolder();
  await writeSiteFacts(dist, facts);
  expect(await createSiteReader(dist).bySlug('plain--showroom')).toEqual(facts);
});

test('the facts of a site are those of its dealer, locations and vehicles', () => {
  expect(facts).toMatchObject({
    slug: 'plain--showroom',
    cars: 2,
    dealer: 'plain',
    stylesheet: OUTPUT.stylesheet,
    valuation: { provider: 'demo', variant: 'seven-years', save: true },
    forms: { dealer: 'Plain Motors', locations: [{ id: 'plain-cairns' }] },
    locations: [
      {
        id: 'plain-cairns',
        address: { street: '9 Example Street', state: 'qld', postcode: '4880' },
        contact_detail: { opening_hours: DEFAULT_WEEK },
      },
    ],
    // The dealer's only location, so the car must be there.
    stock: {
      c1: {
        dealership_id: 'd1',
        location_id: 'plain-cairns',
        finance_lenders: {},
        vin: 'VIN1',
        colour: 'White',
        price: 22_990,
      },
      c2: { location_id: null },
    },
  });
});

test('the car facts have what functions need, and nothing private', () => {
  expect(JSON.stringify(facts)).not.toMatch(/Nobody/);
});
