import { createHash } from 'node:crypto';
import { cardNotes } from '#features/car-card/card-notes.ts';
import { menuOf } from '#features/navigation/menu.ts';
import type { TypesenseHost } from '#search/engines/typesense/typesense-host.ts';
import { facetLinks } from '#search/search-page.ts';
import type { Route } from '#site/routes.ts';
import type { Site } from '#site/site.ts';

/** What pages get from their route's own input, not from the site at large. */
const PER_ROUTE = new Set(['cars', 'carsBySlug', 'gone', 'priceHistory', 'slugs']);

/**
 * Says of each route what its page is made from, as a hash: the compiled code, the day, what all pages of the dealer
 * share (settings, content, menus with their counts, where they search) and the route's own input. Equal hash, equal page.
 */
export function inputHasher(
  site: Site,
  buildId: string,
  now: Date,
  searchHost?: TypesenseHost,
): (route: Route) => string {
  const shared = Object.fromEntries(Object.entries(site).filter(([key]) => !PER_ROUTE.has(key)));
  const menus = [menuOf(site, '', () => true), facetLinks({ kind: 'all' }, site.cars, site.slugs)];
  const day = now.toISOString().slice(0, 10);
  const common = digest([buildId, day, shared, menus, site.cars.length, searchHost, cardNotes(site, now)]);
  let stock: string | undefined;
  return (route) => {
    const input = route.input();
    // Hundreds of pages are made from the whole stock: it is read once.
    if (input !== site.cars) return digest([common, digest(input)]);
    stock ??= digest([site.cars, site.priceHistory]);
    return digest([common, stock]);
  };
}

function digest(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? [...part] : part));
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
