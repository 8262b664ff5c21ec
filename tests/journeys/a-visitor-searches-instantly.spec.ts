import { siteUrl } from '#tests/support/built-sites.ts';
import { alternateWidth } from '#tests/support/page-kinds.ts';
import { defineSearchJourneys } from '#tests/support/search-journeys.ts';

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
