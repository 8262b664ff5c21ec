import { parseJson } from '#stock/readers/parse-json.ts';

/** The list or object in a cell that holds JSON; undefined for anything else, a plain number or text too. */
export function parseStructure(cell: string): object | undefined {
  const parsed = parseJson(cell);
  return 'value' in parsed && typeof parsed.value === 'object' && parsed.value !== null
    ? parsed.value
    : undefined;
}
