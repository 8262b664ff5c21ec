import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type HeaderRule, readHeadersFile } from '#host/static/headers-file.ts';
import { type RedirectRule, readRedirectsFile } from '#host/static/redirects-file.ts';
import { getFileStamp } from '#platform/file-cache.ts';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { logLine } from '#platform/log.ts';
import { readSiteAuth, type SiteAuth } from '#published-site/server-files.ts';
import type { SiteReader } from '#published-site/site-reader.ts';

/** One published folder and its rules. */
export interface PublishedSite {
  readonly slug: string;
  readonly dir: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  /** How it asks for a name and a password; null = it is open to everybody. */
  readonly auth: SiteAuth | null;
}

/** Finds a site by its folder's name in dist; undefined when it is not published. */
export type PublishedSiteFinder = (slug: string) => Promise<PublishedSite | undefined>;

/** Publishing renames the old folder away and the new one into place. In between, longer on a busy machine, neither is there. */
const MAX_PUBLISHING_MS = 1000;
const POLL_INTERVAL_MS = 5;

/**
 * Reads the rules again when the folder has been replaced. Waits for a site that was there a moment ago, so visitors
 * never notice the gap between two builds.
 */
export function createPublishedSiteFinder(distDir: string): PublishedSiteFinder {
  const opened = new Map<string, { stamp: string; site: Promise<PublishedSite> }>();

  return async (slug) => {
    const dir = join(distDir, slug);
    const stamp = getFolderStamp(dir) ?? (opened.has(slug) ? await waitForStamp(dir) : undefined);
    if (!stamp) {
      opened.delete(slug);
      return undefined;
    }
    const known = opened.get(slug);
    if (known?.stamp === stamp) return known.site;
    const site = openSite(slug, dir);
    opened.set(slug, { stamp, site });
    site.catch(() => opened.delete(slug));
    return site;
  };
}

async function waitForStamp(dir: string): Promise<string | undefined> {
  for (let waited = 0; waited < MAX_PUBLISHING_MS; waited += POLL_INTERVAL_MS) {
    await setTimeout(POLL_INTERVAL_MS);
    const stamp = getFolderStamp(dir);
    if (stamp) return stamp;
  }
  return undefined;
}

/** Synchronous because it runs on every request: waiting for a thread would cost more than the stat itself. */
function getFolderStamp(dir: string): string | undefined {
  try {
    const stats = statSync(dir);
    return stats.isDirectory() ? getFileStamp(stats) : undefined;
  } catch (error) {
    return ignoreMissing(error as NodeJS.ErrnoException);
  }
}

async function openSite(slug: string, dir: string): Promise<PublishedSite> {
  const [headers, redirects, auth] = await Promise.all([
    readHeadersFile(join(dir, '_headers')),
    readRedirectsFile(join(dir, '_redirects')),
    readSiteAuth(dir),
  ]);
  for (const problem of [...headers.problems, ...redirects.problems]) logLine(problem);
  return { slug, dir, headers: headers.rules, redirects: redirects.rules, auth };
}

/** The same reader for pages that everybody may see: protected sites are neither listed nor described. */
export function listOpenSites(sites: SiteReader, publishedSite: PublishedSiteFinder): SiteReader {
  // One whose file is broken is closed.
  const isOpen = (slug: string) =>
    publishedSite(slug).then(
      (site) => !site?.auth,
      () => false,
    );
  return {
    ...sites,
    bySlug: async (slug) => ((await isOpen(slug)) ? sites.bySlug(slug) : undefined),
    async all() {
      const all = await sites.all();
      const open = await Promise.all(all.map(({ slug }) => isOpen(slug)));
      return all.filter((_, n) => open[n]);
    },
  };
}
