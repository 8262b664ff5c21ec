import { defineSearchJourneys } from '#tests/support/browser/search-journeys.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';
import { alternateWidth } from '#tests/support/sites/pages-to-visit.ts';

const site = { slug: 'coolabah' };
const LANDINGS = [
  '/search/',
  '/search/toyota/hilux/',
  '/search/toyota/',
  '/search/used-cars/',
  '/search/ute-cars/',
];

defineSearchJourneys(
  { address: (path) => siteUrl(site, path), isWarm: (page) => page.workers().length === 1 },
  LANDINGS.map((path, turn) => ({ path, tag: alternateWidth(turn) })),
);
