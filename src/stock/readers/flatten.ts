import { isPlainObject, type PlainObject } from './plain-object.ts';

/** Deeper than any stock feed; a file beyond it is a mistake or an attack. */
export const MAX_DEPTH = 32;

/**
 * Flattens a nested record to cells: 'address.city' for nested values, lists with one value per line. A nested
 * structure also becomes a cell itself, as JSON, for fields that are structures ('finance_lenders'). Undefined if the
 * record is nested deeper than MAX_DEPTH.
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
  const holdsStructures = value.some((item) => typeof item === 'object' && item !== null);
  const isShallow = value.every((item) =>
    isPlainObject(item) ? addBranch(cells, path, item, depth + 1) : addCell(cells, path, item, depth + 1),
  );
  return isShallow && (holdsStructures ? addStructure(cells, path, value) : addText(cells, path, ''));
}

function addBranch(cells: Map<string, string>, path: string, value: object, depth: number): boolean {
  return Object.entries(value).every(([key, child]) => addCell(cells, `${path}.${key}`, child, depth + 1));
}

function addStructure(cells: Map<string, string>, path: string, value: unknown): true {
  cells.set(path, JSON.stringify(value));
  return true;
}

/** Adds a line to a cell; an absent value makes the column known and empty. */
function addText(cells: Map<string, string>, path: string, value: unknown): true {
  const text = value === null ? '' : String(value).trim();
  const before = cells.get(path) ?? '';
  cells.set(path, before && text ? `${before}\n${text}` : before || text);
  return true;
}
