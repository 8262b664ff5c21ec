import type { TypesenseHost } from '#search/engines/typesense/typesense-host.ts';
import type { SiteSearch } from './build-search.ts';

/** What a search page needs to become live in the browser. */
export interface PublishedFiles {
  /** Address of the index file, with a hash of its content: '/search/cars.1a2b3c4d.json'. */
  readonly indexUrl: string;
  /** Address of the compiled island; empty while developing. */
  readonly entry: string;
}

/** A dealer's stock search as its pages use it. */
export interface PublishedSearch extends SiteSearch, PublishedFiles {
  /** The dealer's hosted index; undefined where pages search the index file. */
  readonly host?: TypesenseHost | undefined;
}
