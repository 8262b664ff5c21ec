import { hasPage } from '#site/routes/routes.ts';
import type { Site } from '#site/site.ts';
import { memoize } from './memoize.ts';

/** Keys of a site that hold its stock. */
const STOCK_KEYS = new Set<string>([
  'cars',
  'carsBySlug',
  'priceHistory',
  'removedCars',
  'formerModels',
] satisfies (keyof Site)[]);
/** What reading any of them is recorded as: no key of a site. */
export const STOCK_READ = 'the stock';
/** Keys for the makes and models of the stock, which change with few of its cars. */
const SLUG_KEYS = new Set<string>(['slugs', 'knownSlugs'] satisfies (keyof Site)[]);
/** What a query to the search of the vehicles is recorded as, before the request as JSON. */
export const QUERY_READ = 'query ';
/** What asking whether the dealer has a page is recorded as, before the address. */
export const PAGE_READ = 'page ';

/** What reading the opening hours of a location is recorded as, before its id: most pages show those of one. */
export const HOURS_READ = 'hours ';

/** Whether what was read depends on the stock. */
export function isOfStock(read: string): boolean {
  return read === STOCK_READ || read.startsWith(QUERY_READ) || SLUG_KEYS.has(read);
}

/** A site that records what is read of it. */
export interface TrackedSite {
  readonly site: Site;
  /** Whether the dealer has a page. */
  readonly hasPage: App.Locals['hasPage'];
  /**
   * Starts to record what is read: keys, `STOCK_READ`, addresses after `PAGE_READ`. The function that it returns ends that, and
   * returns them in alphabetical order. What a page shares with others is recorded by itself as well, so recordings overlap.
   */
  startRecording(): () => string[];
  /** Counts something as read: by HTML that an earlier page rendered and this one shows again. */
  addReads(reads: readonly string[]): void;
}

/**
 * Tracks what is read of a site, so a page is rendered again only if one of its inputs changed. This is sound because what a
 * page reads next depends only on what it has read before: equal inputs give an equal page.
 */
export function trackReads(site: Site): TrackedSite {
  const recordings = new Set<Set<string>>();
  const add = (read: string) => {
    for (const recording of recordings) recording.add(read);
  };
  const addKey = (key: string | symbol) => {
    if (typeof key === 'string') add(STOCK_KEYS.has(key) ? STOCK_READ : key);
  };
  const locations = site.locations.map((location) => ({
    ...location,
    contact_detail: {
      ...location.contact_detail,
      get opening_hours() {
        add(HOURS_READ + location.id);
        return location.contact_detail.opening_hours;
      },
    },
  }));
  return {
    site: new Proxy(site, {
      get(target, key) {
        addKey(key);
        return key === 'locations' ? locations : Reflect.get(target, key);
      },
      has(target, key) {
        addKey(key);
        return Reflect.has(target, key);
      },
    }),
    hasPage(href) {
      add(PAGE_READ + href);
      return hasPage(site, href);
    },
    startRecording() {
      const recording = new Set<string>();
      recordings.add(recording);
      return () => {
        recordings.delete(recording);
        return [...recording].sort();
      };
    },
    addReads(reads) {
      for (const read of reads) add(read);
    },
  };
}

/**
 * Renders the HTML that many pages of a dealer share once. A page that shows it again has read what its first rendering
 * read, except the stock: what menus and footers show of it is part of each page's input anyway (input-hash.ts).
 */
export function createSharedHtml({ startRecording, addReads }: TrackedSite): App.Locals['once'] {
  const render = memoize(
    ({ render }: { readonly key: string; readonly render: () => unknown }) => {
      const endRecording = startRecording();
      const html = render();
      return { html, reads: endRecording().filter((read) => !isOfStock(read)) };
    },
    ({ key }) => key,
  );
  return <Html>(key: string, renderHtml: () => Html) => {
    const { html, reads } = render({ key, render: renderHtml });
    addReads(reads);
    return html as Html;
  };
}
