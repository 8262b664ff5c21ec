import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildSearches, getIndexUrl } from '#features/catalogue-search/catalogues.ts';
import { type CompiledApp, loadCompiledApp } from '#scripts/build/compiled.ts';
import type { Folders } from '#scripts/build/folders.ts';
import { getPageFile } from '#scripts/build/render-pages.ts';
import { formatTable } from '#scripts/cli/table.ts';
import { loadSite } from '#site/load-site.ts';
import { createPageLocals } from '#site/page-locals.ts';
import type { PageKind } from '#site/routes/page-kinds.ts';
import type { Route } from '#site/routes/route.ts';
import { buildRoutes } from '#site/routes/routes.ts';

/** Passes over all pages; the first ones are a warm-up and don't count. */
const PASSES = 4;
const WARM_UP_PASSES = 2;

interface KindFigures {
  readonly kind: PageKind;
  readonly pages: number;
  /** CPU time per page in milliseconds, warm, without writing. */
  readonly cpu: number;
  readonly kilobytes: number;
}

interface BuildFigures {
  readonly site: string;
  readonly kinds: readonly KindFigures[];
  /** Seconds to write the same bytes as plain files; `ratioToWriting`: rendering and writing as a multiple of that. */
  readonly writeSeconds: number;
  readonly ratioToWriting: number;
}

/** Measures the rendering of one dealer by kind of page, compared with writing the same bytes without rendering. */
export async function benchBuild(slug: string, folders: Folders, now: Date): Promise<BuildFigures> {
  const compiled = await loadCompiledApp(folders.compiledDir);
  const site = await loadSite(slug, { ...folders, now });
  const routes = buildRoutes(site);
  const searches = await buildSearches(site, { now }, (name) => ({
    indexUrl: getIndexUrl(name),
    entry: compiled.searchEntries[name],
  }));
  const shared = new Map<string, Promise<string>>();
  const localsOf = () =>
    createPageLocals(site, now, {
      stylesheet: '/assets/bench.css',
      searches,
      reactScript: compiled.reactScript,
      popoverScript: compiled.popoverScript,
      once: (key, render) => {
        const html = shared.get(key) ?? render();
        shared.set(key, html);
        return html;
      },
    });
  const cpu = new Map<PageKind, number>();
  const pages = new Map<Route, string>();
  for (let pass = 0; pass < PASSES; pass++) {
    for (const route of routes) {
      const before = process.cpuUsage();
      pages.set(route, await render(compiled, localsOf(), route));
      const spent = process.cpuUsage(before);
      if (pass >= WARM_UP_PASSES)
        cpu.set(route.kind, (cpu.get(route.kind) ?? 0) + (spent.user + spent.system) / 1000);
    }
  }
  const writeSeconds = await measureSeconds(() => writeAll(pages));
  const bothSeconds = await measureSeconds(async () => {
    for (const route of routes) pages.set(route, await render(compiled, localsOf(), route));
    await writeAll(pages);
  });
  const kinds = [...new Set(routes.map((route) => route.kind))].map((kind): KindFigures => {
    const ofKind = routes.filter((route) => route.kind === kind);
    const bytes = ofKind.reduce((sum, route) => sum + (pages.get(route)?.length ?? 0), 0);
    return {
      kind,
      pages: ofKind.length,
      cpu: (cpu.get(kind) ?? 0) / ofKind.length / (PASSES - WARM_UP_PASSES),
      kilobytes: bytes / ofKind.length / 1024,
    };
  });
  return { site: slug, kinds, writeSeconds, ratioToWriting: bothSeconds / writeSeconds };
}

async function render(compiled: CompiledApp, locals: App.Locals, route: Route): Promise<string> {
  const response = await compiled.app.render(new Request(locals.site.url + route.path), {
    locals,
    addCookieHeader: false,
  });
  if (locals.renderError) throw locals.renderError;
  return response.text();
}

async function writeAll(pages: ReadonlyMap<Route, string>): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  for (const [route, html] of pages) {
    const file = join(dir, getPageFile(route));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  await rm(dir, { recursive: true });
}

async function measureSeconds(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** The cost of rendering by kind of page, as a table. The kind 'search' covers every route of the stock search. */
export function formatBuildTables(
  { kinds, writeSeconds, ratioToWriting }: BuildFigures,
  compileSeconds: number,
): string {
  const rows = kinds.map(({ kind, pages, cpu, kilobytes }) => [
    kind,
    String(pages),
    cpu.toFixed(2),
    kilobytes.toFixed(1),
  ]);
  return [
    formatTable(['kind', 'pages', 'CPU ms a page', 'KB a page'], rows),
    '',
    `compile ${compileSeconds.toFixed(1)} s (0 when nothing changed)`,
    `plain files of the same bytes ${writeSeconds.toFixed(2)} s; rendering and writing ${ratioToWriting.toFixed(1)} times that`,
  ].join('\n');
}
