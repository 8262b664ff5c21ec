const WHOLE_NUMBER = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0, signDisplay: 'negative' });

/** A whole number with thousands separators: 45120 -> '45,120'. Never '-0', which floating-point sums can produce. */
export function formatWholeNumber(value: number): string {
  return WHOLE_NUMBER.format(value);
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
