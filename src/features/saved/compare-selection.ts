/** As many as fit side by side. */
export const MOST_COMPARED = 4;

export const COMPARE_PATH = '/compare/';

/** The picked cars with one more; undefined when there is no room for it. */
export function withPick(picks: readonly string[], id: string): readonly string[] | undefined {
  if (picks.includes(id)) return picks;
  return picks.length < MOST_COMPARED ? [...picks, id] : undefined;
}

/** The picked cars without one. */
export function withoutPick(picks: readonly string[], id: string): readonly string[] {
  return picks.filter((pick) => pick !== id);
}
