/**
 * The locale by which dates, numbers and lists are formatted and names sorted. English looks the same in every country of the
 * table (country.ts), so nothing has to pass one on.
 */
export const FORMAT_LOCALE = 'en-AU';

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * A whole number with thousands separators: 45120 -> '45,120'. Never '-0', which floating-point sums can produce. Not by
 * `Intl.NumberFormat`: making the first of a page takes a slow phone 150 ms.
 */
export function formatWholeNumber(value: number): string {
  const digits = String(Math.round(Math.abs(value)));
  return `${value < 0 && digits !== '0' ? '-' : ''}${digits.replace(THOUSANDS, ',')}`;
}

/** '$' and a whole number: 52990.4 -> '$52,990'. */
export function formatDollars(amount: number): string {
  return `$${formatWholeNumber(amount)}`;
}

/** A number in its unit: '$52,990', '45,120 km'; without a unit as it is, such as a year. */
export function formatAmount(value: number, unit: string): string {
  if (unit === '$') return formatDollars(value);
  return unit === '' ? String(value) : `${formatWholeNumber(value)} ${unit}`;
}
