import { type State, timeZoneOf } from './time-zone.ts';

/** The IANA zone of a dealer: that of the first location. */
export function findDealerTimeZone(
  locations: readonly { readonly address: { readonly state: State } }[],
): string {
  return timeZoneOf(locations[0]?.address.state ?? 'nsw');
}
