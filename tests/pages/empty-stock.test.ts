import { expect, test } from 'vitest';
import { buildDealer } from '#tests/support/sites/build-dealer.ts';

test('a dealer without any stock yet says so without blaming filters', async () => {
  const site = await buildDealer({ slug: 'plain', cars: [] }, new Date('2026-11-21T00:00:00Z'));
  const text = await site.text('search');
  expect(text).toContain('0 cars for sale');
  expect(text).toContain('No cars here right now.');
  expect(text).not.toContain('No exact matches');
  await site.remove();
});
