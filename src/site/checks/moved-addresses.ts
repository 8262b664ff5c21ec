import { join } from 'node:path';
import { suggestWord } from '#domain/edit-distance.ts';
import { stripQueryAndHash, withTrailingSlash } from '#domain/url-path.ts';
import { isWildcard, type MovedAddress } from '#site/read-moved.ts';
import { findEnd, indexSteps } from '#site/routes/moved-redirects.ts';
import { offerRedirects } from '#site/routes/redirects.ts';
import { getPagePaths, hasPage } from '#site/routes/routes.ts';
import type { Site } from '#site/site.ts';

/** Pages that come and go with the stock and the calendar. */
const STOCK_PAGE = /^\/(search|cars)(\/|$)/;

/** One line for every row of the redirects that leads nowhere, in a circle, or stands in the way of a page. */
export function findMovedProblems(dir: string, site: Site): string[] {
  const steps = indexSteps(site.movedAddresses);
  const files = new Set(site.rootFiles.map(({ path }) => `/${path}`));
  const offers = new Set(offerRedirects(site).map(({ from }) => from));
  const problemOf = (address: MovedAddress): string | undefined => {
    const { from, query, to } = address;
    if (query === '' && !isWildcard(address) && hasPage(site, withTrailingSlash(from)))
      return `"${from}" is a page of this site. Remove the row, or the page.`;
    const end = findEnd(address, steps);
    if (end === undefined) return `"${from}" leads to itself. Let it lead to a page.`;
    const path = withTrailingSlash(stripQueryAndHash(end));
    const isKnown =
      // Another site, or what a folder stands for.
      path.includes(':') ||
      hasPage(site, path) ||
      STOCK_PAGE.test(path) ||
      offers.has(path) ||
      files.has(path);
    if (isKnown) return undefined;
    const fix = suggestWord(path, [...getPagePaths(site)], 'Write the address of an existing page.');
    return `"${from}" leads to "${to}", where this site has no page. ${fix}`;
  };
  return site.movedAddresses.flatMap((address) => {
    const problem = problemOf(address);
    return problem === undefined
      ? []
      : [`${join(dir, site.redirects ?? '')}: line ${address.line}: ${problem}`];
  });
}
