import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { RESERVE_PAGES } from '#domain/car/actions/reservation.ts';
import { getTestFolders } from '#scripts/test/environment.ts';
import type { TemplateName } from '#site/config/templates.ts';

/** A dealer's site as the build under test left it. */
export interface BuiltSite {
  readonly slug: string;
  readonly dir: string;
  /** In which template it was built: 'classic'. */
  readonly template: string;
  /** Its public address, which canonical links and the sitemap name. */
  readonly origin: string;
  /** The paths of its sitemap, in the order of that file. */
  readonly paths: readonly string[];
  /** The paths of the pages where cars are reserved or bought, which no sitemap names. */
  readonly reserved: readonly string[];
}

const factsSchema = v.object({ url: v.string() });

/** Every site that was built for the tests. Throws when there is none: tests of nothing would pass. */
export function builtSites(): BuiltSite[] {
  const { distDir } = getTestFolders();
  const slugs = existsSync(distDir) ? readdirSync(distDir).filter((name) => !name.startsWith('.')) : [];
  if (slugs.length === 0) throw new Error(`${distDir}: holds no site. Run "npm test -- --only build" first.`);
  return slugs.map((slug) => {
    const dir = join(distDir, slug);
    const facts = v.parse(
      factsSchema,
      JSON.parse(readFileSync(join(distDir, '.server', `${slug}.json`), 'utf8')),
    );
    const sitemap = readFileSync(join(dir, 'sitemap.xml'), 'utf8');
    const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    const home = readFileSync(join(dir, 'index.html'), 'utf8');
    const template = /data-template="(\w+)"/.exec(home)?.[1] ?? '';
    return { slug, dir, template, origin: facts.url, paths, reserved: findReservePages(dir) };
  });
}

/**
 * The sites that journeys go through: one of each template, by slug, or of the template named, where the steps are the
 * same in all. The long run takes every site. Pages of the others are looked at by the sweep.
 */
export function sitesToVisit(template?: TemplateName): BuiltSite[] {
  return pickOnePerTemplate(builtSites(), template);
}

/** The same of the sites that have vehicles. */
export function sitesWithStock(template?: TemplateName): BuiltSite[] {
  return pickOnePerTemplate(
    builtSites().filter(({ paths }) => paths.includes('/stock/')),
    template,
  );
}

function pickOnePerTemplate(sites: BuiltSite[], template: TemplateName | undefined): BuiltSite[] {
  if (process.env.TEST_LONG) return sites;
  const alike = Map.groupBy(sites, (site) => site.template);
  return [...alike].flatMap(([name, [first]]) => (first && name === (template ?? name) ? [first] : []));
}

/** The two sites with the most pages in each template, by slug; in the long run all: every kind of their pages is swept. */
export function findLargestSites(): Set<string> {
  const bySize = builtSites().sort((a, b) => b.paths.length - a.paths.length);
  const templates = [...Map.groupBy(bySize, ({ template }) => template).values()];
  const count = process.env.TEST_LONG ? bySize.length : 2;
  return new Set(templates.flatMap((sites) => sites.slice(0, count).map(({ slug }) => slug)));
}

function findReservePages(dir: string): string[] {
  const pages = globSync(`cars/*/{${RESERVE_PAGES.join(',')}}`, { cwd: dir });
  return pages.map((page) => `/${page}/`).sort();
}

/** Where the browser finds a page of a site: the host serves each at its own name. */
export function siteUrl(site: Pick<BuiltSite, 'slug'>, path: string): string {
  return `http://${site.slug}.localhost:${process.env.TEST_PORT}${path}`;
}
