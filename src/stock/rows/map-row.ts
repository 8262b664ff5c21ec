import { STOCK_FIELDS, type StockFieldName } from '#stock/mapping/fields.ts';
import type { FieldPlan, ImportPlan, PlannedSource } from '#stock/mapping/import-plan.ts';
import { MAX_FACT_LENGTH, tidyCell } from '#stock/mapping/transforms.ts';
import { meetsConditions } from '#stock/mapping/translate-cells.ts';
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
function readField(row: FeedRow, { field, sources }: FieldPlan, otherwise: unknown): FieldReading {
  let problem: RowProblem | undefined;
  for (const source of sources) {
    const reading = readSource(row, field, source);
    if (reading && 'value' in reading) return reading;
    problem ??= reading?.problem;
  }
  if (problem) return { problem };
  if (otherwise !== undefined) return { value: otherwise };
  if (STOCK_FIELDS[field].missing === 'default') return {};
  const main = row.cells.get(sources[0]?.from[0] ?? '') ?? '';
  return { problem: { field, reason: 'missing', value: main } };
}

/** Undefined if the source does not apply or is empty. */
function readSource(
  row: FeedRow,
  field: StockFieldName,
  { from, translate, transform, dates, when }: PlannedSource,
): FieldReading | undefined {
  if (!meetsConditions(row.cells, when)) return undefined;
  const given = from.map((column) => row.cells.get(column) ?? '');
  const tidy = given.map((cell) => tidyCell(cell, transform));
  const long = given[tidy.indexOf(undefined)];
  if (long !== undefined)
    return {
      problem: { field, reason: `has ${long.length} characters, ${MAX_FACT_LENGTH} at most`, value: long },
    };
  const cells = tidy.map((cell) => translate(cell ?? '', row.cells));
  const value = transform.read(cells, dates);
  if (value !== undefined) return { value };
  const [main = ''] = given;
  return isBlank(cells[0] ?? '')
    ? undefined
    : { problem: { field, reason: `not ${transform.expects}`, value: main } };
}
