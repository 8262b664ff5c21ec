import type { Site } from '#site/site.ts';
import { PAGE_KINDS, type PageKind } from './page-kinds.ts';

/** One page of a dealer. */
export interface Route {
  /** '/cars/2022-toyota-hilux-c104512/': ends in a slash. */
  readonly path: string;
  readonly kind: PageKind;
  /** What the page shows beyond what all pages of the site share: when it is unchanged, so is the page. */
  readonly input: () => unknown;
  /** What gave the page its address, for the message when two claim the same one: 'content/pages/finance.md'. */
  readonly source: string;
}

/** Whether search engines may list a page. */
export function isIndexed(site: Site, { kind, path }: Route): boolean {
  return PAGE_KINDS[kind].indexed && site.pages.get(path)?.indexed !== false;
}
