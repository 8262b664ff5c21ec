import type { StockFieldName } from '#stock/mapping/fields.ts';
import { parseIsoTime } from '#stock/normalise/numbers/date.ts';
import { parseFlag } from '#stock/normalise/text/flag.ts';

/** schema.org's words for what we call otherwise, after 'https://schema.org/'. */
const SCHEMA_ORG_VALUES: Partial<Record<StockFieldName, Readonly<Record<string, string>>>> = {
  car_type: {
    UsedCondition: 'used',
    NewCondition: 'new',
    RefurbishedCondition: 'used',
    DamagedCondition: 'used',
  },
  status: {
    ...{
      InStock: 'in_stock',
      LimitedAvailability: 'in_stock',
      OnlineOnly: 'in_stock',
      InStoreOnly: 'in_stock',
    },
    ...{
      PreOrder: 'coming_soon',
      PreSale: 'coming_soon',
      BackOrder: 'coming_soon',
      SoldOut: 'sold',
      OutOfStock: 'sold',
    },
  },
  simple_drive: {
    ...{ AllWheelDriveConfiguration: 'AWD', FourWheelDriveConfiguration: '4x4' },
    ...{ FrontWheelDriveConfiguration: 'FWD', RearWheelDriveConfiguration: 'RWD' },
  },
};

const SCHEMA_ORG = /^https?:\/\/schema\.org\//;

/** The values of a column that need a translation, or undefined when none does. */
export function guessValues(
  field: StockFieldName,
  sample: readonly string[],
): Record<string, string> | undefined {
  const words = new Set(sample);
  const table = SCHEMA_ORG_VALUES[field];
  const known = [...words].flatMap((word): [string, string][] => {
    const bare = word.replace(SCHEMA_ORG, '');
    const value = table && Object.hasOwn(table, bare) ? table[bare] : undefined;
    return value === undefined ? [] : [[word, value]];
  });
  if (known.length > 0) return Object.fromEntries(known);
  if (field !== 'price_type' || ![...words].every((word) => parseFlag(word) !== undefined)) return undefined;
  return Object.fromEntries(
    [...words].map((word) => [word, parseFlag(word) ? 'Drive Away' : 'Excl. Govt. Charges']),
  );
}

/** The unit of a column of prices or kilometres: in its name, or in a column beside it ('odometer.unit'). */
export function guessUnit(
  field: StockFieldName,
  column: string,
  columns: readonly string[],
): string | { column: string } | undefined {
  if (field === 'price') return /cents\b/i.test(column) ? 'cents' : undefined;
  if (field !== 'km') return undefined;
  if (/\bmiles\b|_mi$/i.test(column)) return 'miles';
  const parent = column.includes('.') ? column.slice(0, column.lastIndexOf('.') + 1) : `${column}_`;
  const beside = columns.find(
    (name) =>
      new RegExp(`^.{${parent.length}}unit(?:code|text)?s?$`, 'i').test(name) && name.startsWith(parent),
  );
  return beside ? { column: beside } : undefined;
}

/** The order of day and month by which most dates exist; the Australian one when both do. */
export function guessDateFormat(sample: readonly string[]): { format?: 'MM/DD/YYYY'; readable: number } {
  const share = (format?: 'MM/DD/YYYY') =>
    sample.filter((cell) => parseIsoTime(cell, { format }) !== undefined).length / Math.max(sample.length, 1);
  const [dayFirst, monthFirst] = [share(), share('MM/DD/YYYY')];
  return monthFirst > dayFirst ? { format: 'MM/DD/YYYY', readable: monthFirst } : { readable: dayFirst };
}
