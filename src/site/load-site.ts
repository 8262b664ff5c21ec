import { join } from 'node:path';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { filterPartsByDealership, type Part } from '#domain/parts/part.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import type { SiteConfig } from '#site/config/schema.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { buildLogoSprite } from '#site/logo-sprite.ts';
import { findBrokenLinks } from '#site/routes/broken-links.ts';
import { findRouteConflicts } from '#site/routes/route-conflicts.ts';
import { palettes } from '#site/theme/templates/palettes.ts';
import { type Asset, readAssets } from './assets.ts';
import { readConfig } from './read-config.ts';
import { readContent } from './read-content.ts';
import { getListedCars, getRedirectedCars, readSnapshot, snapshotPath } from './read-stock.ts';
import {
  findPopupPictureProblems,
  resolveContentPictures,
  resolveDealershipLogos,
  resolveLocationPictures,
  resolveOfferPictures,
} from './resolve-pictures.ts';
import type { Site } from './site.ts';
import { createTheme, type Theme } from './theme/theme.ts';

export interface LoadSiteOptions {
  /** The folder of dealer folders. */
  readonly sitesDir: string;
  /** The folder of run-time data, where invented stock lies. */
  readonly dataDir: string;
  /** Another template than the published one. */
  readonly template?: string | undefined;
  readonly now: Date;
}

/**
 * One dealer, read, checked, filled in and indexed. The only way from sites/<slug>/ to a Site.
 * Throws SiteError with one line for every mistake in site.ts, content, stock, assets, colours, addresses and links.
 */
export async function loadSite(slug: string, options: LoadSiteOptions): Promise<Site> {
  const dir = join(options.sitesDir, slug);
  const config = await readConfig(options.sitesDir, slug, options.template);
  const [{ locationIds, allParts, ...content }, assets, snapshot] = await settleAll(
    readContent(dir, config, options.now),
    readAssets(join(dir, 'assets')),
    config.stock
      ? readSnapshot(snapshotPath(options, slug, config.stock), config.stock)
      : Promise.resolve({ imported_at: options.now.toISOString(), cars: [], price_history: {}, gone: [] }),
  );
  const theme = createSiteTheme(join(dir, 'site.ts'), config);
  const cars = config.stock
    ? getListedCars(snapshot.cars, config.stock, options.now, timeZoneOf(config.state))
    : [];
  const slugs = buildSlugTable(cars);
  const named = (name: string) => join(dir, 'content', name);
  const sources = { assets, imageHosts: config.imageHosts };
  const modelPages = resolveContentPictures(named('models.json'), content.modelPages, sources);
  const brandPages = resolveContentPictures(named('brands.json'), content.brandPages, sources);
  const parts = resolveContentPictures(named('parts.json'), allParts, sources);
  const offers = resolveOfferPictures(named('offers.json'), content.offers, sources);
  const slides = resolveContentPictures(named('slides.json'), content.blocks.slides, sources);
  const videos = resolveContentPictures(named('videos.json'), content.blocks.videos, sources);
  const locations = resolveLocationPictures(named('locations.json'), content.locations, sources);
  const dealerships = resolveDealershipLogos(named('dealerships.json'), content.dealerships, sources);
  const dealershipIds = new Set(content.locations.flatMap(({ dealership_id }) => dealership_id ?? []));
  const site: Site = {
    ...config,
    ...content,
    locations: locations.entries,
    dealerships: dealerships.entries,
    modelPages: modelPages.entries,
    brandPages: brandPages.entries,
    offers: offers.entries,
    parts: filterPartsByDealership(dealershipIds, parts.entries),
    blocks: { ...content.blocks, slides: slides.entries, videos: videos.entries },
    cars,
    carsBySlug: new Map(cars.map((car) => [car.slug, car])),
    removedCars: getRedirectedCars(snapshot, cars),
    priceHistory: snapshot.price_history,
    slugs,
    theme,
    logoSprite: await buildLogoSprite(slugs.makes.slugOf.keys()),
    assets: new Map(assets.map((asset) => [asset.name, asset.url])),
  };
  const lines = [
    ...[modelPages, brandPages, parts, slides, videos, offers, locations, dealerships].flatMap(
      ({ problems }) => problems,
    ),
    ...findPopupPictureProblems(named('popup.json'), content.popup, sources),
    ...checkPartDealerships(named('parts.json'), allParts, dealershipIds),
    ...findMissingAssets(dir, site, assets),
    ...findUnknownCarouselLocations(join(dir, 'site.ts'), site),
    ...findUnknownCarLocations(stockLabel(options, slug, config), site, locationIds),
    ...findRouteConflicts(site).map((line) => `${dir}: ${line}`),
    ...findBrokenLinks(dir, site),
  ];
  if (lines.length > 0) throw new SiteError(lines);
  return site;
}

