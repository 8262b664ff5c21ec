import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStockStatus } from '#domain/car/live-status.ts';
import { buildFormConfig } from '#features/forms/build-form-config.ts';
import { buildSearch } from '#features/search/build-search.ts';
import { sha256 } from '#platform/sha256.ts';
import { buildOffersSearch } from '#screens/offers/build-offers-search.ts';
import { buildPartsSearch } from '#screens/parts/build-parts-search.ts';
import { demoPhotosDir } from '#scripts/demo/ensure-demo.ts';
import { writeBrochures, writeSiteFacts } from '#server/published-site/server-files.ts';
import { readAssets } from '#site/assets.ts';
import { resolveTypesenseHost } from '#site/config/typesense-config.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { financeOfferWarnings, pictureWarnings, searchKeyWarnings } from '#site/errors/warnings.ts';
import { loadSite } from '#site/load-site.ts';
import { buildRoutes } from '#site/routes/routes.ts';
import type { Site } from '#site/site.ts';
import { buildBrochures } from './brochures.ts';
import { type CompiledApp, readStylesheet } from './compiled.ts';
import type { Folders } from './folders.ts';
import { retainHashedFiles } from './hashed-files.ts';
import { linkFile, listFiles } from './link-file.ts';
import { withLock } from './lock.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { createStagingFolder, publishFolder } from './publish.ts';
import { recordBuild } from './record-build.ts';
import { renderPages } from './render-pages.ts';
import { MAX_INLINE_SCRIPTS, renderHeadersFile } from './security-headers.ts';
import { buildSiteFacts } from './site-facts.ts';
import { renderRedirectsFile, renderRobots, renderSitemap } from './site-files.ts';
import { trackReads } from './track-reads.ts';

/** One dealer in one template, to be built. */
export interface RenderJob {
  readonly slug: string;
  /** Another template than the published one: the output is then called <slug>--<template>. */
  readonly template: string | undefined;
  /** ISO time. */
  readonly now: string;
  /** Keep the pages whose input did not change. */
  readonly changed: boolean;
  /** Publish to this folder instead of dist/<slug>/. */
  readonly out: string | undefined;
  readonly folders: Folders;
  readonly buildId: string;
}

