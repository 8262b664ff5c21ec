import type { StockFieldName } from '#stock/mapping/fields.ts';

/** The most characters of a text that has no limit of its own. */
const MAX_TEXT_LENGTH = 200;

/** Make and model end up in addresses and in the names of files, which a disk limits to 255 bytes. */
const MAX_LENGTHS: Partial<Record<StockFieldName, number>> = {
  make: 60,
  model: 80,
  badge: 120,
  stocknum: 60,
  vin: 40,
  tag: 60,
  price_type: 80,
  status: 60,
  primary_image_url: 2000,
  file: 2000,
  description: 20_000,
};

/** The most items of a list. */
const MAX_ITEMS = 200;
const MAX_ITEM_LENGTH = 2000;
/** The most characters of a structure, as JSON: figures of all lenders are a few thousand. */
const MAX_STRUCTURE_LENGTH = 400_000;

/** Why a value is larger than a page can hold, or undefined when it is not: 'has 280 characters, 80 at most'. */
export function findSizeProblem(field: StockFieldName, value: unknown): string | undefined {
  if (typeof value === 'string') return findTextProblem(value, MAX_LENGTHS[field] ?? MAX_TEXT_LENGTH);
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
