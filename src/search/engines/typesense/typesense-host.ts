/** The Typesense cluster that a dealer's pages search; everything here is public. */
export interface TypesenseHost {
  /** 'search.example.com.au'. */
  readonly host: string;
  readonly port: number;
  readonly protocol: 'http' | 'https';
  /** The alias of the newest collection. */
  readonly index: string;
  /** A scoped key, which can only search listed cars. */
  readonly key: string;
}

/** 'https://search.example.com.au', with the port if it is not the protocol's default. */
export function getTypesenseOrigin({ protocol, host, port }: Omit<TypesenseHost, 'index' | 'key'>): string {
  return new URL(`${protocol}://${host}:${port}`).origin;
}

/** The restriction that every key in a browser must carry (T-31). */
export const REQUIRED_SCOPE = { filter_by: 'show_on_dealer_website:=true' } as const;

/** The parameters follow a digest in base64 (44 characters) and the first 4 characters of the parent key. */
const PARAMETERS_OFFSET = 44 + 4;

/**
 * Whether a key is scoped so that every search finds listed cars only. A cluster's own keys are not, and must never
 * appear in a page.
 */
export function isScopedKey(key: string): boolean {
  try {
    const { filter_by: filter }: { readonly filter_by?: unknown } = JSON.parse(
      atob(key).slice(PARAMETERS_OFFSET),
    );
    return typeof filter === 'string' && filter.includes(REQUIRED_SCOPE.filter_by);
  } catch {
    return false;
  }
}
