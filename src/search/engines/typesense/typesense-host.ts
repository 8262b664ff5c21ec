/** Where a dealer's pages search: all that a browser may know of a Typesense cluster. */
export interface TypesenseHost {
  /** 'search.example.com.au'. */
  readonly host: string;
  readonly port: number;
  readonly protocol: 'http' | 'https';
  /** The alias that stands for the newest collection. */
  readonly index: string;
  /** A scoped key: it can search listed cars and nothing else. */
  readonly key: string;
}

/** 'https://search.example.com.au', with the port where it is not the protocol's own. */
export function getTypesenseOrigin({ protocol, host, port }: Omit<TypesenseHost, 'index' | 'key'>): string {
  return new URL(`${protocol}://${host}:${port}`).origin;
}
