/** Up to which age in years and how many kilometres a vehicle is priced online: two variants. */
export const ONLINE_LIMITS = {
  'seven-years': { years: 7, km: 100_000 },
  'ten-years': { years: 10, km: 100_000 },
} as const;

export type OnlineVariant = keyof typeof ONLINE_LIMITS;

/**
 * Whether a vehicle is priced online: none over 7 years old or 100,000 km, or over 10 years or 100,000 km. Exactly so
 * old or so far is not over. `year` is the vehicle's own; its age is counted in calendar years.
 */
export function isPricedOnline(
  { year, km }: { readonly year: number; readonly km: number },
  variant: OnlineVariant,
  now: Date,
): boolean {
  const limits = ONLINE_LIMITS[variant];
  return now.getUTCFullYear() - year <= limits.years && km <= limits.km;
}
