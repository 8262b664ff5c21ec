import { PAGE_KINDS, type PageKind } from '#domain/page-kinds.ts';
import type { Site } from '#site/site.ts';

/** One page of a dealer. */
export interface Route {
  /** The path, which ends in a slash: '/cars/2022-toyota-hilux-c104512/'. */
  readonly path: string;
  readonly kind: PageKind;
  /**
   * What the page shows of the stock; if it is unchanged, so is the page. A page without it that reads the stock is rendered
   * again whenever anything of the stock has changed.
   */
  readonly input?: () => unknown;
  /** The origin of its address, for the message about two pages with the same one: 'content/pages/finance.md'. */
  readonly source: string;
}

/** Whether search engines may list a page. */
export function isIndexed(site: Site, { kind, path }: Route): boolean {
  return PAGE_KINDS[kind].indexed && site.pages.get(path)?.indexed !== false;
}

/** An address that leads to another. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** The query that the address must have: 'id=12'. */
  readonly query?: string;
  /** Applies even where there is a page. */
  readonly force?: boolean;
}