/** A colour that can't be made readable is a mistake in site.ts. */
function createSiteTheme(file: string, config: SiteConfig): Theme {
  try {
    return createTheme({
      colour: config.brand.colour,
      mode: config.theme,
      palette: palettes[config.template],
    });
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    throw new SiteError(error.lines.map((line) => `${file}: ${line}`));
  }
}

function stockLabel(options: LoadSiteOptions, slug: string, config: SiteConfig): string {
  return config.stock ? snapshotPath(options, slug, config.stock) : '';
}

/** Waits for all parts before it fails, so that a dealer's problems come in one list. */
async function settleAll<Parts extends readonly Promise<unknown>[]>(...parts: Parts) {
  const results = await Promise.allSettled(parts);
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const unexpected = failures.find((reason) => !(reason instanceof SiteError));
  if (unexpected) throw unexpected;
  if (failures.length > 0) throw new SiteError(failures.flatMap((reason: SiteError) => reason.lines));
  return results.map((result) => (result.status === 'fulfilled' ? result.value : undefined)) as {
    -readonly [Index in keyof Parts]: Awaited<Parts[Index]>;
  };
}

/** The pictures that site.ts and the promos name must lie in assets/. */
function findMissingAssets(
  dir: string,
  { brand, home, makes, promos }: Site,
  assets: readonly Asset[],
): string[] {
  const there = new Set(assets.map((asset) => asset.name));
  const named = [
    ...(brand.logo ? [{ file: 'site.ts', key: 'brand.logo', name: brand.logo }] : []),
    ...home.hero.map((name, index) => ({ file: 'site.ts', key: `home.hero.${index}`, name })),
    ...Object.entries(makes).map(([make, { logo }]) => ({
      file: 'site.ts',
      key: `makes.${make}.logo`,
      name: logo,
    })),
    ...promos.map(({ imageId }, index) => ({
      file: 'content/promos.json',
      key: `${index}.imageId`,
      name: imageId,
    })),
  ];
  return named
    .filter(({ name }) => !there.has(name))
    .map(
      ({ file, key, name }) =>
        `${join(dir, file)}: ${key}: is "${name}", which is not in assets/. Put the file there, or write one of: ${[...there].join(', ') || 'none yet'}.`,
    );
}

/** A car's location must be one of the dealer's own. */
function findUnknownCarLocations(file: string, site: Site, known: ReadonlySet<string>): string[] {
  const stray = new Set(
    site.cars.flatMap((car) => (car.location_id && !known.has(car.location_id) ? [car.location_id] : [])),
  );
  return [...stray].map(
    (id) =>
      `${file}: location_id: "${id}" is not in content/locations.json. Add that location there, or correct the feed's mapping.`,
  );
}

/** The carousel puts locations in order that the dealer has. */
function findUnknownCarouselLocations(file: string, { carousel, locations }: Site): string[] {
  const known = locations.map(({ id }) => id);
  const order = carousel ? carousel.order : [];
  return order
    .filter((id) => !known.includes(id))
    .map(
      (id) =>
        `${file}: carousel.order: "${id}" is no visible location of content/locations.json. Write one of: ${known.join(', ') || 'none yet'}.`,
    );
}

/** A file of parts may be a whole group's, but one without any of the dealer's own is a mistake. */
function checkPartDealerships(
  file: string,
  parts: readonly Part[],
  dealerships: ReadonlySet<string>,
): string[] {
  if (parts.length === 0 || filterPartsByDealership(dealerships, parts).length > 0) return [];
  const own = [...dealerships].map((id) => `"${id}"`).join(', ') || 'none yet';
  return [
    `${file}: dealership_id: no part is of a dealership of content/locations.json. Write one of theirs: ${own}.`,
  ];
}
