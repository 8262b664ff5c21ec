import { MAX_DEPTH } from '#stock/readers/flatten.ts';
import { parseJson } from '#stock/readers/parse-json.ts';

/**
 * The list or object in a cell that holds JSON; undefined for anything else, a plain number or text too, and for one
 * that is nested deeper than a feed's records may be.
 */
export function parseStructure(cell: string): object | undefined {
  const parsed = parseJson(cell);
  return 'value' in parsed && isStructure(parsed.value) && isShallow(parsed.value) ? parsed.value : undefined;
}

/** Level by level, as a nested call for each of them would run out of stack. */
function isShallow(value: object): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((node) => Object.values(node).filter(isStructure));
  }
  return true;
}

function isStructure(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
