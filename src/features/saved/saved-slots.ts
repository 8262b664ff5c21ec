/** An entry of a list at its position on the page. */
export interface SavedSlot<Entry> {
  readonly entry: Entry;
  /** Whether the list still contains it; if not, its position offers to restore it. */
  readonly saved: boolean;
}

/**
 * The slots of a page after its list has changed: removed, changed and restored entries keep their position, new ones are
 * appended.
 */
export function updateSlots<Entry>(
  slots: readonly SavedSlot<Entry>[],
  list: readonly Entry[],
  keyOf: (entry: Entry) => string,
): readonly SavedSlot<Entry>[] {
  const listed = new Map(list.map((entry) => [keyOf(entry), entry]));
  const shown = new Set(slots.map(({ entry }) => keyOf(entry)));
  return [
    ...slots.map(({ entry }) => {
      const current = listed.get(keyOf(entry));
      return { entry: current ?? entry, saved: current !== undefined };
    }),
    ...list.filter((entry) => !shown.has(keyOf(entry))).map((entry) => ({ entry, saved: true })),
  ];
}
