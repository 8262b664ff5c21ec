import { hasPrice } from '#domain/car/price/price.ts';
import { isRequired, STOCK_FIELDS, type StockFieldName } from '#stock/mapping/fields.ts';
import type { FieldPlan, ImportPlan, PlannedSource } from '#stock/mapping/import-plan.ts';
import { type TidyCell, type Transform, tidyCell } from '#stock/mapping/transforms.ts';
import { meetsConditions } from '#stock/mapping/translate-cells.ts';
import { isBlank } from '#stock/normalise/text/tidy-text.ts';
import type { FeedRow } from '#stock/readers/feed.ts';
import type { RowProblem } from './report.ts';

/** The values of a row in our fields, with the problems found. Fields without a value are absent. */
export interface MappedRow {
  readonly values: Partial<Record<StockFieldName, unknown>>;
  readonly problems: readonly RowProblem[];
}

/** What was found; a value may come with a problem, if it had to be repaired. */
interface FieldReading {
  readonly value?: unknown;
  readonly problem?: RowProblem;
}

/** Reads a row's cells into the fields of a car. Never throws, whatever the cells contain. */
export function mapRow(row: FeedRow, plan: ImportPlan): MappedRow {
  const values: MappedRow['values'] = { ...plan.constants };
  const problems: RowProblem[] = [];
  for (const fieldPlan of plan.fields) {
    const { value, problem } = readField(row, fieldPlan, plan.defaults[fieldPlan.field]);
    if (value !== undefined) values[fieldPlan.field] = value;
    if (problem) problems.push(problem);
  }
  return { values, problems };
}

/** A default replaces a missing value, never an unreadable one. */
function readField(row: FeedRow, { field, sources }: FieldPlan, otherwise: unknown): FieldReading {
  let placeholder: FieldReading | undefined;
  let problem: RowProblem | undefined;
  for (const source of sources) {
    const reading = readSource(row, field, source);
    if (reading?.value === null && otherwise !== undefined) return { value: otherwise };
    if (reading?.value !== undefined && !isNoPrice(field, reading.value)) return reading;
    if (reading?.value !== undefined) placeholder ??= reading;
    problem ??= reading?.problem;
  }
  if (placeholder) return placeholder;
  if (problem) return { problem };
  if (otherwise !== undefined) return { value: otherwise };
  if (STOCK_FIELDS[field].missing === 'default') return {};
  const main = row.cells.get(sources[0]?.from[0] ?? '') ?? '';
  return { problem: { field, reason: 'missing', value: main } };
}

/** Of several prices the first that is one counts: a special price may be 0. */
function isNoPrice(field: StockFieldName, value: unknown): boolean {
  return field === 'price' && typeof value === 'number' && !hasPrice({ price: value });
}

/** Undefined if the source does not apply or is empty. */
function readSource(
  row: FeedRow,
  field: StockFieldName,
  { from, translate, transform, reading, when, isCurrent }: PlannedSource,
): FieldReading | undefined {
  if (!meetsConditions(row.cells, when) || !isCurrent(row.cells)) return undefined;
  const given = from.map((column) => row.cells.get(column) ?? '');
  const tidy = given.map((cell) => tidyCell(cell, transform));
  const cells = tidy.map((cell) => translate('text' in cell ? cell.text : '', row.cells));
  const value = transform.read(cells, reading);
  // What every car has cannot be nothing: another source says it, or the default.
  if (value === null && (isRequired(field) || field === 'status')) return undefined;
  if (value === undefined) return describeUnreadable(field, given, tidy, cells, transform);
  const repaired = given[tidy.findIndex((cell) => 'text' in cell && cell.isRepaired)];
  return { value, ...(repaired !== undefined && { problem: { field, value: repaired, ...REPAIRED } }) };
}

/** Why cells cannot be read; undefined if they are empty. */
function describeUnreadable(
  field: StockFieldName,
  given: readonly string[],
  tidy: readonly TidyCell[],
  cells: readonly string[],
  { expects }: Transform,
): FieldReading | undefined {
  const unfit = tidy.findIndex((cell) => 'problem' in cell);
  const cell = tidy[unfit];
  if (cell && 'problem' in cell)
    return { problem: { field, reason: cell.problem, value: given[unfit] ?? '' } };
  if (isBlank(cells[0] ?? '')) return undefined;
  return { problem: { field, reason: `not ${expects}`, value: given[0] ?? '' } };
}

const REPAIRED = {
  reason: 'had HTML or garbled characters, which are repaired',
  fix: 'Nothing to do; the sender can write plain text in UTF-8.',
};
