import { join } from 'node:path';
import { filterPartsByDealership, type Part } from '#domain/parts/part.ts';
import type { Asset } from '#site/assets.ts';
import { findBrokenLinks } from '#site/routes/broken-links.ts';
import { findRouteConflicts, hasPage } from '#site/routes/routes.ts';
import type { Site } from '#site/site.ts';
import { findCountryProblems } from './country.ts';
import { findLeadProblems } from './lead-settings.ts';
import { findMovedProblems } from './moved-addresses.ts';

/** Facts from a dealer's files that the checks need and Site does not contain. */
interface DealerFiles {
  /** The dealer's folder. */
  readonly dir: string;
  /** The snapshot's path, as shown in problems with the stock. */
  readonly stockFile: string;
  readonly assets: readonly Asset[];
  /** The ids of all locations of the file, hidden ones included. */
  readonly locationIds: ReadonlySet<string>;
  /** The dealerships that the visible locations belong to. */
  readonly dealershipIds: ReadonlySet<string>;
  readonly allParts: readonly Part[];
}

/** One line for every mistake that is visible only when configuration, content, stock and assets are seen together. */
export function findSiteProblems(site: Site, files: DealerFiles): string[] {
  const { dir, stockFile, assets, locationIds, dealershipIds, allParts } = files;
  return [
    ...checkPartDealerships(join(dir, 'content', 'parts.json'), allParts, dealershipIds),
    ...findMissingAssets(dir, site, assets),
    ...findCountryProblems(dir, site),
    ...findLeadProblems(join(dir, 'site.ts'), site),
    ...findUnknownCarouselLocations(join(dir, 'site.ts'), site),
    ...findUnknownCarLocations(stockFile, site, locationIds),
    ...findRouteConflicts(site).map((line) => `${dir}: ${line}`),
    ...findBrokenLinks(dir, site),
    ...findRootFileProblems(dir, site),
    ...findMovedProblems(dir, site),
  ];
}

/** A parts file may be shared by a whole group, but one without any part of this dealer is a mistake. */
export function checkPartDealerships(
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

/** One line for every picture of site.ts or the promos that is missing from assets/. `dir` is the dealer's folder. */
export function findMissingAssets(
  dir: string,
  { brand, home, makes, pagePhotos, promos }: Site,
  assets: readonly Asset[],
): string[] {
  const names = new Set(assets.map((asset) => asset.name));
  const named = [
    ...(brand.logo ? [{ file: 'site.ts', key: 'brand.logo', name: brand.logo }] : []),
    ...home.hero.map((name, index) => ({ file: 'site.ts', key: `home.hero.${index}`, name })),
    ...(home.photo ? [{ file: 'site.ts', key: 'home.photo', name: home.photo }] : []),
    ...(home.sell && home.sell.photo
      ? [{ file: 'site.ts', key: 'home.sell.photo', name: home.sell.photo }]
      : []),
    ...home.people.flatMap(({ photo }, index) =>
      photo ? [{ file: 'site.ts', key: `home.people.${index}.photo`, name: photo }] : [],
    ),
    ...Object.entries(pagePhotos).map(([path, name]) => ({
      file: 'site.ts',
      key: `pagePhotos.${path}`,
      name,
    })),
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
    .filter(({ name }) => !names.has(name))
    .map(
      ({ file, key, name }) =>
        `${join(dir, file)}: ${key}: is "${name}", which is not in assets/. Put the file there, or write one of: ${[...names].join(', ') || 'none yet'}.`,
    );
}

/** One line for every location that cars name and the dealer does not have. `file` is the snapshot. */
export function findUnknownCarLocations(
  file: string,
  { cars }: Pick<Site, 'cars'>,
  known: ReadonlySet<string>,
): string[] {
  const unknown = new Set(
    cars.flatMap((car) => (car.location_id && !known.has(car.location_id) ? [car.location_id] : [])),
  );
  return [...unknown].map(
    (id) =>
      `${file}: location_id: "${id}" is not in content/locations.json. Add that location there, or correct the feed's mapping.`,
  );
}

/** One line for every location in the carousel's order that is not a visible one. `file` is site.ts. */
export function findUnknownCarouselLocations(
  file: string,
  { locationCarousel, locations }: Pick<Site, 'locationCarousel' | 'locations'>,
): string[] {
  const known = locations.map(({ id }) => id);
  const order = locationCarousel ? locationCarousel.order : [];
  return order
    .filter((id) => !known.includes(id))
    .map(
      (id) =>
        `${file}: locationCarousel.order: "${id}" is no visible location of content/locations.json. Write one of: ${known.join(', ') || 'none yet'}.`,
    );
}

/** What every build writes by itself. */
const WRITTEN_FILES = new Set([
  '_headers',
  '_redirects',
  '404.html',
  'forms.json',
  'licences.txt',
  'robots.txt',
  'sitemap.xml',
]);
const WRITTEN_FOLDERS = /^(_astro|api|assets|badges|bodies|brochure|search|stock)\//;
/** Names that begin with a dot are never served, but for this folder. */
const HIDDEN = /(^|\/)\.(?!well-known\/)/;

const INDEX_FILE = 'index.html';

/** One line for every file of public/ that cannot be published under its name. `dir` is the dealer's folder. */
export function findRootFileProblems(dir: string, site: Site): string[] {
  return site.rootFiles.flatMap(({ path }) => {
    const problem = findNameProblem(site, path);
    return problem === undefined ? [] : [`${join(dir, 'public', path)}: ${problem}`];
  });
}

function findNameProblem(site: Site, path: string): string | undefined {
  if (WRITTEN_FILES.has(path) || WRITTEN_FOLDERS.test(path))
    return 'is written by every build. Remove it, or give it another name.';
  if (HIDDEN.test(path)) return 'begins with a dot, and such files are not served. Give it another name.';
  if (/[#?\s]/.test(path)) return 'has a character in its name that addresses do not have. Rename it.';
  if (path.endsWith(INDEX_FILE) && hasPage(site, `/${path.slice(0, -INDEX_FILE.length)}`))
    return 'is a page of this site. Remove it, or put it in another folder.';
  return undefined;
}
