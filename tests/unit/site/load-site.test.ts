import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toManufacturer } from '#domain/car/manufacturer.ts';
import { loadSite } from '#site/load-site.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { writeDealer } from '#tests/support/sites/write-dealer.ts';

let sitesDir: string;
beforeAll(async () => {
  sitesDir = await mkdtemp(join(tmpdir(), 'load-site-'));
  const cars = ['Toyota', 'Halden'].map((make) => makeCar({ make, manufacturer: toManufacturer(make) }));
  await writeDealer(sitesDir, { slug: 'plain', cars });
});
afterAll(() => rm(sitesDir, { recursive: true }));

test('the manufacturers of the cars have the logos of their makes, those without one none', async () => {
  const { cars } = await loadSite('plain', { sitesDir, dataDir: sitesDir, now: new Date('2026-11-21') });
  expect(Object.fromEntries(cars.map(({ manufacturer }) => [manufacturer.name, manufacturer]))).toEqual({
    Toyota: {
      id: 'toyota',
      name: 'Toyota',
      slug: 'toyota',
      logo: { url: expect.stringMatching(/^\/assets\/makes\.\w+\.svg#toyota$/) },
    },
    Halden: { id: 'halden', name: 'Halden', slug: 'halden' },
  });
});
