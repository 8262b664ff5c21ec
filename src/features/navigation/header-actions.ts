import type { Site } from '#site/site.ts';
import { filterExistingLinks, type HasPage, type NavLink } from './nav-link.ts';

/** The actions beside the menu: the dealer's own, or selling and a test drive. Those without a page are left out. */
export function headerActions({ navActions, links, testDrive }: Site, hasPage: HasPage): NavLink[] {
  if (navActions) return filterExistingLinks(navActions, hasPage);
  const [sell] = filterExistingLinks([{ href: links.sell }, { href: links.tradeIn }], hasPage);
  return filterExistingLinks(
    [
      ...(sell ? [{ label: 'Sell / Trade-in', href: sell.href }] : []),
      ...(testDrive ? [{ label: `Book a ${testDrive}`, href: links.testDrive }] : []),
    ],
    hasPage,
  );
}
