import { parseJson } from '#stock/readers/parse-json.ts';

/** Parses a cell that contains a JSON list or object; undefined for anything else, plain numbers and text included. */
export function parseStructure(cell: string): object | undefined {
  const parsed = parseJson(cell);
  return 'value' in parsed && typeof parsed.value === 'object' && parsed.value !== null
    ? parsed.value
    : undefined;
}
