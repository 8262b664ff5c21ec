import { kindOf, type VehicleKind } from '#domain/car/body.ts';
import type { Car } from '#domain/car/car.ts';
import { hasPrice } from '#domain/car/price/price.ts';
import type { CountryCode } from '#domain/country.ts';
import type { Location } from '#domain/location/location.ts';
import { STOCK_FIELDS, type StockFieldName } from '#stock/mapping/fields.ts';
import type { FeedOrigin } from '#stock/mapping/import-plan.ts';
import type { MappedRow } from './map-row.ts';
import type { RowProblem } from './report.ts';

/** What a dealer's own files say that its feed must agree with. A part that is absent is not checked. */
export interface DealerRules extends FeedOrigin {
  /** The locations of content/locations.json, hidden ones too. */
  readonly locationIds?: ReadonlySet<string> | undefined;
  /** The same locations, for what asks about them. */
  readonly locations?: readonly Location[] | undefined;
  /** The hosts that pages may show pictures from. */
  readonly imageHosts?: readonly string[] | undefined;
  /** The latest model year that can be for sale. */
  readonly latestYear?: number | undefined;
}

type Values = MappedRow['values'];

/** The outcome of a rule: the remaining values, and a problem for each dropped one. */
interface Ruling {
  readonly values: Values;
  readonly problems: readonly RowProblem[];
}

type Rule = (values: Values, dealer: DealerRules) => Ruling;

/** The rules of the build, in the order in which they are applied. */
const RULES: readonly Rule[] = [
  dropOversizedValues,
  dropFutureYear,
  dropUnknownLocation,
  dropUnknownKm,
  dropLowPrice,
  dropPictures,
];

/**
 * Applies the rules of a build, which fails for the whole dealer, to one row. A value that breaks a rule is dropped and
 * reported; a row without a required value is held back later.
 */
export function applyRules(row: MappedRow, dealer: DealerRules): MappedRow {
  return RULES.reduce<MappedRow>((before, rule) => {
    const { values, problems } = rule(before.values, dealer);
    return { values, problems: [...before.problems, ...problems] };
  }, row);
}

function dropOversizedValues(values: Values): Ruling {
  const entries = Object.entries(values) as [StockFieldName, unknown][];
  const problems = entries.flatMap(([field, value]): RowProblem[] => {
    const reason = findSizeProblem(field, value);
    return reason ? [{ field, reason, value, fix: 'Shorten it in the feed.' }] : [];
  });
  return drop(values, problems);
}

function dropFutureYear(values: Values, { latestYear }: DealerRules): Ruling {
  const { year } = values;
  if (typeof year !== 'number' || latestYear === undefined || year <= latestYear)
    return { values, problems: [] };
  const reason = `is later than ${latestYear}, the last model year that can be for sale`;
  return drop(values, [{ field: 'year', reason, value: String(year), fix: 'Correct it in the feed.' }]);
}

function dropUnknownLocation(values: Values, { locationIds }: DealerRules): Ruling {
  const id = values.location_id;
  if (typeof id !== 'string' || !locationIds || locationIds.has(id)) return { values, problems: [] };
  return drop(values, [
    {
      field: 'location_id',
      reason: 'is not in content/locations.json',
      value: id,
      fix: 'Add that location there, or translate the value with "values" in the mapping.',
    },
  ]);
}

/** Systems that demand a number are given 0. */
function dropUnknownKm(values: Values): Ruling {
  const { km, car_type } = values;
  if (km !== 0 || car_type !== 'used') return { values, problems: [] };
  const reason = 'is 0, and the vehicle is used';
  return drop(values, [
    { field: 'km', reason, value: '0', fix: 'Correct it in the feed, or leave it empty.' },
  ]);
}

/** No dealer asks less, in dollars: such a figure is a deposit, an instalment or a placeholder. */
const LEAST_PRICES: Readonly<Record<CountryCode, Readonly<Record<VehicleKind, number>>>> = {
  au: { car: 800, truck: 2000, bike: 300, caravan: 800, boat: 300 },
  nz: { car: 600, truck: 2000, bike: 300, caravan: 800, boat: 300 },
};

