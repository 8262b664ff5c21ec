import { getRegion, type State } from '#domain/country.ts';

/** A place whose clock is wanted: an address, or a dealer with its home state alone. */
export interface Place {
  readonly state: State;
  readonly city?: string | undefined;
}

/** The IANA time zone of a place: that of its state, unless its town keeps another time (T-02). */
export function timeZoneOf({ state, city = '' }: Place): string {
  const { timeZone, towns = {} } = getRegion(state);
  return towns[city.trim().toLowerCase()] ?? timeZone;
}

/** The time zone of a dealer: that of the first location. */
export function findDealerTimeZone(locations: readonly { readonly address: Place }[]): string {
  return timeZoneOf(locations[0]?.address ?? { state: 'nsw' });
}
