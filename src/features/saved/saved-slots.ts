/** An entry of a list in its place on the page. */
export interface SavedSlot<Entry> {
  readonly entry: Entry;
  /** Whether the list still holds it; otherwise its place offers to bring it back. */
  readonly saved: boolean;
}

/**
 * The places of a page after its list has changed: entries that were taken off keep theirs, what was changed or brought
 * back stays where it stood, and what is new comes last.
 */
export function updateSlots<Entry>(
  places: readonly SavedSlot<Entry>[],
  list: readonly Entry[],
  keyOf: (entry: Entry) => string,
): readonly SavedSlot<Entry>[] {
  const listed = new Map(list.map((entry) => [keyOf(entry), entry]));
  const placed = new Set(places.map(({ entry }) => keyOf(entry)));
  return [
    ...places.map(({ entry }) => {
      const now = listed.get(keyOf(entry));
      return { entry: now ?? entry, saved: now !== undefined };
    }),
    ...list.filter((entry) => !placed.has(keyOf(entry))).map((entry) => ({ entry, saved: true })),
  ];
}