/** Figures that stand for no price (T-38) stay: sites do not show them. */
function dropLowPrice(values: Values, { country = 'au' }: DealerRules): Ruling {
  const { price, simple_body } = values;
  const kind = kindOf(simple_body === undefined ? null : String(simple_body));
  const least = LEAST_PRICES[country][kind];
  if (typeof price !== 'number' || price <= 0 || price >= least) return { values, problems: [] };
  const reason = `is less than $${least}, so it is not taken for the price of a ${kind}`;
  const problem = {
    field: 'price',
    reason,
    value: String(price),
    fix: 'Name the column of the price, or correct it in the feed.',
  };
  return hasPrice({ price }) ? drop(values, [problem]) : { values, problems: [problem] };
}

/** Drops single pictures, not all of a car's. */
function dropPictures(values: Values, dealer: DealerRules): Ruling {
  const problems: RowProblem[] = [];
  const isFit = (field: StockFieldName, address: string): boolean => {
    const problem = findPictureProblem(address, dealer.imageHosts);
    if (problem) problems.push({ field, value: address, ...problem });
    return problem === undefined;
  };
  const images = values.images as Car['images'] | undefined;
  const thumbnails = values.thumbnails as string[] | undefined;
  const main = values.primary_image_url;
  const fit: Values = {
    ...values,
    ...(images && { images: images.filter(({ image }) => isFit('images', image.url)) }),
    ...(thumbnails && { thumbnails: thumbnails.filter((address) => isFit('thumbnails', address)) }),
  };
  if (typeof main !== 'string' || isFit('primary_image_url', main)) return { values: fit, problems };
  const { primary_image_url: _, ...others } = fit;
  return { values: others, problems };
}

function drop(values: Values, problems: readonly RowProblem[]): Ruling {
  const dropped = new Set(problems.map(({ field }) => field));
  return {
    values: Object.fromEntries(Object.entries(values).filter(([field]) => !dropped.has(field))),
    problems,
  };
}

/** The most characters of a text that has no limit of its own. */
const MAX_TEXT_LENGTH = 200;

/** The most items of a list. */
const MAX_ITEMS = 200;
const MAX_ITEM_LENGTH = 2000;
/** The most characters of a structure, as JSON: figures of all lenders are a few thousand. */
const MAX_STRUCTURE_LENGTH = 400_000;

/** Why a value is larger than a page can hold, or undefined when it is not: 'has 280 characters, 80 at most'. */
export function findSizeProblem(field: StockFieldName, value: unknown): string | undefined {
  if (typeof value === 'string')
    return findTextProblem(value, STOCK_FIELDS[field].maxLength ?? MAX_TEXT_LENGTH);
  if (typeof value !== 'object') return undefined;
  if (!Array.isArray(value)) return findTextProblem(JSON.stringify(value), MAX_STRUCTURE_LENGTH);
  if (value.length > MAX_ITEMS) return `has ${value.length} items, ${MAX_ITEMS} at most`;
  const problems = value.map((item) => findTextProblem(textOf(item), MAX_ITEM_LENGTH));
  return problems.find((problem) => problem !== undefined);
}

function findTextProblem(text: string, most: number): string | undefined {
  return text.length > most ? `has ${text.length} characters, ${most} at most` : undefined;
}

function textOf(item: unknown): string {
  return typeof item === 'string' ? item : JSON.stringify(item);
}

/** What is wrong with an address, and what to do. */
interface AddressProblem {
  readonly reason: string;
  readonly fix: string;
}

/** A step out of the site's own folder, however it is written. */
const STEP_UP = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){2}(?:[/\\]|%2f|%5c|$)/i;

/**
 * Why pages may not load a picture: its host is not named by the dealer, or its path leads out of the site. Without
 * `hosts` any host will do.
 */
export function findPictureProblem(
  address: string,
  hosts: readonly string[] | undefined,
): AddressProblem | undefined {
  if (STEP_UP.test(address)) {
    return { reason: 'leads out of its folder', fix: 'Send the address as browsers show it.' };
  }
  if (address.startsWith('/') || !hosts) return undefined;
  const host = URL.parse(address)?.host ?? '';
  return hosts.includes(host)
    ? undefined
    : {
        reason: `is on ${host}, a host that pages may not load from`,
        fix: `Add "${host}" to imageHosts in site.ts.`,
      };
}
