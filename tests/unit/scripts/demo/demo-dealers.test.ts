import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEMO_DEALERS } from '#scripts/demo/demo-dealers.ts';
import type { SiteConfig } from '#site/config/site-config.ts';
import { readDataFiles } from '#site/content/data-files.ts';
import { readConfig } from '#site/read-config.ts';

const SITES = 'sites';

/** Numbers that are never connected: reserved for fiction. */
const FICTITIOUS = /^(0[2378] (5550|7010) \d{4}|1300 975 707|1800 160 401)$/;

const dealers = await Promise.all(
  DEMO_DEALERS.map(async (slug) => ({
    slug,
    config: await readConfig(SITES, slug),
    ...(await readDataFiles(join(SITES, slug))),
  })),
);
const kindOf = ({ stock }: SiteConfig) => (stock ? stock.demo : undefined);

test('there is a demonstration dealer of every kind of stock and one without, three in each template', () => {
  const kinds = dealers.map(({ config }) => kindOf(config) ?? 'none');
  expect(kinds.sort()).toEqual(['fleet', 'group', 'none', 'trucks', 'used-yard', 'utes']);
  const templates = dealers.map(({ config }) => config.template).sort();
  expect(templates).toEqual([...Array(3).fill('classic'), ...Array(3).fill('showroom')]);
});

describe.each(dealers)('$slug', ({ slug, config, data, problems }) => {
  test('has content without mistakes', () => expect(problems).toEqual([]));

  test('gives numbers that are never connected, for itself and every location', () => {
    const own = Object.values(config.phones).filter((number) => number !== undefined);
    const numbers = [...own, ...data.locations.map(({ contact_detail }) => contact_detail.phone ?? '')];
    expect(numbers.filter((number) => !FICTITIOUS.test(number))).toEqual([]);
  });

  test('gives the hours of a whole week at every location', () => {
    const weekdays = data.locations.map(({ contact_detail }) =>
      contact_detail.opening_hours.map(({ weekday }) => weekday),
    );
    expect(weekdays).toEqual(data.locations.map(() => [0, 1, 2, 3, 4, 5, 6]));
  });

  test('shows cut-outs of at most 40 KB', async () => {
    const heroes = (await readdir(join(SITES, slug, 'assets'))).filter((name) => name.endsWith('.webp'));
    const sizes = await Promise.all(heroes.map((name) => stat(join(SITES, slug, 'assets', name))));
    expect(heroes.length).toBeGreaterThan(0);
    expect(sizes.filter(({ size }) => size > 40_960)).toEqual([]);
  });
});
