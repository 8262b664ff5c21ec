import type { Location } from '#domain/location/location.ts';
import type { FeedOrigin } from '#stock/mapping/import-plan.ts';

/** What a dealer's own files say that its feed must agree with. A part that is absent is not checked. */
export interface DealerRules extends FeedOrigin {
  /** The locations of content/locations.json, hidden ones too. */
  readonly locationIds?: ReadonlySet<string> | undefined;
  /** The same locations, for what asks about them. */
  readonly locations?: readonly Location[] | undefined;
  /** The hosts that pages may show pictures from. */
  readonly imageHosts?: readonly string[] | undefined;
  /** The latest model year that can be for sale. */
  readonly latestYear?: number | undefined;
}
