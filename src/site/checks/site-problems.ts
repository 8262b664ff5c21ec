import { join } from 'node:path';
import { filterPartsByDealership, type Part } from '#domain/parts/part.ts';
import type { Asset } from '#site/assets.ts';
import { findBrokenLinks } from '#site/routes/broken-links.ts';
import { findRouteConflicts } from '#site/routes/route-conflicts.ts';
import type { Site } from '#site/site.ts';
import { findCountryProblems } from './country.ts';
import { findLeadProblems } from './lead-settings.ts';
import { findMissingAssets } from './missing-assets.ts';
import { findMovedProblems } from './moved-addresses.ts';
import { findRootFileProblems } from './root-files.ts';
import { findUnknownCarLocations, findUnknownCarouselLocations } from './unknown-locations.ts';

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
