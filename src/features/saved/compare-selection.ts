/** The number of cars that fit side by side. */
export const MAX_COMPARED = 4;

export const COMPARE_PATH = '/compare/';

/** The selection with one more car; undefined if it is full. */
export function addToSelection(selection: readonly string[], id: string): readonly string[] | undefined {
  if (selection.includes(id)) return selection;
  return selection.length < MAX_COMPARED ? [...selection, id] : undefined;
}

/** The selection without a car. */
export function removeFromSelection(selection: readonly string[], id: string): readonly string[] {
  return selection.filter((selected) => selected !== id);
}
