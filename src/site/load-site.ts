import { join } from 'node:path';
import { addMakeLogo, getMakeLogos } from '#domain/car/makes.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { filterPartsByDealership } from '#domain/parts/part.ts';
import { listKinds } from '#domain/vehicle-kind.ts';
import { extendSlugTable } from '#search/state/extend-slug-table.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import type { SiteConfig } from '#site/config/site-config.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { buildLogoSprite } from '#site/logo-sprite.ts';
import { readAssets, readLogo, readRootFiles } from './assets.ts';
import { findSiteProblems } from './checks/site-problems.ts';
import { openKeyFinder } from './content/site-content.ts';
import { findPopupPictureProblems, resolveContentPictures } from './content-pictures.ts';
import { fitToStock } from './fit-to-stock.ts';
import { readConfig } from './read-config.ts';
import { readContent } from './read-content.ts';
import { readMovedAddresses } from './read-moved.ts';
import {
  findFormerModels,
  getListedCars,
  getRedirectedCars,
  readSnapshot,
  snapshotPath,
} from './read-stock.ts';
import { type Design, readTemplate } from './read-template.ts';
import type { Site } from './site.ts';
import { addBrandSheet } from './theme/brand-sheet.ts';
import { createTheme, type Theme } from './theme/theme.ts';

export interface LoadSiteOptions {
  /** The folder of dealer folders. */
  readonly sitesDir: string;
  /** The folder of run-time data, which contains invented stock. */
  readonly dataDir: string;
  /** A template other than the published one. */
  readonly template?: string | undefined;
  readonly now: Date;
}

/**
 * Loads one dealer: reads, checks, fills in defaults and indexes. The only way from sites/<slug>/ to a Site. Throws
 * SiteError with one line for every mistake in site.ts, content, stock, assets, colours, addresses and links.
 */
export async function loadSite(slug: string, options: LoadSiteOptions): Promise<Site> {
  const dir = join(options.sitesDir, slug);
  const given = await readConfig(options.sitesDir, slug, options.template);
  const design = await readTemplate(options.sitesDir, given.template);
  const stock = readStock(slug, given, options);
  // A mistake in the stock is no reason to leave those of the content out.
  const fitted = stock.then(
    ({ cars }) => fitToStock(given, cars),
    () => fitToStock(given, []),
  );
  const [
    { locationIds, allParts, ...content },
    assets,
    movedAddresses,
    rootFiles,
    { snapshot, cars },
    config,
  ] = await settleAll(
    fitted.then((config) => readContent(dir, config, options.now)),
    readAssets(join(dir, 'assets')),
    readMovedAddresses(dir, given),
    readRootFiles(join(dir, 'public')),
    stock,
    fitted,
  );
  const assetUrls = new Map(assets.map((asset) => [asset.name, asset.url]));
  const theme = await addBrandSheet(
    createSiteTheme(join(dir, 'site.ts'), config, design),
    join(dir, 'brand.css'),
    assetUrls,
  );
  const slugs = buildSlugTable(cars);
  const formerModels = findFormerModels(snapshot, cars);
  const contentDir = join(dir, 'content');
  const sources = { assets, imageHosts: config.imageHosts };
  const { content: pictured, problems } = resolveContentPictures(
    contentDir,
    { ...content, parts: allParts, slides: content.blocks.slides, videos: content.blocks.videos },
    sources,
  );
  const { slides, videos, parts, ...entries } = pictured;
  const dealershipIds = new Set(content.locations.flatMap(({ dealership_id }) => dealership_id ?? []));
  const logoSprite = await buildLogoSprite(slugs.makes.slugOf.keys());
  const logos = getMakeLogos({ slugs, makes: config.makes, assets: assetUrls, logoSprite });
  const shown = cars.map((car) => addMakeLogo(car, logos));
  const site: Site = {
    ...config,
    ...content,
    ...entries,
    parts: filterPartsByDealership(dealershipIds, parts),
    blocks: { ...content.blocks, slides, videos },
    cars: shown,
    carsBySlug: new Map(shown.map((car) => [car.slug, car])),
    removedCars: getRedirectedCars(snapshot, cars),
    formerModels,
    movedAddresses,
    rootFiles,
    priceHistory: snapshot.price_history,
    slugs,
    knownSlugs: extendSlugTable(slugs, formerModels),
    kinds: listKinds([...cars.map((car) => car.simple_body), ...formerModels.map(({ body }) => body)]),
    design,
    theme,
    logo: await readLogo(assets, config.brand.logo),
    logoSprite,
    assets: assetUrls,
  };
  const lines = [
    ...problems,
    ...findPopupPictureProblems(contentDir, content.popup, sources),
    ...findSiteProblems(site, {
      dir,
      stockFile: config.stock ? snapshotPath(options, slug, config.stock) : '',
      assets,
      locationIds,
      dealershipIds,
      allParts,
    }),
  ];
  if (lines.length > 0) throw new SiteError(await nameKeyFiles(dir, lines));
  return site;
}

/** Names content/site.json in the problems of keys that it has. */
async function nameKeyFiles(dir: string, lines: readonly string[]): Promise<string[]> {
  const findFile = await openKeyFinder(dir);
  const start = `${join(dir, 'site.ts')}: `;
  return lines.map((line) => {
    const [key = ''] = line.startsWith(start) ? line.slice(start.length).split(': ', 1) : [];
    return key === '' ? line : `${join(dir, findFile(key))}: ${line.slice(start.length)}`;
  });
}

/** The stock of a dealer, and the cars of it that are listed. */
async function readStock(slug: string, config: SiteConfig, options: LoadSiteOptions) {
  const { stock } = config;
  const { now } = options;
  if (!stock) {
    const snapshot = { imported_at: now.toISOString(), cars: [], price_history: {}, gone: [], listed: [] };
    return { snapshot, cars: [] };
  }
  const snapshot = await readSnapshot(snapshotPath(options, slug, stock), stock);
  return { snapshot, cars: getListedCars(snapshot.cars, stock, now, timeZoneOf(config)) };
}

/** Creates the theme; reports a colour that can't be made readable as a mistake in site.ts. */
function createSiteTheme(
  file: string,
  config: Pick<SiteConfig, 'brand' | 'theme'>,
  { palette }: Design,
): Theme {
  try {
    return createTheme({
      colour: config.brand.colour,
      mode: config.theme,
      palette,
    });
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    throw new SiteError(error.lines.map((line) => `${file}: ${line}`));
  }
}

/** Waits for all parts before it fails, so that all problems of a dealer are in one list. */
async function settleAll<Parts extends readonly Promise<unknown>[]>(...parts: Parts) {
  const results = await Promise.allSettled(parts);
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const unexpected = failures.find((reason) => !(reason instanceof SiteError));
  if (unexpected) throw unexpected;
  if (failures.length > 0) throw new SiteError(failures.flatMap((reason: SiteError) => reason.lines));
  return Promise.all(parts);
}
