import { addressOf } from '#tests/support/built-sites.ts';
import { coreSearchJourneys } from '#tests/support/search-journeys.ts';

const site = { slug: 'coolabah' };

coreSearchJourneys(
  { address: (path) => addressOf(site, path), isWarm: (page) => page.workers().length === 1 },
  ['/search/', '/search/toyota/', '/search/toyota/hilux/', '/search/used-cars/', '/search/ute-cars/'],
);
