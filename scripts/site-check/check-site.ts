import { join } from 'node:path';
import { listOverrides } from '#scripts/overrides/overrides.ts';
import { readAssets } from '#site/assets.ts';
import { type Finding, LEVELS } from '#site/checks/finding.ts';
import { checkLaw } from '#site/checks/law/check-law.ts';
import { readDataFiles } from '#site/content/data-files.ts';
import { openKeyFinder } from '#site/content/site-content.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { type LoadSiteOptions, loadSite } from '#site/load-site.ts';
import { readConfig } from '#site/read-config.ts';
import { readSnapshot, snapshotPath } from '#site/read-stock.ts';
import type { Site } from '#site/site.ts';
import type { Check, CheckedDealer } from './finding.ts';
import { checkContact } from './findings/contact.ts';
import { checkDates, checkHours } from './findings/dates.ts';
import { checkOutsideLinks } from './findings/links.ts';
import { checkPictures } from './findings/pictures.ts';
import { checkColours, checkLeadTargets, checkMap, checkOverrides } from './findings/setup.ts';
import { checkStock } from './findings/stock.ts';

export interface CheckOptions extends LoadSiteOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Whether to follow links to other sites. */
  readonly online: boolean;
}

export interface SiteCheckResult {
  readonly slug: string;
  /** What a build would refuse, one line each. */
  readonly problems: readonly string[];
  /** The dealer, if there is nothing of that kind. */
  readonly site?: Site;
  /** What a build would publish and should not, or not so. */
  readonly findings: readonly Finding[];
}

/**
 * Reads everything a dealer supplies without building it, and examines it. With a broken site.ts, pages and stock can't
 * be checked because they depend on it; the data files of content/ are checked anyway.
 */
export async function checkSite(slug: string, options: CheckOptions): Promise<SiteCheckResult> {
  const { sitesDir, template, now, env } = options;
  const dir = join(sitesDir, slug);
  const config = await catchSiteError(readConfig(sitesDir, slug, template));
  if ('problems' in config) {
    const { problems } = await readDataFiles(dir);
    return { slug, problems: [...config.problems, ...problems], findings: [] };
  }
  const loaded = await catchSiteError(loadSite(slug, options));
  if ('problems' in loaded) return { slug, problems: loaded.problems, findings: [] };
  const listed = await catchSiteError(listOverrides(sitesDir, [slug]));
  if ('problems' in listed) return { slug, problems: listed.problems, findings: [] };
  const site = loaded.value;
  const allCars = site.stock
    ? (await readSnapshot(snapshotPath(options, slug, site.stock), site.stock)).cars
    : [];
  const assets = await readAssets(join(dir, 'assets'));
  const findings = await examineSite(
    { site, allCars, assets, overrides: listed.value, now, env },
    options.online,
  );
  const findFile = await openKeyFinder(dir);
  const placed = findings.map((finding) =>
    finding.file === 'site.ts' ? { ...finding, file: findFile(finding.key) } : finding,
  );
  return { slug, problems: [], site, findings: placed };
}

async function catchSiteError<Value>(
  work: Promise<Value>,
): Promise<{ value: Value } | { problems: readonly string[] }> {
  try {
    return { value: await work };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return { problems: error.lines };
  }
}

const CHECKS: readonly Check[] = [
  checkContact,
  checkHours,
  ({ site, now }) => checkLaw(site, now),
  checkDates,
  checkLeadTargets,
  checkColours,
  checkMap,
  checkPictures,
  checkOverrides,
  checkStock,
];

/** Everything about a dealer that builds and is all the same not right, the worst first. `online` also follows links. */
export async function examineSite(dealer: CheckedDealer, online: boolean): Promise<Finding[]> {
  const found = await Promise.all(
    [...CHECKS, ...(online ? [checkOutsideLinks] : [])].map((check) => check(dealer)),
  );
  return found.flat().sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}
