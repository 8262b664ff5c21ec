import type { TypesenseHost } from '#search/engines/typesense/typesense-host.ts';
import type { SiteSearch } from './build-search.ts';

/** The files that a search page loads in the browser. */
export interface PublishedFiles {
  /** URL of the index file, with a hash of its content: '/search/cars.1a2b3c4d.json'. */
  readonly indexUrl: string;
  /** URL of the compiled island; empty in development. */
  readonly entry: string;
}

/** A dealer's stock search, as its pages use it. */
export interface PublishedSearch extends SiteSearch, PublishedFiles {
  /** The dealer's hosted index; undefined where pages search the index file. */
  readonly host?: TypesenseHost | undefined;
}
