/** As many as fit side by side. */
export const MAX_COMPARED = 4;

export const COMPARE_PATH = '/compare/';

/** The picked cars with one more; undefined when there is no room for it. */
export function addToSelection(picks: readonly string[], id: string): readonly string[] | undefined {
  if (picks.includes(id)) return picks;
  return picks.length < MAX_COMPARED ? [...picks, id] : undefined;
}

/** The picked cars without one. */
export function removeFromSelection(picks: readonly string[], id: string): readonly string[] {
  return picks.filter((pick) => pick !== id);
}
