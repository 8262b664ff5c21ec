import type { SiteConfig } from '#site/config/site-config.ts';

/** All host names of a site: that of its address, the same with or without `www.`, and its aliases. */
export function listOwnHosts({ url, hosting }: Pick<SiteConfig, 'url' | 'hosting'>): string[] {
  return [new URL(url).hostname, ...listOtherHosts({ url, hosting })];
}

/** The host names that lead to a site's address. */
export function listOtherHosts({ url, hosting }: Pick<SiteConfig, 'url' | 'hosting'>): string[] {
  const { hostname } = new URL(url);
  const counterpart = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`;
  const aliases = (hosting?.aliases ?? []).flatMap((alias) =>
    alias.startsWith('www.') ? [alias] : [alias, `www.${alias}`],
  );
  return [...new Set([counterpart, ...aliases])].filter((name) => name !== hostname);
}
