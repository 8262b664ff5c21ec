import { STOCK_FIELDS, type StockFieldName } from '#stock/mapping/fields.ts';

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
