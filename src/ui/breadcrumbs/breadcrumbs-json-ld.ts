import type { BreadcrumbList, WithContext } from 'schema-dts';

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
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
