import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { RESERVE_PAGES } from '#domain/car/actions/reservation.ts';
import { DEMO_DEALERS } from '#scripts/demo/demo-dealers.ts';
import { getTestFolders } from '#scripts/test/environment.ts';
import type { TemplateName } from '#templates/registry.ts';

/** A dealer's site as built for the tests. */
export interface BuiltSite {
  readonly slug: string;
  readonly dir: string;
  /** The template it was built in: 'classic'. */
  readonly template: string;
  /** Its public address, as used in canonical links and the sitemap. */
  readonly origin: string;
  /** The paths in its sitemap, in order. */
  readonly paths: readonly string[];
  /** The paths of reservation and purchase pages, which are not in the sitemap. */
  readonly reserved: readonly string[];
}

const factsSchema = v.object({ url: v.string() });

/** The sites read so far, by folder. Most test files ask for them as they load, and the test build does not change meanwhile. */
const known = new Map<string, readonly BuiltSite[]>();

/** The demonstration dealers as built for the tests. Throws if there is none, because tests over nothing would pass. */
export function builtSites(): readonly BuiltSite[] {
  const { distDir } = getTestFolders();
  const sites = known.get(distDir) ?? readSites(distDir);
  known.set(distDir, sites);
  return sites;
}

/** The site of a demonstration dealer. Throws if it is not built. */
export function findSite(slug: string): BuiltSite {
  const site = builtSites().find((built) => built.slug === slug);
  if (!site) throw new Error(`${slug} is not built.`);
  return site;
}

/** The page of the first car with four photos. */
export function findPhotographedCar({ dir, paths }: BuiltSite): string {
  const path = paths.find(
    (car) =>
      car.startsWith('/cars/') && readFileSync(join(dir, car, 'index.html'), 'utf8').includes('id="photo-4"'),
  );
  if (!path) throw new Error(`${dir}: no car has four photos.`);
  return path;
}

function readSites(distDir: string): BuiltSite[] {
  const slugs = DEMO_DEALERS.filter((slug) => existsSync(join(distDir, slug)));
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
 * The sites for journeys whose steps are the same everywhere: one of each template, by slug, or of the given template.
 * The long run uses every site. The sweep covers the pages of the others.
 */
export function sitesToVisit(template?: TemplateName): readonly BuiltSite[] {
  return pickOnePerTemplate(builtSites(), template);
}

/** The same for sites with vehicles. */
export function sitesWithStock(template?: TemplateName): readonly BuiltSite[] {
  return pickOnePerTemplate(
    builtSites().filter(({ paths }) => paths.includes('/stock/')),
    template,
  );
}

function pickOnePerTemplate(
  sites: readonly BuiltSite[],
  template: TemplateName | undefined,
): readonly BuiltSite[] {
  if (process.env.TEST_LONG) return sites;
  const alike = Map.groupBy(sites, (site) => site.template);
  return [...alike].flatMap(([name, [first]]) => (first && name === (template ?? name) ? [first] : []));
}

/** The sites whose every page kind is swept, by slug: the two with the most pages in each template; in the long run all. */
export function findLargestSites(): Set<string> {
  const bySize = builtSites().toSorted((a, b) => b.paths.length - a.paths.length);
  const templates = [...Map.groupBy(bySize, ({ template }) => template).values()];
  const count = process.env.TEST_LONG ? bySize.length : 2;
  return new Set(templates.flatMap((sites) => sites.slice(0, count).map(({ slug }) => slug)));
}

function findReservePages(dir: string): string[] {
  const pages = globSync(`cars/*/{${RESERVE_PAGES.join(',')}}`, { cwd: dir });
  return pages.map((page) => `/${page}/`).sort();
}

/** The browser's URL of a site's page: the host serves each site under its own host name. */
export function siteUrl(site: Pick<BuiltSite, 'slug'>, path: string): string {
  return `http://${site.slug}.localhost:${process.env.TEST_PORT}${path}`;
}
