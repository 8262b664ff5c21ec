import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { buildServerFacts } from '#scripts/build/server-facts.ts';
import { hostFactsSchema } from '#server/published-site/host-facts.ts';
import { createSiteReader } from '#server/published-site/site-reader.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { DEFAULT_WEEK, makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const OUTPUT = {
  name: 'plain--showroom',
  formStyles: '/_astro/forms.12345678.css',
  now: new Date('2026-11-21T00:00:00Z'),
  stylesheet: '/assets/showroom.12345678.css',
};
const site = makeSite(
  { valuation: { provider: 'demo', save: true } },
  {
    cars: [
      makeCar({ id: 'c1', dealership_id: 'd1', vin: 'VIN1' }),
      makeCar({ id: 'c2', private_suburb: 'Nobody’s Business' }),
    ],
    locations: [makeLocation({ name: 'Plain Cairns', contact_detail: { opening_hours: [...DEFAULT_WEEK] } })],
  },
);

test('what the build writes of a dealer is what the host and the functions read', async () => {
  const text = JSON.stringify(buildServerFacts(site, OUTPUT));
  expect(v.parse(hostFactsSchema, JSON.parse(text))).toMatchObject({ slug: 'plain--showroom', cars: 2 });
  const dist = await mkdtemp(join(tmpdir(), 'facts-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await mkdir(join(dist, '.server'));
  await writeFile(join(dist, '.server', 'plain--showroom.json'), text);
  expect(await createSiteReader(dist).bySlug('plain--showroom')).toMatchObject({
    dealer: 'plain',
    stylesheet: OUTPUT.stylesheet,
    valuation: { provider: 'demo', variant: 'seven-years', save: true },
    forms: { dealer: 'Plain Motors', locations: [{ id: 'plain-cairns' }] },
    locations: [
      { id: 'plain-cairns', address: { state: 'qld' }, contact_detail: { opening_hours: DEFAULT_WEEK } },
    ],
    // The dealer's only place: it stands nowhere else.
    stock: {
      c1: { dealership_id: 'd1', location_id: 'plain-cairns', finance_lenders: {} },
      c2: { location_id: null },
    },
  });
});

test('of a car the functions know what they need, and nothing private', () => {
  expect(JSON.stringify(buildServerFacts(site, OUTPUT))).not.toMatch(/Nobody|VIN1|Example Street/);
});
