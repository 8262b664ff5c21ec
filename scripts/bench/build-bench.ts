import { buildSearches, getIndexUrl } from '#features/catalogue-search/catalogues.ts';
import { loadCompiledApp } from '#scripts/build/compiled.ts';
import { createSharedHtml, trackReads } from '#scripts/build/track-reads.ts';
import { formatTable } from '#scripts/cli/table.ts';
import { loadSite } from '#site/load-site.ts';
import { createPageLocals } from '#site/page-locals.ts';
import { buildRoutes } from '#site/routes/routes.ts';
import type { BenchContext } from './bench-context.ts';

/** Passes over all pages; the first ones are a warm-up and don't count. */
const PASSES = 4;
const WARM_UP_PASSES = 2;

/**
 * The rendering of one dealer by kind of page, as a table: CPU time, warm, without writing. The kind 'search' covers every route of
 * the stock search.
 */
export async function benchBuild({ slug, folders, now }: BenchContext): Promise<string> {
  const compiled = await loadCompiledApp(folders.compiledDir);
  const site = await loadSite(slug, { ...folders, now });
  const routes = buildRoutes(site);
  const searches = buildSearches(site, { now }, (name) => ({
    indexUrl: getIndexUrl(name),
    entry: compiled.searchEntries[name],
  }));
  const once = createSharedHtml(trackReads(site));
  const createLocals = () =>
    createPageLocals(site, now, {
      stylesheet: '/assets/bench.css',
      searches,
      reactScript: compiled.reactScript,
      popoverScript: compiled.popoverScript,
      once,
    });
  const rows: string[][] = [];
  for (const [kind, ofKind] of Map.groupBy(routes, (route) => route.kind)) {
    let cpu = 0;
    let bytes = 0;
    for (let pass = 0; pass < PASSES; pass++) {
      for (const route of ofKind) {
        const before = process.cpuUsage();
        const html = compiled.renderPage(route.path, createLocals());
        const { user, system } = process.cpuUsage(before);
        if (pass < WARM_UP_PASSES) continue;
        cpu += (user + system) / 1000;
        bytes += html.length;
      }
    }
    const rendered = ofKind.length * (PASSES - WARM_UP_PASSES);
    rows.push([
      kind,
      String(ofKind.length),
      (cpu / rendered).toFixed(2),
      (bytes / rendered / 1024).toFixed(1),
    ]);
  }
  return formatTable(['kind', 'pages', 'CPU ms a page', 'KB a page'], rows);
}
