import { getLocalYear } from '#domain/hours/local-time.ts';

/** The maximum age in years and kilometres of vehicles priced online, in two variants. */
export const ONLINE_LIMITS = {
  'seven-years': { years: 7, km: 100_000 },
  'ten-years': { years: 10, km: 100_000 },
} as const;

export type OnlineVariant = keyof typeof ONLINE_LIMITS;

/**
 * Whether a vehicle is priced online: up to 7 years (or 10, by variant) and 100,000 km, both limits included. `year` is
 * the vehicle's model year; its age is counted in calendar years, as they begin at the dealer's.
 */
export function isPricedOnline(
  { year, km }: { readonly year: number; readonly km: number },
  variant: OnlineVariant,
  now: Date,
  timeZone: string,
): boolean {
  const limits = ONLINE_LIMITS[variant];
  return getLocalYear(now, timeZone) - year <= limits.years && km <= limits.km;
}
