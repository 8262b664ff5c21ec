import { expect, test } from 'vitest';
import { trackReads } from '#scripts/build/track-reads.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

test('of a site it is known which keys were read, however they were, since one last asked', () => {
  const site = makeSite();
  const watched = trackReads(site);
  expect(watched.takeReads()).toEqual([]);
  const { name, home } = watched.site;
  expect([name, home, 'footnote' in watched.site]).toEqual([site.name, site.home, 'footnote' in site]);
  expect(watched.takeReads()).toEqual(['footnote', 'home', 'name']);
  expect(watched.takeReads()).toEqual([]);
});

test('copying a site reads all of it', () => {
  const site = makeSite();
  const watched = trackReads(site);
  expect({ ...watched.site }).toEqual(site);
  expect(watched.takeReads()).toEqual(Object.keys(site).sort());
});
