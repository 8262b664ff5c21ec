import { buildSearches, type CatalogueName, getIndexUrl } from '#features/catalogue-search/catalogues.ts';
import { buildSearchSettings } from '#features/search/build-payload.ts';
import { sha256 } from '#platform/sha256.ts';
import { loadSite } from '#site/load-site.ts';
import { resolveTypesenseHost } from '#site/resolve-typesense-host.ts';
import type { Site } from '#site/site.ts';
import { type CompiledApp, readStylesheet } from './compiled.ts';
import type { RenderJob } from './render-job.ts';
import type { PagesJob } from './render-pages.ts';
import { isOfStock, trackReads } from './track-reads.ts';

/** A dealer's data, and what its pages are rendered from. */
export interface PreparedSite
  extends Pick<
    PagesJob,
    'tracked' | 'buildId' | 'now' | 'stylesheet' | 'searches' | 'searchSettings' | 'searchReads'
  > {
  readonly site: Site;
  /** The style sheet, indexes and data that pages load: text by path in the dealer's folder. */
  readonly files: ReadonlyMap<string, string>;
}

/** Reads a dealer's data and builds its searches. Throws SiteError for mistakes in the data. */
export async function prepareSite(job: RenderJob, compiled: CompiledApp): Promise<PreparedSite> {
  const { buildId, folders } = job;
  const now = new Date(job.now);
  const site = await loadSite(job.slug, { ...folders, template: job.template, now });
  const css = await readStylesheet(compiled, folders.compiledDir, site);
  const stylesheet = `/assets/${site.template}.${sha256(css, 'hex', 8)}.css`;
  const files = new Map([
    [stylesheet, css],
    [site.logoSprite.url, site.logoSprite.text],
  ]);
  const tracked = trackReads(site);
  const searchReads = new Map<CatalogueName, readonly string[]>();
  const host = site.stock ? resolveTypesenseHost(site, process.env) : undefined;
  const searches = buildSearches(
    tracked.site,
    { now, host },
    (name, index) => {
      const indexUrl = getIndexUrl(name, sha256(index, 'hex', 8));
      files.set(indexUrl, index);
      return { indexUrl, entry: compiled.searchEntries[name] };
    },
    (name, build) => {
      const endRecording = tracked.startRecording();
      const search = build();
      searchReads.set(
        name,
        endRecording().filter((read) => !isOfStock(read)),
      );
      return search;
    },
  );
  const searchSettings =
    (site.stock && searches.cars && buildSearchSettings(site, site.stock, searches.cars, now)) || undefined;
  // At fixed addresses: open pages learn there about stock changes.
  if (searches.cars) files.set('/stock/index.json', JSON.stringify({ cars: searches.cars.indexUrl }));
  if (searchSettings) files.set('/stock/search.json', JSON.stringify(searchSettings));
  return { site, tracked, buildId, now, stylesheet, searches, searchSettings, searchReads, files };
}
