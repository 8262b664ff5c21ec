import { stripQueryAndHash, withQuery, withTrailingSlash } from '#domain/url-path.ts';
import { getAddressKey, isWildcard, type MovedAddress } from '#site/read-moved.ts';
import type { Site } from '#site/site.ts';
import type { Redirect } from './route.ts';
import { hasPage } from './routes.ts';

/** Longer than any chain that a person writes. */
const MAX_STEPS = 50;

/** The redirects of addresses that moved, each straight to where its chain ends. Wildcards come last. */
export function buildMovedRedirects(site: Site): {
  readonly exact: Redirect[];
  readonly wildcards: Redirect[];
} {
  const steps = indexSteps(site.movedAddresses);
  const toRedirect = (address: MovedAddress): Redirect => {
    const { from, query } = address;
    // A page that exists comes first, unless the rule is forced: '/?page_id=12'.
    const force = query !== '' && hasPage(site, withTrailingSlash(from));
    return {
      from,
      to: findEnd(address, steps) ?? address.to,
      ...(query && { query }),
      ...(force && { force }),
    };
  };
  const listAll = (wildcards: boolean) =>
    site.movedAddresses.filter((address) => isWildcard(address) === wildcards).map(toRedirect);
  return { exact: listAll(false), wildcards: listAll(true) };
}

/** Where an address leads in the end; undefined for a circle. */
export function findEnd(address: MovedAddress, steps: ReadonlyMap<string, MovedAddress>): string | undefined {
  let { to } = address;
  if (isWithinItself(address)) return undefined;
  for (let step = 0; step < MAX_STEPS; step++) {
    const from = stripQueryAndHash(to);
    const query = getQuery(to);
    const exact = steps.get(getAddressKey({ from, query }));
    const next = exact ?? steps.get(getAddressKey({ from, query: '' }));
    if (!next) return to;
    // A row without a query applies to any, and hands it on.
    to = exact || next.to.includes('?') ? next.to : withQuery(next.to, query);
  }
  return undefined;
}

/** Whether what stands for many addresses leads to one of them: '/news/*' to '/news/:splat'. */
function isWithinItself({ from, to }: MovedAddress): boolean {
  return (
    from.endsWith('/*') && stripQueryAndHash(to).includes(':') && to.startsWith(from.slice(0, -'*'.length))
  );
}

/** The addresses that others may lead to. */
export function indexSteps(moved: readonly MovedAddress[]): ReadonlyMap<string, MovedAddress> {
  return new Map(
    moved.filter((address) => !isWildcard(address)).map((address) => [getAddressKey(address), address]),
  );
}

function getQuery(address: string): string {
  return /^[^?#]*\?([^#]*)/.exec(address)?.[1] ?? '';
}
