/** Which sections of the filter panel a visitor opened or closed, by heading. */
export type SectionStates = Readonly<Record<string, boolean>>;

/** The stored states; empty where storage is disabled or the value is invalid. */
export function readSectionStates(storage: () => Storage, key: string): SectionStates {
  try {
    const stored: object = JSON.parse(storage().getItem(key) ?? '{}');
    return Object.fromEntries(Object.entries(stored).filter(([, open]) => typeof open === 'boolean'));
  } catch {
    return {};
  }
}

/** Stores the state of one section; does nothing where storage is disabled or full. */
export function storeSectionState(storage: () => Storage, key: string, label: string, open: boolean): void {
  try {
    storage().setItem(key, JSON.stringify({ ...readSectionStates(storage, key), [label]: open }));
  } catch {
    // The section still opens and closes; only the next page does not know.
  }
}
