/** What every key that reaches a browser must narrow its searches to (T-31). */
export const REQUIRED_SCOPE = { filter_by: 'show_on_dealer_website:=true' } as const;

/** A digest in base64, and the first letters of the key that it was made from. */
const PARAMETERS_OFFSET = 44 + 4;

/**
 * Whether a key is a scoped one that narrows every search to listed cars. A cluster's own keys are not: they must never
 * stand in a page.
 */
export function isScopedKey(key: string): boolean {
  try {
    const parameters: unknown = JSON.parse(atob(key).slice(PARAMETERS_OFFSET));
    const filter = (parameters as { readonly filter_by?: unknown } | null)?.filter_by;
    return typeof filter === 'string' && filter.includes(REQUIRED_SCOPE.filter_by);
  } catch {
    return false;
  }
}
