import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isHashedPath } from '#platform/hashed-path.ts';
import { sum } from '#scripts/cli/statistics.ts';
import { readAssets } from '#site/assets.ts';
import { checkLaw } from '#site/checks/law/check-law.ts';
import {
  financeOfferWarnings,
  phoneWarnings,
  pictureWarnings,
  searchKeyWarnings,
} from '#site/checks/warnings.ts';
import { SiteError } from '#site/errors/site-error.ts';
import type { Site } from '#site/site.ts';
import { recordBuild } from './build-queue.ts';
import { writeChannels } from './channels/write-channels.ts';
import { writePreviews } from './channels/write-previews.ts';
import type { CompiledApp } from './compiled.ts';
import { linkFile, listFiles, writeFile } from './files.ts';
import type { Folders } from './folders.ts';
import { withLock } from './lock.ts';
import {
  linkRetainedFiles,
  type Manifest,
  readManifest,
  retainHashedFiles,
  writeManifest,
} from './manifest.ts';
import { checkNetlifyAuth, checkNetlifyDelivery, getNetlifyDeploy } from './netlify.ts';
import { prepareSite } from './prepare-site.ts';
import { createGeneration, publishGeneration, publishToFolder } from './publish.ts';
import type { RenderJob, RenderReport, WorkerUsage } from './render-job.ts';
import { renderPages } from './render-pages.ts';
import { writeServerFiles } from './write-server-files.ts';
import { writeSiteFiles } from './write-site-files.ts';

/** The name of a job's output: 'example' or, in another template, 'example--showroom'. */
function getOutputName(job: Pick<RenderJob, 'slug' | 'template'>): string {
  return job.template ? `${job.slug}--${job.template}` : job.slug;
}

/**
 * Builds one dealer beside its last output and publishes it if there are no errors. Only one build of a dealer runs at a
 * time, and each outcome is recorded. Mistakes in a dealer's data are reported, never thrown.
 */
export function renderSite(job: RenderJob, compiled: CompiledApp): Promise<RenderReport> {
  const { slug, template, folders } = job;
  const build = () => renderLocked(job, compiled);
  return withLock(folders.dataDir, getOutputName(job), () =>
    template ? build() : recordBuild(folders, slug, build),
  );
}

async function renderLocked(job: RenderJob, compiled: CompiledApp): Promise<RenderReport> {
  const started = performance.now();
  const name = getOutputName(job);
  const report = (part: Partial<RenderReport>): RenderReport => ({
    name,
    rendered: 0,
    skipped: 0,
    bytes: 0,
    errors: [],
    warnings: [],
    notes: [],
    ...part,
    worker: readUsage(),
    seconds: (performance.now() - started) / 1000,
  });
  const generation = await createGeneration(job.folders.distDir, name);
  try {
    return report(await renderTo(generation, name, job, compiled));
  } catch (error) {
    if (error instanceof SiteError) return report({ errors: error.lines });
    if (isDiskFull(error)) return report({ errors: [describeFullDisk(name, job.folders.distDir)] });
    throw error;
  } finally {
    await rm(generation, { recursive: true, force: true });
  }
}

