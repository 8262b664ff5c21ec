import { STOCK_FIELDS, type StockFieldName } from '#stock/mapping/fields.ts';
import type { FieldPlan, ImportPlan } from '#stock/mapping/import-plan.ts';
import { isBlank } from '#stock/normalise/text/blank.ts';
import type { FeedRow } from '#stock/readers/feed.ts';
import type { RowProblem } from './report.ts';

/** The values of a row in our fields, with the problems found. Fields without a value are absent. */
export interface MappedRow {
  readonly values: Partial<Record<StockFieldName, unknown>>;
  readonly problems: readonly RowProblem[];
}

type FieldReading = { readonly value: unknown } | { readonly problem?: RowProblem };

/** Reads a row's cells into the fields of a car. Never throws, whatever the cells contain. */
export function mapRow(row: FeedRow, plan: ImportPlan): MappedRow {
  const values: MappedRow['values'] = { ...plan.constants };
  const problems: RowProblem[] = [];
  for (const fieldPlan of plan.fields) {
    const reading = readField(row, fieldPlan, plan.defaults[fieldPlan.field]);
    if ('value' in reading) values[fieldPlan.field] = reading.value;
    else if (reading.problem) problems.push(reading.problem);
  }
  return { values, problems };
}

/** A default replaces a missing value, never an unreadable one. */
function readField(row: FeedRow, { field, from, transform }: FieldPlan, defaultValue: unknown): FieldReading {
  const given = from.map((column) => row.cells.get(column) ?? '');
  const value = transform.read(given.map((cell) => (isBlank(cell) ? '' : cell)));
  if (value !== undefined) return { value };
  const [main = ''] = given;
  if (!isBlank(main)) return { problem: { field, reason: `not ${transform.expects}`, value: main } };
  if (defaultValue !== undefined) return { value: defaultValue };
  return STOCK_FIELDS[field].missing === 'default'
    ? {}
    : { problem: { field, reason: 'missing', value: main } };
}
