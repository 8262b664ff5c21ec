import type { SiteReader } from '#published-site/site-reader.ts';

/** The target of a host name. */
export type Destination =
  /** Plain localhost or an address: the list of all sites. */
  | { readonly kind: 'overview' }
  /** One published site, by its folder in dist. */
  | { readonly kind: 'site'; readonly slug: string }
  /** Another name of a site, which leads to its address. */
  | { readonly kind: 'moved'; readonly url: string }
  /** A domain that belongs to no dealer. */
  | { readonly kind: 'nowhere' };

const OVERVIEW_HOST = /^(localhost|\d+\.\d+\.\d+\.\d+|\[.*\])$/;
/** Whether a host name is the machine's own: localhost or an address, as health checks and operators use it. */
export function isOwnName(hostname: string): boolean {
  return OVERVIEW_HOST.test(hostname);
}

const SITE_HOST = /^([a-z0-9-]+)\.localhost$/;

/**
 * Finds the dealer of a request: `<slug>.localhost`, or the host of a dealer's own address, with or without `www.`. Does not check whether the
 * site of a slug exists.
 */
export async function resolveDealer(
  hostname: string,
  sites: Pick<SiteReader, 'findSlug' | 'findAddress'>,
): Promise<Destination> {
  if (isOwnName(hostname)) return { kind: 'overview' };
  const slug = SITE_HOST.exec(hostname)?.[1] ?? (await sites.findSlug(hostname));
  if (slug) return { kind: 'site', slug };
  const url = await sites.findAddress(hostname);
  return url === undefined ? { kind: 'nowhere' } : { kind: 'moved', url };
}

/** The address of plain localhost as the visitor reached this machine: 'http://localhost:4321/'. */
export function buildHomeUrl(origin: URL): string {
  return `${origin.protocol}//localhost${portOf(origin)}/`;
}

/** The address of a site on this machine: 'http://example.localhost:4321/'. */
export function buildLocalSiteUrl(slug: string, origin: URL): string {
  return `${origin.protocol}//${buildLocalHost(slug, origin)}/`;
}

/** The site's host as displayed: 'example.localhost:4321'. */
export function buildLocalHost(slug: string, origin: URL): string {
  return `${slug}.localhost${portOf(origin)}`;
}

function portOf({ port }: URL): string {
  return port && `:${port}`;
}
