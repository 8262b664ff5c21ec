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
