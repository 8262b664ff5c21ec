import { addressOf } from '#tests/support/built-sites.ts';
import { widthInTurn } from '#tests/support/page-kinds.ts';
import { coreSearchJourneys } from '#tests/support/search-journeys.ts';

const site = { slug: 'coolabah' };
const LANDINGS = [
  '/search/',
  '/search/toyota/hilux/',
  '/search/toyota/',
  '/search/used-cars/',
  '/search/ute-cars/',
];

coreSearchJourneys(
  { address: (path) => addressOf(site, path), isWarm: (page) => page.workers().length === 1 },
  LANDINGS.map((path, turn) => ({ path, tag: widthInTurn(turn) })),
);
