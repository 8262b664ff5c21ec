import type { STATES } from '#domain/states.ts';

export type State = (typeof STATES)[number];

/** IANA zones: they know each state's daylight saving, which Queensland, the Territory and the West do not keep. */
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

/** The zone in which a place of this state counts its days and hours (T-02). */
export function timeZoneOf(state: State): string {
  return TIME_ZONES[state];
}
