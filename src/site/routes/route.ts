import type { Site } from '#site/site.ts';
import { PAGE_KINDS, type PageKind } from './page-kinds.ts';

/** One page of a dealer. */
export interface Route {
  /** The path, which ends in a slash: '/cars/2022-toyota-hilux-c104512/'. */
  readonly path: string;
  readonly kind: PageKind;
  /** The data of the page beyond what all pages share; if it is unchanged, so is the page. */
  readonly input: () => unknown;
  /** The origin of its address, for the message about two pages with the same one: 'content/pages/finance.md'. */
  readonly source: string;
}

/** Whether search engines may list a page. */
export function isIndexed(site: Site, { kind, path }: Route): boolean {
  return PAGE_KINDS[kind].indexed && site.pages.get(path)?.indexed !== false;
}
