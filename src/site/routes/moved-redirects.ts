import { stripQueryAndHash, withTrailingSlash } from '#domain/url-path.ts';
import { getAddressKey, isWildcard, type MovedAddress } from '#site/moved/moved-address.ts';
import type { Site } from '#site/site.ts';
import { hasPage } from './page-paths.ts';
import type { Redirect } from './redirects.ts';

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
  const [wildcards, exact] = [true, false].map((wanted) =>
    site.movedAddresses.filter((address) => isWildcard(address) === wanted).map(toRedirect),
  );
  return { exact: exact ?? [], wildcards: wildcards ?? [] };
}

/** Where an address leads in the end; undefined for a circle. */
export function findEnd(address: MovedAddress, steps: ReadonlyMap<string, MovedAddress>): string | undefined {
  let { to } = address;
  for (let step = 0; step < MAX_STEPS; step++) {
    const next = steps.get(getAddressKey({ from: stripQueryAndHash(to), query: getQuery(to) }));
    if (!next) return to;
    to = next.to;
  }
  return undefined;
}

/** The addresses that others may lead to. */
export function indexSteps(moved: readonly MovedAddress[]): ReadonlyMap<string, MovedAddress> {
  return new Map(
    moved.filter((address) => !isWildcard(address)).map((address) => [getAddressKey(address), address]),
  );
}

function getQuery(address: string): string {
  return /\?([^#]*)/.exec(address)?.[1] ?? '';
}
