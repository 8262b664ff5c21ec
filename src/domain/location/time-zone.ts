import type { STATES } from '#domain/states.ts';

export type State = (typeof STATES)[number];

/**
 * IANA zones, which know each state's daylight saving; Queensland, the Northern Territory and Western Australia have
 * none.
 */
const TIME_ZONES = {
  act: 'Australia/Canberra',
  nsw: 'Australia/Sydney',
  nt: 'Australia/Darwin',
  qld: 'Australia/Brisbane',
  sa: 'Australia/Adelaide',
  tas: 'Australia/Hobart',
  vic: 'Australia/Melbourne',
  wa: 'Australia/Perth',
} as const satisfies Record<State, string>;

/** The time zone of locations in a state (T-02). */
export function timeZoneOf(state: State): string {
  return TIME_ZONES[state];
}
