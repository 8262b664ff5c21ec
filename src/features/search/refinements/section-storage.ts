/** Which sections of the filter panel a visitor opened or closed, by heading. */
export type SectionStates = Readonly<Record<string, boolean>>;

/** What is kept; nothing where storage is off or holds something else. */
export function readSectionStates(storage: () => Storage, key: string): SectionStates {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? '{}');
    const pairs = Object.entries(typeof kept === 'object' && kept !== null ? kept : {});
    return Object.fromEntries(pairs.filter(([, open]) => typeof open === 'boolean'));
  } catch {
    return {};
  }
}

/** Keeps one more; where storage is off or full, nothing is kept. */
export function storeSectionState(storage: () => Storage, key: string, label: string, open: boolean): void {
  try {
    storage().setItem(key, JSON.stringify({ ...readSectionStates(storage, key), [label]: open }));
  } catch {
    // A visitor who allows no storage still has the section as it is.
  }
}
