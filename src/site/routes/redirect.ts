/** An address that leads to another. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** The query that the address must have: 'id=12'. */
  readonly query?: string;
  /** Applies even where there is a page. */
  readonly force?: boolean;
}
