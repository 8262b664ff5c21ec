import { kindOf, type VehicleKind } from '#domain/car/body.ts';
import type { Car } from '#domain/car/car.ts';
import { hasPrice } from '#domain/car/price/price.ts';
import type { CountryCode } from '#domain/country.ts';
import type { StockFieldName } from '#stock/mapping/fields.ts';
import type { DealerRules } from './dealer-rules.ts';
import { findSizeProblem } from './field-limits.ts';
import type { MappedRow } from './map-row.ts';
import { findPictureProblem } from './picture-address.ts';
import type { RowProblem } from './report.ts';

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
