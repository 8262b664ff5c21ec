import { atOneWidth } from '#tests/support/browser/run-tags.ts';
import { defineSearchJourneys } from '#tests/support/browser/search-journeys.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };
const WIDE = atOneWidth('@wide');

defineSearchJourneys(
  {
    address: (path) => siteUrl(site, path),
    isWarm: (page) => page.workers().length === 1,
    // On a phone, short runs make similar journeys in WebKit (tests/engines/search.spec.ts).
    tag: WIDE,
  },
  [
    { path: '/search/', tag: ['@long'] },
    { path: '/search/toyota/hilux/', tag: ['@long'] },
    { path: '/search/toyota/', tag: ['@long'] },
    { path: '/search/used-cars/', tag: ['@long'] },
    { path: '/search/ute-cars/', tag: atOneWidth('@narrow') },
  ],
);
