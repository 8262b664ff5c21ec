import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchSettings } from '#features/search/context/search-payload.ts';
import { hoistStyleSheets } from '#layouts/hoist-style-sheets.ts';
import { sha256 } from '#platform/sha256.ts';
import type { SearchRequest } from '#search/query/search-client.ts';
import { createPageLocals } from '#site/page-locals.ts';
import type { Route } from '#site/routes/route.ts';
import { buildRoutes } from '#site/routes/routes.ts';
import type { CompiledApp } from './compiled.ts';
import { linkFile, writeFile } from './files.ts';
import { findForeignScripts } from './foreign-scripts.ts';
import { createInputHasher } from './input-hash.ts';
import { createStyleJoiner } from './join-style-sheets.ts';
import type { Manifest, ManifestPage } from './manifest.ts';
import { memoize } from './memoize.ts';
import { createSharedHtml, QUERY_READ, STOCK_READ, type TrackedSite } from './track-reads.ts';

export interface PagesJob {
  readonly tracked: TrackedSite;
  readonly compiled: CompiledApp;
  readonly buildId: string;
  readonly now: Date;
  /** Address of the dealer's stylesheet. */
  readonly stylesheet: string;
  readonly searches: App.Locals['searches'];
  readonly searchSettings: SearchSettings | undefined;
  /** The keys of the site that each search is built from, except its stock. */
  readonly searchReads: ReadonlyMap<string, readonly string[]>;
  /** The folder to write to. */
  readonly dir: string;
  /** Source of unchanged pages, which are reused instead of rendered; undefined = render all. */
  readonly previous: { readonly dir: string; readonly manifest: Manifest } | undefined;
}

export interface PagesReport {
  readonly pages: Manifest['pages'];
  readonly rendered: number;
  readonly skipped: number;
  readonly errors: readonly string[];
}

/** Renders every page of a dealer. A failed page is reported as an error line; the others go on. */
export function renderPages(job: PagesJob): PagesReport {
  const { buildId, now, stylesheet, searchSettings, tracked } = job;
  const searches = rememberResults(job.searches);
  const hashOf = createInputHasher(tracked.site, {
    buildId,
    now,
    stylesheet,
    search: searches.cars,
    searchSettings,
  });
  const routes = buildRoutes(tracked.site);
  const context = {
    ...job,
    searches: trackSearches(searches, job),
    once: createSharedHtml(tracked),
    joinStyles: createStyleJoiner(job.dir),
  };
  const pages: Record<string, ManifestPage> = {};
  const errors: string[] = [];
  let skipped = 0;
  for (const route of routes) {
    const reused = reusePage(job, route, hashOf);
    if (reused) {
      pages[route.path] = reused;
      skipped++;
    } else {
      const endRecording = tracked.startRecording();
      const page = renderPage(context, route, errors);
      const reads = endRecording();
      if (page) {
        writeFile(join(job.dir, getPageFile(route)), page.html);
        for (const [file, json] of page.data) writeFile(join(job.dir, file), json);
        pages[route.path] = {
          input: hashOf(route, reads),
          reads,
          files: [...page.styles, ...page.data.keys()],
        };
      }
    }
  }
  return { pages, rendered: routes.length - skipped, skipped, errors };
}

/** The searches of a dealer, whose results a page shows and its input hash contains: each is found once. */
function rememberResults({ cars, ...others }: App.Locals['searches']): App.Locals['searches'] {
  if (!cars) return { cars, ...others };
  const getResults = memoize(cars.getResults, JSON.stringify);
  const popularSearches = memoize(cars.popularSearches, JSON.stringify);
  return { ...others, cars: { ...cars, getResults, popularSearches } };
}

/**
 * The searches of a dealer: a page that has one has read what it is built from. Who asks the search of its vehicles anything
 * but a query has read the stock.
 */
function trackSearches(
  { cars, ...others }: App.Locals['searches'],
  { searchReads, tracked: { addReads } }: Pick<PagesJob, 'searchReads' | 'tracked'>,
): App.Locals['searches'] {
  const trackedCars =
    cars &&
    new Proxy(cars, {
      get(target, key) {
        if (key === 'query')
          return (request: SearchRequest) => {
            addReads([QUERY_READ + JSON.stringify(request)]);
            return target.query(request);
          };
        addReads([STOCK_READ]);
        return Reflect.get(target, key);
      },
    });
  return new Proxy(
    { cars: trackedCars, ...others },
    {
      get(target, name: keyof typeof others) {
        addReads(searchReads.get(name) ?? []);
        return target[name];
      },
    },
  );
}

/** '/cars/x/' -> 'cars/x/index.html'; the not-found page is '404.html', as hosts expect. */
function getPageFile(route: Pick<Route, 'path' | 'kind'>): string {
  return route.kind === 'not-found' ? '404.html' : `${route.path.slice(1)}index.html`;
}

function reusePage(
  job: PagesJob,
  route: Route,
  hashOf: ReturnType<typeof createInputHasher>,
): ManifestPage | undefined {
  const known = job.previous?.manifest.pages[route.path];
  if (!job.previous || !known || known.input !== hashOf(route, known.reads)) return undefined;
  const { dir } = job.previous;
  const files = [getPageFile(route), ...known.files];
  if (!files.every((file) => existsSync(join(dir, file)))) return undefined;
  for (const file of files) linkFile(join(dir, file), join(job.dir, file));
  return known;
}

interface RenderedPage {
  readonly html: string;
  /** The style sheet of its own that the page links, if any: it is written. */
  readonly styles: readonly string[];
  /** The data that the page loads by itself, as JSON by file. */
  readonly data: ReadonlyMap<string, string>;
}

/** A page with its data; what its templates throw becomes an error line. */
function renderPage(
  job: PagesJob & Pick<App.Locals, 'once'> & { readonly joinStyles: ReturnType<typeof createStyleJoiner> },
  route: Route,
  errors: string[],
): RenderedPage | undefined {
  const { stylesheet, searches, once, joinStyles } = job;
  const { reactScript, popoverScript } = job.compiled;
  const { site, hasPage } = job.tracked;
  const data = new Map<string, string>();
  const publishData = (json: string) => {
    const file = `search/page.${sha256(json, 'hex', 8)}.json`;
    data.set(file, json);
    return `/${file}`;
  };
  const resources = { stylesheet, searches, reactScript, popoverScript, once };
  const locals = { ...createPageLocals(site, job.now, resources), hasPage, publishData };
  let written: string;
  try {
    written = job.compiled.renderPage(route.path, locals);
  } catch (error) {
    errors.push(
      `${site.slug}: ${route.path}: the page of ${route.source} failed: ${(error as Error).message}`,
    );
    return undefined;
  }
  const { html, styles } = joinStyles(hoistStyleSheets(written));
  const foreign = findForeignScripts(html, job.compiled.scriptHashes);
  errors.push(...foreign.map((script) => describeForeignScript(site.slug, route, script)));
  return { html, styles, data };
}

function describeForeignScript(slug: string, { path, source }: Route, script: string): string {
  return `${slug}: ${path}: the page of ${source} holds ${script}, which is not the platform's. Write texts without markup; a script of our own belongs in scripts/build/adapter/inline-scripts.ts.`;
}
