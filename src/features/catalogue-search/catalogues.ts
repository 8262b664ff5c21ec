import { buildSearch, buildStockRecords, type SiteSearch } from '#features/search/build-search.ts';
import type { PublishedFiles } from '#features/search/published-search.ts';
import {
  COLLECTION_FIELDS,
  type CollectionField,
  type TypesenseDocument,
  toTypesenseDocument,
} from '#search/engines/typesense/fields.ts';
import type { TypesenseHost } from '#search/engines/typesense/typesense-host.ts';
import type { Site } from '#site/site.ts';
import { buildOffersSearch } from './build-offers-search.ts';
import { buildPartsSearch } from './build-parts-search.ts';
import type { ItemSearch } from './item-search.ts';

interface SearchContext {
  readonly now: Date;
  /** The dealer's hosted index of vehicles; undefined where pages search the index file. */
  readonly host?: TypesenseHost | undefined;
}

/** A catalogue as a Typesense collection. */
interface HostedCatalogue {
  readonly fields: readonly CollectionField[];
  readonly buildDocuments: (site: Site, now: Date) => readonly TypesenseDocument[];
}

/** A catalogue: an index file, and a page with a script that hydrates its search. */
interface Catalogue {
  /** The module of that script; the bundler names the compiled file after it. */
  readonly entry: string;
  /** Builds the dealer's search; undefined for a dealer without anything in the catalogue. */
  readonly build: (site: Site, context: SearchContext) => { readonly index: string } | undefined;
  /** Set if the catalogue can also be in a hosted index. */
  readonly hosted?: HostedCatalogue;
}

/**
 * Every catalogue, for the build, the development server and the benchmarks; pages get its searches as
 * `Astro.locals.searches`. Never import it in an island: it imports the builders.
 */
export const CATALOGUES = {
  cars: {
    entry: 'search-island',
    build: (site, { now, host }): (SiteSearch & Pick<SearchContext, 'host'>) | undefined =>
      site.stock ? { ...buildSearch(site, site.stock, now), host } : undefined,
    hosted: {
      fields: COLLECTION_FIELDS,
      buildDocuments: (site, now) => buildStockRecords(site, now).map(toTypesenseDocument),
    },
  },
  parts: {
    entry: 'parts-island',
    build: (site): ItemSearch | undefined => (site.parts.length > 0 ? buildPartsSearch(site) : undefined),
  },
  offers: {
    entry: 'offers-island',
    build: (site, { now }): ItemSearch | undefined =>
      site.offers.length > 0 ? buildOffersSearch(site, now) : undefined,
  },
} as const satisfies Readonly<Record<string, Catalogue>>;

export type CatalogueName = keyof typeof CATALOGUES;

export const CATALOGUE_NAMES = Object.keys(CATALOGUES) as CatalogueName[];

type Search<Name extends CatalogueName> = NonNullable<ReturnType<(typeof CATALOGUES)[Name]['build']>>;

/** The searches of one dealer as its pages need them; undefined for catalogues in which the dealer has nothing. */
export type PublishedSearches = {
  readonly [Name in CatalogueName]: (Search<Name> & PublishedFiles) | undefined;
};

/** URL of a catalogue's index file, with a hash of its content if it may be cached: '/search/cars.1a2b3c4d.json'. */
export function getIndexUrl(name: CatalogueName, hash?: string): string {
  return hash === undefined ? `/search/${name}.json` : `/search/${name}.${hash}.json`;
}

/**
 * Builds all searches of a dealer. `publish` makes an index file available and returns the URLs for its page; `record` may
 * note what each search is built from.
 */
export function buildSearches(
  site: Site,
  context: SearchContext,
  publish: (name: CatalogueName, index: string) => PublishedFiles,
  record = <Search>(_name: CatalogueName, build: () => Search): Search => build(),
): PublishedSearches {
  const searches: Partial<Record<CatalogueName, object | undefined>> = {};
  for (const name of CATALOGUE_NAMES) {
    const search = record(name, () => CATALOGUES[name].build(site, context));
    searches[name] = search && { ...search, ...publish(name, search.index) };
  }
  return searches as PublishedSearches;
}
