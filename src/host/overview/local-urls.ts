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
