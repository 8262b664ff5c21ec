const WHOLE = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0, signDisplay: 'negative' });

/** A whole number with thousand separators: 45120 -> '45,120'. Never '-0', which sums of fractions may leave. */
export function wholeNumber(value: number): string {
  return WHOLE.format(value);
}

/** '$' and a whole number: 52990.4 -> '$52,990'. */
export function dollars(amount: number): string {
  return `$${wholeNumber(amount)}`;
}
