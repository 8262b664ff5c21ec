import type { BreadcrumbList, WithContext } from 'schema-dts';

/** A page on the way to this one. */
export interface Crumb {
  readonly name: string;
  /** '/locations/'. */
  readonly path: string;
}

/** The way to a page as search engines read it; `origin` is the site's public address. */
export function breadcrumbsJsonLd(crumbs: readonly Crumb[], origin: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
