import { isPlainObject, type PlainObject } from '#platform/plain-object.ts';

/** Deeper than any stock feed; a file beyond it is a mistake or an attack. */
export const MAX_DEPTH = 32;

/** The text of an XML element that has attributes. */
export const TEXT_KEY = '#text';

/**
 * Flattens a nested record to cells: 'address.city' for nested values, lists with one value per line. An element with
 * attributes has its text under its own name, and a list of names with values is columns of those names. Any other nested structure also becomes a cell itself, as JSON, for fields
 * that are structures ('finance_lenders'). Undefined if the record is nested deeper than MAX_DEPTH.
 */
export function flatten(record: PlainObject): Map<string, string> | undefined {
  const cells = new Map<string, string>();
  const isShallow = Object.entries(record).every(([key, value]) => addCell(cells, key, value, 1));
  return isShallow ? cells : undefined;
}

function addCell(cells: Map<string, string>, path: string, value: unknown, depth: number): boolean {
  if (depth > MAX_DEPTH) return false;
  if (isPlainObject(value)) return addBranch(cells, path, value, depth) && addStructure(cells, path, value);
  if (!Array.isArray(value)) return addText(cells, path, value);
  const named = readNamedValues(value);
  if (named) return named.every(([name, text]) => addText(cells, `${path}.${name}`, text));
  const holdsStructures = value.some((item) => typeof item === 'object' && item !== null);
  const isShallow = value.every((item) =>
    isPlainObject(item) ? addBranch(cells, path, item, depth + 1) : addCell(cells, path, item, depth + 1),
  );
  return isShallow && (holdsStructures ? addStructure(cells, path, value) : addText(cells, path, ''));
}

function addBranch(cells: Map<string, string>, path: string, value: object, depth: number): boolean {
  return Object.entries(value).every(([key, child]) =>
    addCell(cells, key === TEXT_KEY ? path : `${path}.${key}`, child, depth + 1),
  );
}

/** The columns of a list such as [{"name": "Colour", "value": "Red"}, ...] or [{"type": "EGC", "amount": 9990}]. */
function readNamedValues(list: readonly unknown[]): [name: string, value: unknown][] | undefined {
  const named = list.map((item) =>
    isPlainObject(item) ? (readPart(item) ?? readNamedValue(item)) : undefined,
  );
  const known = named.filter((pairs) => pairs !== undefined);
  const isSure =
    list.length > 1 ||
    list.some(
      (item) =>
        isPlainObject(item) && (findKey(item, AMOUNT_KEYS) || findKey(item, KIND_KEYS) || readPart(item)),
    );
  return isSure && known.length === list.length ? known.flat() : undefined;
}

/** What is outside or inside a vehicle: the colour of [{"location": "Exterior", "name": "White"}, ...]. */
function readPart(item: PlainObject): [name: string, value: unknown][] | undefined {
  const part = Object.keys(item).find((key) => PART.test(String(firstOf(item[key]))));
  if (part === undefined || Object.keys(item).length === 1) return undefined;
  const { [part]: name, ...others } = item;
  return Object.entries(others).map(([key, value]) => [
    findKey({ [key]: value }, VALUE_KEYS) ? `${firstOf(name)}` : `${firstOf(name)}.${key}`,
    firstOf(value),
  ]);
}

/** A name with its value, and its unit in a column beside it. */
function readNamedValue(item: PlainObject): [name: string, value: unknown][] | undefined {
  const key = findKey(item, NAME_KEYS) ?? findKey(item, KIND_KEYS) ?? findKey(item, TYPE_KEYS);
  const [name, value] = [key, findKey(item, VALUE_KEYS)].map((one) => one && firstOf(item[one]));
  if (key === undefined || typeof name !== 'string' || name === '') return undefined;
  if (value === undefined || typeof value === 'object' || String(value).includes('://')) return undefined;
  if (TYPE_KEYS.has(key.toLowerCase()) && !CODE.test(String(value))) return undefined;
  const column = name.replaceAll('.', ' ');
  const unit = findKey(item, UNIT_KEYS);
  return [
    [column, value],
    ...(unit ? [[`${column}.${unit}`, firstOf(item[unit])] as [string, unknown]] : []),
  ];
}

function findKey(item: PlainObject, keys: ReadonlySet<string>): string | undefined {
  return Object.keys(item).find((key) => keys.has(key.toLowerCase()));
}

function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

const PART = /^(?:ext(?:erior)?|int(?:erior)?)$/i;
/** Amounts and codes have types, such as 'DriveAway' and 'VIN'; texts of several types are one list. */
const TYPE_KEYS = new Set(['type', '@type']);
const CODE = /^(?:\$?\d[\d,. ]*|(?=\D*\d)[\w-]+)$/;
/** What one text or price is for, even where it is alone: notes for visitors and for staff are two columns. */
const KIND_KEYS = new Set(['audience', '@audience', 'visibility', '@visibility', '@kind', '@domain']);
const NAME_KEYS = new Set(['name', 'key', 'label', '@name', '@key', '@label']);
const AMOUNT_KEYS = new Set(['amount', '@amount']);
const VALUE_KEYS = new Set(['value', 'text', 'values', 'options', '@value', ...AMOUNT_KEYS, TEXT_KEY]);
const UNIT_KEYS = new Set(['unit', 'units', 'unitofmeasure', 'uom', 'currency', '@unit', '@currency']);

function addStructure(cells: Map<string, string>, path: string, value: unknown): true {
  const hasText = [value].flat().some((item) => isPlainObject(item) && TEXT_KEY in item);
  if (!hasText) cells.set(path, JSON.stringify(value));
  return true;
}

/** Adds a line to a cell; an absent value makes the column known and empty. */
function addText(cells: Map<string, string>, path: string, value: unknown): true {
  const text = value === null ? '' : String(value).trim();
  const before = cells.get(path) ?? '';
  // Both offers of a vehicle name its yard.
  const isRepeat = before === text;
  cells.set(path, before && text && !isRepeat ? `${before}\n${text}` : before || text);
  return true;
}
