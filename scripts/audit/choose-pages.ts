import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOf, type PageKind } from './page-kinds.ts';

export interface AuditPage {
  readonly kind: PageKind;
  readonly path: string;
}

const AUDITED = [
  'home',
  'search',
  'search-landing',
  'car',
  'locations',
  'content',
] as const satisfies PageKind[];

/** A page of each kind worth auditing, the first of its kind in the sitemap; as landing page that of a make. */
export function choosePages(paths: readonly string[]): AuditPage[] {
  return AUDITED.flatMap((kind) => {
    const ofKind = paths.filter((path) => kindOf(path) === kind);
    const path = kind === 'search-landing' ? makeLanding(ofKind, paths) : ofKind[0];
    return path === undefined ? [] : [{ kind, path }];
  });
}

/** Only makes have pages of models below them. */
function makeLanding(landings: readonly string[], paths: readonly string[]): string | undefined {
  return landings.find((landing) => paths.some((path) => path !== landing && path.startsWith(landing)));
}

/** The paths of a published site's sitemap; `undefined` when the site is not published. */
export async function publishedPaths(distDir: string, slug: string): Promise<string[] | undefined> {
  const sitemap = await readFile(join(distDir, slug, 'sitemap.xml'), 'utf8').catch(() => undefined);
  if (sitemap === undefined) return undefined;
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