async function renderTo(
  generation: string,
  name: string,
  job: RenderJob,
  compiled: CompiledApp,
): Promise<Partial<RenderReport>> {
  const { folders } = job;
  const dir = join(generation, name);
  const published = job.out ?? join(folders.distDir, name);
  const manifest = await readManifest(folders.distDir, name);
  const prepared = await prepareSite(job, compiled);
  const { site, stylesheet, now } = prepared;
  assertStockNotEmpty(site, manifest);
  await linkStaticFiles(dir, site, folders);
  for (const [path, text] of prepared.files) writeFile(join(dir, path), text);
  const files = await listFiles(dir);
  const deploy = getNetlifyDeploy(process.env);
  const delivery = checkNetlifyDelivery(site, deploy, process.env);
  const refusals = [...(deploy ? checkNetlifyAuth(site) : []), ...delivery.errors];
  if (refusals.length > 0) throw new SiteError(refusals);
  const warnings = [...findWarnings(site, files, now), ...delivery.warnings];
  const previous = job.changed ? { dir: published, manifest } : undefined;
  const pages = renderPages({ ...prepared, compiled, dir, previous });
  if (pages.errors.length > 0) return { errors: pages.errors, warnings };
  await writeSiteFiles(dir, site, [...compiled.scriptHashes].sort());
  const channels = writeChannels(dir, site, now, process.env);
  const previews = await writePreviews(dir, site, { dir: published, hashed: manifest.hashed });
  const hashed = retainHashedFiles(
    manifest.hashed,
    [
      ...files.filter((file) => isHashedPath(`/${file}`)),
      ...Object.values(pages.pages).flatMap((page) => page.files),
      ...previews.files,
    ],
    now,
  );
  await linkRetainedFiles(dir, published, Object.keys(hashed));
  const bytes = await measureFolderBytes(dir);
  const output = { name, stylesheet, formStyles: compiled.formStyles, now, preview: deploy === 'preview' };
  await writeServerFiles(site, { ...folders, distDir: generation }, output);
  await writeManifest(generation, name, { cars: site.cars.length, pages: pages.pages, hashed });
  if (job.out) await publishToFolder(generation, folders.distDir, name, job.out);
  else await publishGeneration(generation, folders.distDir, name);
  return {
    rendered: pages.rendered,
    skipped: pages.skipped,
    bytes,
    warnings,
    notes: [...channels, ...previews.notes],
  };
}

export function readUsage(): WorkerUsage {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  return { pid: process.pid, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMegabytes: maxRSS / 1024 };
}

const DISK_FULL_CODES = ['ENOSPC', 'EDQUOT'];

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DISK_FULL_CODES.includes(String(error.code));
}

function describeFullDisk(name: string, distDir: string): string {
  return `${name}: the disk of ${distDir} is full, so its last output stays. Free some space and build again.`;
}

function findWarnings(site: Site, files: readonly string[], now: Date): string[] {
  return [
    ...pictureWarnings(site, new Set(files.map((file) => `/${file}`))),
    ...searchKeyWarnings(site),
    ...financeOfferWarnings(site, now),
    ...phoneWarnings(site),
    ...lawWarnings(site, now),
  ];
}

/** What advertising law may hold against the site; hints are left to `site:check`. */
function lawWarnings(site: Site, now: Date): string[] {
  return checkLaw(site, now)
    .filter(({ level }) => level !== 'hint')
    .map(({ file, key, text }) => `${site.slug}: ${file}: ${key}: ${text}`);
}

/** A dealer whose stock is suddenly empty most likely has a broken feed, so nothing is published. */
function assertStockNotEmpty(site: Site, manifest: Manifest): void {
  if (!site.stock || site.cars.length > 0 || manifest.cars === 0) return;
  throw new SiteError([
    `${site.slug}: stock: holds no ${site.vehicle.noun} that may be shown, but ${manifest.cars} are published. Check the feed; if it is right, delete dist/${site.slug} and dist/.server/${site.slug}.pages.json and build again.`,
  ]);
}

async function measureFolderBytes(dir: string): Promise<number> {
  const files = await listFiles(dir);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(dir, file))).size));
  return sum(sizes);
}

/** Links the compiled client files, public/, the dealer's assets, its own public/ and make logos, and the invented pictures of its cars. */
async function linkStaticFiles(dir: string, site: Site, folders: Folders): Promise<void> {
  const client = join(folders.compiledDir, 'client');
  for (const file of await listFiles(client)) linkFile(join(client, file), join(dir, file));
  for (const asset of await readAssets(join(folders.sitesDir, site.slug, 'assets'))) {
    linkFile(asset.file, join(dir, asset.url));
  }
  for (const { path, file } of site.rootFiles) linkFile(file, join(dir, path));
  if (!site.stock || !site.stock.demo) return;
  const { photographFile } = await import('#scripts/demo/photographs.ts');
  const urls = new Set(site.cars.flatMap((car) => car.images.map(({ image }) => image.url)));
  for (const url of urls) linkFile(photographFile(url), join(dir, url));
}
