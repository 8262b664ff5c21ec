const AMOUNT = /^(\d{1,3}(?:[, ]\d{3})+|\d+)(\.\d{1,2})?$/;

/** Amounts and odometer readings are smaller; a longer number is a phone number or a VIN. */
const MAX_AMOUNT = 999_999_999;

/** '12,990', '12 990' or '12990.50' as a whole number; undefined for anything else ('12.990', '-1', '12,99', 'POA'). */
export function parseAmount(text: string): number | undefined {
  const [, whole, cents = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const value = Math.round(Number(`${whole.replace(/[, ]/g, '')}${cents}`));
  return value <= MAX_AMOUNT ? value : undefined;
}
