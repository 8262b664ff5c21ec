import { expect, test } from 'vitest';
import { trackReads } from '#scripts/build/track-reads.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

test('the tracked site reports the keys read since the last call, however they were read', () => {
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
