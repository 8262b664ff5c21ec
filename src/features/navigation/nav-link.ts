/** A link of header or footer. */
export interface NavLink {
  readonly label: string;
  readonly href: string;
  /** How many vehicles it lists. */
  readonly count?: number;
  /** The URL of a picture above its label. */
  readonly picture?: string;
  /** Links under it in a menu: the models of a make. */
  readonly links?: readonly NavLink[];
}

/** Whether the dealer's site has a page at a path. */
export type HasPage = (href: string) => boolean;

/** Removes links to pages that the dealer does not have. Links to other sites are not checked. */
export function filterExistingLinks<Link extends { readonly href: string }>(
  links: readonly Link[],
  hasPage: HasPage,
): Link[] {
  return links.filter(({ href }) => !href.startsWith('/') || hasPage(href));
}
