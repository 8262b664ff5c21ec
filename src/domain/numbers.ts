const WHOLE = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

/** A whole number with thousand separators (spec 9): 45120 -> '45,120'. */
export function wholeNumber(value: number): string {
  return WHOLE.format(value);
}

/** '$' and a whole number (spec 9): 52990.4 -> '$52,990'. */
export function dollars(amount: number): string {
  return `$${wholeNumber(amount)}`;
}
