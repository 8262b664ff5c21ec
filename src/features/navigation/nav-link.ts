/** A link of header or footer. */
export interface NavLink {
  readonly label: string;
  readonly href: string;
  /** How many vehicles it lists. */
  readonly count?: number;
}

/** Whether the dealer has a page at an address of its own. */
export type HasPage = (href: string) => boolean;

/** Links to pages that the dealer does not have are left out; addresses elsewhere are the dealer's word. */
export function filterExistingLinks<Link extends { readonly href: string }>(
  links: readonly Link[],
  hasPage: HasPage,
): Link[] {
  return links.filter(({ href }) => !href.startsWith('/') || hasPage(href));
}
