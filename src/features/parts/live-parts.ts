import type { SiteParts } from './site-parts.ts';

/** What the parts page needs to become live in the browser. */
export interface LiveParts extends SiteParts {
  /** Address of the index file, with a hash of its content: '/search/parts.1a2b3c4d.json'. */
  readonly indexUrl: string;
  /** Address of the compiled island. */
  readonly entry: string;
}
