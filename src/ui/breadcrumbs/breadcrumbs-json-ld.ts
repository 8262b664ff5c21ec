import type { BreadcrumbList, ItemList, ListItem, WithContext } from 'schema-dts';

/** A page on the path to the current one. */
export interface Crumb {
  readonly name: string;
  /** '/locations/'. */
  readonly path: string;
}

/** The path to a page as structured data. `origin`: the site's public URL. */
export function breadcrumbsJsonLd(crumbs: readonly Crumb[], origin: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: toListItems(crumbs, origin),
  };
}

/** The pages that a page lists, such as those of vehicles, as structured data. */
export function itemListJsonLd(pages: readonly Crumb[], origin: string): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: pages.length,
    itemListElement: toListItems(pages, origin),
  };
}

function toListItems(pages: readonly Crumb[], origin: string): ListItem[] {
  return pages.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, origin).href,
  }));
}
