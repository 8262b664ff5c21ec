import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AuditPageKind, pageKindOf } from './page-kinds.ts';

export interface AuditPage {
  readonly kind: AuditPageKind;
  readonly path: string;
}

const AUDITED_KINDS = [
  'home',
  'search',
  'search-landing',
  'car',
  'locations',
  'content',
] as const satisfies AuditPageKind[];

/** One page of each kind worth auditing, the first of its kind in the sitemap. The landing page is that of a make. */
export function choosePages(paths: readonly string[]): AuditPage[] {
  return AUDITED_KINDS.flatMap((kind) => {
    const ofKind = paths.filter((path) => pageKindOf(path) === kind);
    const path = kind === 'search-landing' ? findMakeLanding(ofKind, paths) : ofKind[0];
    return path === undefined ? [] : [{ kind, path }];
  });
}

/** Only makes have pages of models below them. */
function findMakeLanding(landings: readonly string[], paths: readonly string[]): string | undefined {
  return landings.find((landing) => paths.some((path) => path !== landing && path.startsWith(landing)));
}

/** The paths of a published site's sitemap; `undefined` when the site is not published. */
export async function readSitemapPaths(distDir: string, slug: string): Promise<string[] | undefined> {
  const sitemap = await readFile(join(distDir, slug, 'sitemap.xml'), 'utf8').catch(() => undefined);
  if (sitemap === undefined) return undefined;
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
