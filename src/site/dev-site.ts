import { loadSite } from './load-site.ts';
import type { Site } from './site.ts';

/** How long a loaded dealer is reused before its files are read again: enough for the requests of one page view. */
const CACHE_MS = 1000;

const siteCache = new Map<string, { at: number; site: Promise<Site> }>();

/**
 * The dealer of a request in development: `<slug>.localhost` or `<slug>--<template>.localhost`, else the dealer named
 * by the environment (`SITE`, `SITE_TEMPLATE`). Throws SiteError for an unknown dealer or a mistake in its files.
 */
export function loadDevSite(hostname: string, env: NodeJS.ProcessEnv): Promise<Site> {
  const [host = ''] = hostname.endsWith('.localhost') ? hostname.split('.') : [];
  const name = host || [env.SITE, env.SITE_TEMPLATE].filter(Boolean).join('--');
  const known = siteCache.get(name);
  if (known && Date.now() - known.at < CACHE_MS) return known.site;
  const [slug = '', template] = name.split('--');
  const site = loadSite(slug, {
    sitesDir: env.SITES_DIR ?? 'sites',
    dataDir: env.DATA_DIR ?? '.data',
    template,
    now: new Date(),
  });
  siteCache.set(name, { at: Date.now(), site });
  return site;
}