export interface RenderReport {
  readonly name: string;
  readonly rendered: number;
  readonly skipped: number;
  readonly bytes: number;
  readonly seconds: number;
  /** Why the dealer was not published; its last output stays. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** What a job's output is called: 'example' or, in another template, 'example--showroom'. */
function getOutputName(job: Pick<RenderJob, 'slug' | 'template'>): string {
  return job.template ? `${job.slug}--${job.template}` : job.slug;
}

/**
 * Builds one dealer in a folder of its own and publishes it when nothing went wrong: one build of a dealer at a time,
 * whoever began it, each noted for whoever asks how it went. Never throws for a dealer's mistakes.
 */
export function renderSite(
  job: RenderJob,
  compiled: CompiledApp,
  onPage: (done: number, total: number) => void,
): Promise<RenderReport> {
  const { slug, template, folders } = job;
  const build = () => renderLocked(job, compiled, onPage);
  return withLock(folders.dataDir, getOutputName(job), () =>
    template ? build() : recordBuild(folders.dataDir, slug, build),
  );
}

async function renderLocked(
  job: RenderJob,
  compiled: CompiledApp,
  onPage: (done: number, total: number) => void,
): Promise<RenderReport> {
  const started = performance.now();
  const name = getOutputName(job);
  const report = (part: Partial<RenderReport>): RenderReport => ({
    name,
    rendered: 0,
    skipped: 0,
    bytes: 0,
    errors: [],
    warnings: [],
    ...part,
    seconds: (performance.now() - started) / 1000,
  });
  const generation = await createStagingFolder(job.folders.distDir, name);
  try {
    return report(await renderTo(generation, name, job, compiled, onPage));
  } catch (error) {
    if (error instanceof SiteError) return report({ errors: error.lines });
    throw error;
  } finally {
    await rm(generation, { recursive: true, force: true });
  }
}

async function renderTo(
  dir: string,
  name: string,
  job: RenderJob,
  compiled: CompiledApp,
  onPage: (done: number, total: number) => void,
): Promise<Partial<RenderReport>> {
  const { folders } = job;
  const now = new Date(job.now);
  const published = job.out ?? join(folders.distDir, name);
  const manifest = await readManifest(folders.distDir, name);
  const site = await loadSite(job.slug, { ...folders, template: job.template, now });
  assertStockNotEmpty(site, manifest);
  const stylesheet = await writeStylesheet(dir, compiled, folders.compiledDir, site);
  await linkStaticFiles(dir, site, folders);
  const watched = trackReads(site);
  const search = await writeSearch(dir, compiled, watched.site, now);
  const parts = await writeParts(dir, compiled, watched.site);
  const offers = await writeOffers(dir, compiled, watched.site, now);
  const files = await listFiles(dir);
  const warnings = [
    ...pictureWarnings(site, new Set(files.map((file) => `/${file}`))),
    ...searchKeyWarnings(site),
    ...financeOfferWarnings(site, now),
  ];
  const pages = await renderPages({
    tracked: watched,
    compiled,
    buildId: job.buildId,
    now,
    stylesheet,
    search,
    parts,
    offers,
    dir,
    previous: job.changed ? { dir: published, manifest } : undefined,
    onPage,
  });
  const scripts = [...new Set(Object.values(pages.pages).flatMap((page) => page.scripts))].sort();
  const errors = [...pages.errors, ...checkScriptCount(site, scripts)];
  if (errors.length > 0) return { errors, warnings };
  await writeSiteFiles(dir, site, scripts);
  await writeStockStatus(dir, site);
  const hashed = retainHashedFiles(
    manifest.hashed,
    files.filter((file) => /^(_astro|assets|search)\//.test(file)),
    now,
  );
  await linkRetainedFiles(dir, published, Object.keys(hashed));
  const bytes = await measureFolderBytes(dir);
  await publishFolder(dir, published);
  const assetsDir = join(folders.sitesDir, site.slug, 'assets');
  await writeBrochures(folders.distDir, name, await buildBrochures(site, assetsDir, now));
  const { formStyles } = compiled;
  await writeSiteFacts(folders.distDir, buildSiteFacts(site, { name, stylesheet, formStyles, now }));
  await writeManifest(folders.distDir, name, { cars: site.cars.length, pages: pages.pages, hashed });
  return { rendered: pages.rendered, skipped: pages.skipped, bytes, warnings };
}

/** A dealer that had stock and now has none is a broken feed until somebody says otherwise. */
function assertStockNotEmpty(site: Site, manifest: Manifest): void {
  if (!site.stock || site.cars.length > 0 || manifest.cars === 0) return;
  throw new SiteError([
    `${site.slug}: stock: holds no ${site.vehicle.noun} that may be shown, but ${manifest.cars} are published. Check the feed; if it is right, delete dist/${site.slug} and dist/.server/${site.slug}.pages.json and build again.`,
  ]);
}

async function writeStylesheet(
  dir: string,
  compiled: CompiledApp,
  compiledDir: string,
  site: Site,
): Promise<string> {
  const css = await readStylesheet(compiled, compiledDir, site);
  const url = `/assets/${site.template}.${sha256(css, 'hex', 8)}.css`;
  await mkdir(join(dir, 'assets'), { recursive: true });
  await writeFile(join(dir, url), css);
  return url;
}

/** Writes the index file of the dealer's stock search; undefined for a dealer that sells nothing. */
async function writeSearch(
  dir: string,
  compiled: CompiledApp,
  site: Site,
  now: Date,
): Promise<App.Locals['search']> {
  if (!site.stock) return undefined;
  const search = buildSearch(site, site.stock, now);
  const indexUrl = await writeIndex(dir, 'cars', search.index);
  await writeStockFile(dir, 'index', { cars: indexUrl });
  return {
    ...search,
    indexUrl,
    entry: compiled.searchEntry,
    host: resolveTypesenseHost(site, process.env),
  };
}

/** The same for the dealer's parts; undefined for a dealer that lists none. */
async function writeParts(dir: string, compiled: CompiledApp, site: Site): Promise<App.Locals['parts']> {
  if (site.parts.length === 0) return undefined;
  const parts = buildPartsSearch(site);
  const indexUrl = await writeIndex(dir, 'parts', parts.index);
  return { ...parts, indexUrl, entry: compiled.partsEntry };
}

/** And for its offers; undefined for a dealer without one today. */
async function writeOffers(
  dir: string,
  compiled: CompiledApp,
  site: Site,
  now: Date,
): Promise<App.Locals['offers']> {
  if (site.offers.length === 0) return undefined;
  const offers = buildOffersSearch(site, now);
  const indexUrl = await writeIndex(dir, 'offers', offers.index);
  return { ...offers, indexUrl, entry: compiled.offersEntry };
}

/** Writes an index file and answers its address, which names its content. */
async function writeIndex(dir: string, name: string, index: string): Promise<string> {
  const url = `/search/${name}.${sha256(index, 'hex', 8)}.json`;
  await mkdir(join(dir, 'search'), { recursive: true });
  await writeFile(join(dir, url), index);
  return url;
}

/** The compiled client files and public/, the dealer's assets and logos of makes, and the invented pictures its cars name. */
async function linkStaticFiles(dir: string, site: Site, folders: Folders): Promise<void> {
  const client = join(folders.compiledDir, 'client');
  for (const file of await listFiles(client)) await linkFile(join(client, file), join(dir, file));
  for (const asset of await readAssets(join(folders.sitesDir, site.slug, 'assets'))) {
    await linkFile(asset.file, join(dir, asset.url));
  }
  await writeFile(join(dir, site.logoSprite.url), site.logoSprite.text);
  if (!site.stock || !site.stock.demo) return;
  const photos = demoPhotosDir(folders.dataDir);
  const urls = new Set(site.cars.flatMap((car) => car.images.map((entry) => entry.image.url)));
  for (const url of urls) {
    const from = join(photos, url.slice(url.lastIndexOf('/') + 1));
    if (await stat(from).catch(() => undefined)) await linkFile(from, join(dir, url));
  }
}

function checkScriptCount(site: Site, scripts: readonly string[]): string[] {
  if (scripts.length <= MAX_INLINE_SCRIPTS) return [];
  return [
    `${site.slug}: ${scripts.length} different inline scripts, ${MAX_INLINE_SCRIPTS} at most. Pass data in attributes or data blocks, not in scripts.`,
  ];
}

async function writeSiteFiles(dir: string, site: Site, scripts: readonly string[]): Promise<void> {
  const files = {
    _headers: renderHeadersFile(site, scripts),
    _redirects: renderRedirectsFile(site),
    'forms.json': JSON.stringify(buildFormConfig(site)),
    'robots.txt': renderRobots(site),
    'sitemap.xml': renderSitemap(site, buildRoutes(site)),
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(dir, file), text);
}

/** What open pages ask about the stock of this minute; nothing for a dealer that sells nothing. */
async function writeStockStatus(dir: string, site: Site): Promise<void> {
  if (!site.stock) return;
  await writeStockFile(dir, 'status', buildStockStatus(site.cars));
}

/** A file at an address that never changes: pages that outlive a change of the stock find in it what is so now. */
async function writeStockFile(dir: string, name: string, content: object): Promise<void> {
  await mkdir(join(dir, 'stock'), { recursive: true });
  await writeFile(join(dir, 'stock', `${name}.json`), JSON.stringify(content));
}

async function linkRetainedFiles(dir: string, published: string, hashed: readonly string[]): Promise<void> {
  for (const file of hashed) {
    const from = join(published, file);
    if (await stat(from).catch(() => undefined)) await linkFile(from, join(dir, file));
  }
}

async function measureFolderBytes(dir: string): Promise<number> {
  const files = await listFiles(dir);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(dir, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
