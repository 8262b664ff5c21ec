import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#site/read-config.ts';
import { listSchemaOptions } from '#tests/support/readers/schema-options.ts';
import { builtSites } from '#tests/support/sites/built-sites.ts';

type Row = readonly [key: string, on: string, off: string, where: string | RegExp, sees: RegExp];

const CARS = /^\/cars\//;
const LOCATION = /^\/locations\/[^/]+\/$/;
const FINANCE = /^\/(finance|finance-enquiry|apply-for-finance)\/$/;

/**
 * An option, the demonstration dealer that has it on (or has one value), the one that has it off (or another value), the
 * page that shows it (a path, or all matching paths of the sitemap), and the content that only the first dealer has.
 */
// biome-ignore format: a table reads better in rows
const SWITCHES: readonly Row[] = [
  ['template', 'boobook', 'coolabah', '/', /data-template="showroom"/],
  ['theme', 'pardalote', 'coolabah', '/', /data-theme="dark"/],
  ['hidePhone', 'boobook', 'coolabah', CARS, /<details class="reveal"/],
  ['forms.enquireButton', 'boobook', 'coolabah', CARS, />\s*Enquire Now\s*</],
  ['forms.messageRequired', 'boobook', 'coolabah', '/contact/', /Message <span class="form__optional">/],
  ['forms.optIn.ticked', 'coolabah', 'boobook', '/contact/', /name="opt_in"[^>]* checked/],
  ['forms.showLabels', 'coolabah', 'pardalote', '/contact/', /<label for="contact-email">/],
  ['forms.categories', 'wattlebird', 'coolabah', '/contact/', />Selling my car</],
  ['forms.captcha', 'coolabah', 'pardalote', '/forms.json', /"captcha":true/],
  ['valuation', 'coolabah', 'pardalote', CARS, />\s*Book a Test Drive\s*</],
  ['valuation.provider', 'coolabah', 'boobook', '/trade-in/', /<section class="value"/],
  ['valuation.variant', 'wattlebird', 'coolabah', '/trade-in/', /10 years/],
  ['valuation.save', 'coolabah', 'wattlebird', '/trade-in/', /"save":true/],
  ['pagesPath', 'wattlebird', 'coolabah', '/pages/value-my-car-terms-and-conditions/', /<h1>/],
  ['offersByModel', 'currawong', 'wattlebird', '/d-max/', /D-MAX/],
  ['reserve', 'coolabah', 'pardalote', CARS, /Reserve Now/],
  ['reserve.buyOnline', 'currawong', 'coolabah', CARS, />\s*Buy Online/],
  ['carPage.actions', 'boobook', 'coolabah', CARS, /Book a loaded test drive/],
  ['carPage.banner', 'coolabah', 'wattlebird', CARS, /See our latest offers/],
  ['carPage.assurances', 'coolabah', 'wattlebird', CARS, /3 year mechanical protection plan/],
  ['chat', 'wattlebird', 'coolabah', CARS, /"WattlebirdChat"/],
  ['closedLabel', 'tallowwood', 'coolabah', LOCATION, /By appointment only/],
  ['locationDisplay.panel', 'tallowwood', 'coolabah', '/locations/', />on a map</],
  ['locationDisplay.buttons', 'coolabah', 'wattlebird', '/locations/', />\s*Book a Service\s*</],
  ['locationDisplay.openNowFirst', 'coolabah', 'boobook', '/locations/', /name="open"/],
  ['ratings.show', 'coolabah', 'boobook', LOCATION, /Google reviews/],
  ['geocoding', 'coolabah', 'boobook', '/locations/', /Your postcode/],
  ['locationCarousel', 'coolabah', 'boobook', '/', />\s*View Location/],
  ['stock', 'coolabah', 'tallowwood', '/search/', /cars<!-- --> for sale|cars for sale/],
  ['stock.leadPrice', 'pardalote', 'coolabah', CARS, />per week subscription</],
  ['stock.demo', 'coolabah', 'wattlebird', '/search/new-cars/', /<h1[^>]*><span class="num">[1-9]/],
  ['stock.reservedTag', 'wattlebird', 'coolabah', CARS, />\s*Reserved\s*</],
  ['stock.runoutTagColour', 'coolabah', 'currawong', CARS, /tag--runout/],
  ['stock.electrifiedTags', 'wattlebird', 'coolabah', CARS, /tag--energy/],
  ['stock.cardButtons', 'currawong', 'coolabah', '/search/', />Book a Test Drive</],
  ['stock.detailsButton', 'boobook', 'wattlebird', '/search/', />Explore Vehicle</],
  ['stock.cardFacts', 'coolabah', 'wattlebird', '/search/', /class="card__note"><span>[^<]*C1\d{5}/],
  ['search.facets', 'wattlebird', 'coolabah', '/search/', /"attribute":"seats"/],
  ['search.ranges', 'pardalote', 'coolabah', '/search/', />Subscription</],
  ['search.filterOrder', 'pardalote', 'coolabah', '/search/', />Subscription<[\s\S]*>Body type</],
  ['search.extraSorts', 'wattlebird', 'coolabah', '/search/', />Lowest kilometres</],
  ['search.makeHeadings', 'wattlebird', 'coolabah', '/search/', />Popular Makes</],
  ['search.rememberSections', 'boobook', 'coolabah', '/search/', /"keep":true/],
  ['search.defaultSort', 'wattlebird', 'coolabah', '/search/', /selected[^>]*>Lowest price</],
  ['search.pricedOnly', 'pardalote', 'wattlebird', '/search/', /"pricedOnly":true/],
  ['finance.lenders', 'coolabah', 'pardalote', CARS, /comparison rate\*/],
  ['finance.calculator', 'coolabah', 'boobook', FINANCE, /id="calculator"/],
  ['home.hero', 'coolabah', 'wattlebird', '/', /hero-suv/],
  ['home.finance', 'tallowwood', 'coolabah', '/', /id="calculator"/],
  ['home.blocks', 'currawong', 'coolabah', '/', /first 5 services/],
  ['home.sellingPoints', 'boobook', 'coolabah', '/', /For one truck or fifty/],
  ['facetTiles', 'coolabah', 'boobook', '/', /Popular makes/],
  ['navTrigger', 'tallowwood', 'boobook', '/', /data-opens="hover"/],
  ['omitPages', 'coolabah', 'tallowwood', '/', /href="\/service\/"/],
  ['channels.previews', 'coolabah', 'wattlebird', '/', /og:image" content="[^"]*\/assets\/preview\.\w{12}\.jpg"/],
  ['images.provider', 'coolabah', 'tallowwood', '/', /\/\.netlify\/images/],
];

/** Options that no page of a demonstration dealer can show, and the tests that do. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  country: 'tests/pages/new-zealand.test.ts',
  state: 'tests/unit/features/promo/promo-tile.test.ts',
  'home.sell': 'tests/unit/features/home/home.test.ts',
  'home.people': 'tests/pages/home-page.test.ts',
  'reserve.withoutFee': 'tests/unit/domain/car/actions/actions.test.ts',
  'reserve.path': 'tests/journeys/a-visitor-reserves-a-car.spec.ts',
  'reserve.terms': 'tests/pages/reserve-page.test.ts',
  auth: 'tests/unit/host/auth/gate.test.ts',
  analytics: 'tests/journeys/a-visitor-is-counted.spec.ts',
  'analytics.consent': 'tests/unit/features/analytics/analytics.test.ts',
  'analytics.scripts': 'tests/unit/features/analytics/analytics.test.ts',
  'analytics.hosts': 'tests/unit/scripts/build/security-headers.test.ts',
  'chat.hosts': 'tests/unit/scripts/build/security-headers.test.ts',
  'map.tiles': 'tests/unit/features/map/map.test.ts',
  'map.tiles.provider': 'tests/unit/site/config/site-config.test.ts',
  'channels.feeds': 'tests/unit/scripts/build/channels/channels.test.ts',
  'channels.agents': 'tests/unit/functions/mcp/mcp.test.ts',
  'locationCarousel.order': 'tests/unit/domain/location/premises.test.ts',
  'stock.offerPrices': 'tests/pages/car-page.test.ts',
  'search.engine.typesense.protocol': 'tests/unit/scripts/build/security-headers.test.ts',
  'leads.acknowledge': 'tests/unit/leads/delivery/targets/acknowledgement.test.ts',
  'leads.apiSecretEnvs': 'tests/unit/functions/offer-accepted.test.ts',
  'leads.digestTo': 'tests/unit/functions/lib/runtime/delivery-jobs.test.ts',
  'leads.reportTo': 'tests/unit/site/checks/lead-settings.test.ts',
  'leads.alerts.to': 'tests/unit/functions/lib/runtime/delivery-jobs.test.ts',
  'hosting.aliases': 'tests/unit/site/read-moved.test.ts',
  'hosting.hsts': 'tests/unit/scripts/build/security-headers.test.ts',
  'hosting.hsts.includeSubDomains': 'tests/unit/scripts/build/security-headers.test.ts',
  'hosting.hsts.preload': 'tests/unit/scripts/build/security-headers.test.ts',
  'hosting.rewrites': 'tests/unit/site/routes/search-redirects.test.ts',
  'leads.routes': 'tests/unit/leads/delivery/routing/find-targets.test.ts',
  'leads.unverified': 'tests/unit/functions/lead/accepted-lead.test.ts',
  'rebuild.secretEnvs': 'tests/unit/functions/rebuild/rebuild.test.ts',
  'rebuild.tokenEnvs': 'tests/unit/functions/rebuild/senders.test.ts',
  imageHosts: 'tests/unit/scripts/build/security-headers.test.ts',
};

const sites = new Map(builtSites().map((site) => [site.slug, site]));

/** The addresses of the data that a search page loads by itself. */
const PAGE_DATA = /\/search\/page\.\w+\.json|\/stock\/search\.json/g;

/** Whether a page with its data, or a file, of a dealer contains it; false for a missing page. */
async function says(slug: string, where: Row[3], what: RegExp): Promise<boolean> {
  const site = sites.get(slug);
  if (!site) throw new Error(`${slug} is not built`);
  const paths = typeof where === 'string' ? [where] : site.paths.filter((path) => where.test(path));
  for (const path of paths) {
    const file = path.endsWith('/') ? join(path, 'index.html') : path;
    const text = await readFile(join(site.dir, file), 'utf8').catch(() => '');
    if (what.test(text)) return true;
    for (const [data] of text.matchAll(PAGE_DATA))
      if (what.test(await readFile(join(site.dir, data), 'utf8'))) return true;
  }
  return false;
}

const valueAt = (config: unknown, key: string) =>
  key.split('.').reduce<unknown>((part, name) => Object(part)[name], config);

test('every option of the schema is shown by a demonstration dealer, or has its own test', () => {
  const named = [...SWITCHES.map(([key]) => key), ...Object.keys(ELSEWHERE)];
  expect(named.toSorted()).toEqual(listSchemaOptions().toSorted());
});

test.each(Object.entries(ELSEWHERE))('option %s is tested by %s', async (key, file) => {
  expect(await readFile(file, 'utf8')).toMatch(new RegExp(`\\b${key.split('.').at(-1)}\\b`));
});

describe.each(SWITCHES)('option %s: %s differs from %s', (key, on, off, where, what) => {
  test('in site.ts', async () => {
    const [one, other] = await Promise.all([readConfig('sites', on), readConfig('sites', off)]);
    expect(valueAt(one, key)).not.toEqual(valueAt(other, key));
  });

  test(`on built pages: ${where}`, async () => {
    expect(await says(on, where, what), on).toBe(true);
    expect(await says(off, where, what), off).toBe(false);
  });
});
