/** What every key that reaches a browser must narrow its searches to (T-31). */
export const SCOPE = { filter_by: 'show_on_dealer_website:=true' } as const;

/** A digest in base64, and the first letters of the key that it was made from. */
const BEFORE_PARAMETERS = 44 + 4;

/**
 * Whether a key is a scoped one that narrows every search to listed cars. A cluster's own keys are not: they must never
 * stand in a page.
 */
export function isScopedKey(key: string): boolean {
  try {
    const parameters: unknown = JSON.parse(atob(key).slice(BEFORE_PARAMETERS));
    const filter = (parameters as { readonly filter_by?: unknown } | null)?.filter_by;
    return typeof filter === 'string' && filter.includes(SCOPE.filter_by);
  } catch {
    return false;
  }
}
