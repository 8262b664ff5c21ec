import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Car } from '#domain/car/car.ts';
import { COUNTRIES } from '#domain/country.ts';
import {
  FINANCE_DISCLAIMER,
  getFinanceExpiry,
  getFinanceLabels,
  repaymentNote,
} from '#domain/finance/disclosure.ts';
import { toLocalTime } from '#domain/hours/local-time.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { carPath } from '#domain/paths.ts';
import { capitalise } from '#domain/vehicle-noun.ts';
import { findLender } from '#features/car-card/price-labels.ts';
import { nameLandingVehicles } from '#search/refinements/search-page.ts';
import { listLandings, matchesLanding } from '#search/state/landing.ts';
import { landingPath } from '#search/state/url.ts';
import type { Site } from '#site/site.ts';
import { renderJsonFeed, renderLlmsTxt, renderRss } from './render-texts.ts';
import { SURFACES, type Surface } from './surfaces.ts';
import { getVehicleFacts, type VehicleFacts } from './vehicle-facts.ts';

/** The most vehicles in the feed of a search page: readers come back for the newest. */
const MAX_FEED_ITEMS = 50;
/** A folder that nobody guesses, and that needs no escaping. */
const SECRET_FOLDER = /^[\w-]{16,}$/;

/** Writes a file of the site. By waiting for each: a thousand small files take a third of the time. */
type Write = (path: string, text: string) => void;

/**
 * Writes what a dealer publishes besides its pages (`channels` in site.ts). Returns a line for each file of vehicles, and for
 * mistakes.
 */
export function writeChannels(dir: string, site: Site, now: Date, env: NodeJS.ProcessEnv): string[] {
  const { feeds, agents, indexNowKey } = site.channels;
  const write: Write = (path, text) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  };
  if (indexNowKey !== undefined) write(`${indexNowKey}.txt`, indexNowKey);
  if (agents) write('llms.txt', renderLlmsTxt(site));
  if (!site.stock || (feeds.length === 0 && !agents)) return [];
  const vehicles = site.cars.map((car) => ({ car, facts: getVehicleFacts(car, site) }));
  if (agents) {
    for (const { car, facts } of vehicles) {
      const finance = buildFinanceExample(car, site, now);
      write(`${carPath(car)}vehicle.json`, JSON.stringify({ ...facts, finance }));
    }
  }
  if (feeds.includes('searches')) writeSearchFeeds(write, site, vehicles);
  return writeSurfaces(
    write,
    site,
    vehicles.map(({ facts }) => facts),
    env,
  );
}

function writeSurfaces(
  write: Write,
  site: Site,
  vehicles: readonly VehicleFacts[],
  env: NodeJS.ProcessEnv,
): string[] {
  const { feeds, folderEnv } = site.channels;
  const surfaces = SURFACES.filter(({ feed }) => feeds.includes(feed));
  const secret = folderEnv && (env[folderEnv] ?? '');
  if (secret !== undefined && !SECRET_FOLDER.test(secret)) {
    return [
      `${site.slug}: channels.folderEnv: ${folderEnv} is not set, or not 16 or more letters, digits, "-" and "_", so no feed for others is published. Set it where sites are built.`,
    ];
  }
  const folder = secret === undefined ? 'feeds/' : `feeds/${secret}/`;
  if (feeds.includes('partners')) write(`${folder}stock.json`, JSON.stringify({ vehicles }));
  return surfaces.map((surface) => {
    const { text, rows, leftOut } = fillSurface(surface, vehicles);
    write(folder + surface.file, text);
    return describeRows(site, surface.file, rows, leftOut);
  });
}

/** 'example: feeds/google.tsv: 48 of 60 vehicles. Left out: 10 without a VIN of 17 characters, 2 sold.' */
function describeRows(site: Site, file: string, rows: number, leftOut: ReadonlyMap<string, number>): string {
  const reasons = [...leftOut].sort(([, a], [, b]) => b - a).map(([reason, count]) => `${count} ${reason}`);
  const rest = reasons.length === 0 ? '' : ` Left out: ${reasons.join(', ')}.`;
  return `${site.slug}: feeds/${file}: ${rows} of ${site.cars.length} ${site.vehicle.plural}.${rest}`;
}

function writeSearchFeeds(
  write: Write,
  site: Site,
  vehicles: readonly { readonly car: Car; readonly facts: VehicleFacts }[],
): void {
  const newest = vehicles.toSorted((a, b) => (a.car.created_at < b.car.created_at ? 1 : -1));
  for (const landing of listLandings(site.cars, site.slugs)) {
    const path = landingPath(landing, site.slugs);
    const folder = `/feeds${path}`;
    const feed = {
      path,
      title: `${capitalise(nameLandingVehicles(landing, 2, site.vehicle))} at ${site.name}`,
      vehicles: newest
        .filter(({ car }) => matchesLanding(landing, car))
        .slice(0, MAX_FEED_ITEMS)
        .map(({ facts }) => facts),
    };
    write(`${folder}feed.xml`, renderRss(feed, site, folder));
    write(`${folder}feed.json`, renderJsonFeed(feed, site, folder));
  }
}

/** The finance box of a vehicle's page, in words: never a rate without what has to stand beside it (T-57). Null without one. */
function buildFinanceExample(car: Car, site: Site, now: Date) {
  const lender = findLender(car, site, now);
  if (!lender) return null;
  const { date } = toLocalTime(now, timeZoneOf(site));
  return {
    ...getFinanceLabels(lender),
    basis: repaymentNote(lender),
    warning: `${COUNTRIES[site.country].rateNote} ${FINANCE_DISCLAIMER}`,
    valid_until: getFinanceExpiry(lender.name, date, site.finance.offerEnds),
  };
}

/** A surface with the vehicles that it takes. */
interface FilledSurface {
  readonly text: string;
  readonly rows: number;
  /** How many vehicles are left out, by the reason. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** Fills a surface with a dealer's vehicles. Each vehicle that is left out is counted once, by the first reason. */
export function fillSurface(surface: Surface, vehicles: readonly VehicleFacts[]): FilledSurface {
  const leftOut = new Map<string, number>();
  const rows = [surface.columns.map(([name]) => name)];
  for (const facts of vehicles) {
    const cells = surface.columns.map(([, cell]) => {
      const value = typeof cell === 'function' ? cell(facts) : facts[cell];
      return Array.isArray(value) ? value.join('|') : String(value ?? '');
    });
    const missing = surface.columns.find(([, , reason], index) => reason && cells[index] === '')?.[2];
    const reason = surface.refuse?.(facts) ?? missing;
    if (reason) leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
    else rows.push(cells);
  }
  const lines = rows.map((row) => row.map((cell) => quote(cell, surface.separator)).join(surface.separator));
  return { text: `${lines.join('\n')}\n`, rows: rows.length - 1, leftOut };
}

/** A cell by RFC 4180: programs read these files, so nothing is changed for spreadsheets. */
function quote(cell: string, separator: string): string {
  const isPlain = !cell.includes(separator) && !/["\r\n]/.test(cell);
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`;
}
