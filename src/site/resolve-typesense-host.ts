import { isScopedKey, type TypesenseHost } from '#search/engines/typesense/typesense-host.ts';
import { SiteError } from '#site/errors/site-error.ts';
import type { Site } from '#site/site.ts';

/**
 * The Typesense host that a dealer's pages search; undefined for the index file, which pages also search while there is
 * no key. Throws SiteError if the environment variable for the key contains no scoped key.
 */
export function resolveTypesenseHost(
  { slug, search: { engine } }: Pick<Site, 'slug' | 'search'>,
  env: NodeJS.ProcessEnv,
): TypesenseHost | undefined {
  if (engine === 'embedded') return undefined;
  const { host, port, protocol, index, searchKey, searchKeyEnv } = engine.typesense;
  const key = searchKeyEnv === undefined ? searchKey : env[searchKeyEnv];
  if (searchKeyEnv !== undefined && (key === undefined || !isScopedKey(key))) {
    throw new SiteError([
      `${slug}: search.engine.typesense.searchKeyEnv: the environment variable ${searchKeyEnv} ${key ? 'contains no scoped search key' : 'is not set'}. Set it to the key that "npm run stock:push -- --site ${slug} --new-key" prints.`,
    ]);
  }
  return key === undefined ? undefined : { host, port, protocol, index, key };
}
