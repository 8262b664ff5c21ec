/** One address of the dealer's earlier website, and where it leads now. */
export interface MovedAddress {
  /** Its line in the file. */
  readonly line: number;
  /** A path, encoded: '/old-page.php', '/news/*'. */
  readonly from: string;
  /** The query that it needs, in the order of the file: 'id=12&lang=en'; '' = any. */
  readonly query: string;
  /** A path of this site, or an https address. */
  readonly to: string;
}

/** What makes two addresses one: the slash at the end and the order of parameters do not matter. */
export function getAddressKey({ from, query }: Pick<MovedAddress, 'from' | 'query'>): string {
  return `${from.replace(/\/+$/, '')}?${query.split('&').sort().join('&')}`;
}

/** Whether it stands for all addresses that begin with it. */
export function isWildcard({ from }: Pick<MovedAddress, 'from'>): boolean {
  return from.endsWith('/*') || from.includes('/:');
}
