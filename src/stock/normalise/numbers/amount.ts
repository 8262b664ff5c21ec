/** Groups of three digits with one mark between them, and cents with another: '12,990', "39'990.50", '1.234,50'. */
const GROUPED = /^(\d{1,3}(?:([,. '’])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/;
const PLAIN = /^(\d+)(?:\.(\d+))?$/;
/** '39990,00': after fewer digits a comma could be one of thousands. */
const WITH_COMMA = /^(\d{3,}),(\d{1,2})$/;
/** '1,42,000', as it is written in India. */
const LAKHS = /^\d{1,2}(?:,\d{2})+,\d{3}$/;
/** '41.5k' and '1.2 lakh', as adverts write them. */
const IN_WORDS = /^(\d{1,3})(?:[.,](\d{1,3}))? ?(?:(k)|la(?:kh|c)s?)$/i;

/** Amounts and odometer readings are smaller; a longer number is a phone number or a VIN. */
const MAX_AMOUNT = 999_999_999;

/** '12,990', '12 990', '12.990,50', '12990.50', '13k' or '1.2 lakh' as a whole number; undefined for anything else ('-1', '12,99', 'POA'). */
export function parseAmount(text: string): number | undefined {
  const [, number, part = '', k] = IN_WORDS.exec(text) ?? [];
  if (number !== undefined) return Math.round(Number(`${number}.${part}`) * (k ? 1000 : 100_000));
  const [, grouped, , cents = ''] = GROUPED.exec(text) ?? [];
  const [, plain, decimals = ''] = PLAIN.exec(text) ?? WITH_COMMA.exec(text) ?? [];
  const whole = grouped ?? plain ?? LAKHS.exec(text)?.[0];
  if (whole === undefined) return undefined;
  const value = Math.round(Number(`${whole.replace(/\D/g, '')}.${grouped ? cents : decimals}`));
  return value <= MAX_AMOUNT ? value : undefined;
}

/** A plain whole number, 0 included. */
export function parseCount(text: string): number | undefined {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
}

const asIs = (value: number) => value;

/**
 * Creates a reader of numbers that stand alone or before some words, a pattern: '5 Seats', '5-seater', '1,598 cc'. Undefined
 * before other words ('4 Doors'), and for 0 and more than `max`. `scale` converts from another unit.
 */
export function createNumberParser(
  words: string,
  max: number,
  scale = asIs,
): (text: string) => number | undefined {
  const ending = new RegExp(`[ -]?(?:${words})$`, 'i');
  return (text) => {
    const digits = text.trim().replace(ending, '');
    const value = Math.round(scale(parseDecimal(digits) ?? parseAmount(digits) ?? 0));
    return value >= 1 && value <= max ? value : undefined;
  };
}

/** '6.4' and '6.4 L/100km': a number with one decimal, which a point or comma precedes, before some words. */
export function createDecimalParser(words: string, max: number): (text: string) => number | undefined {
  const ending = new RegExp(`[ -]?(?:${words})$`, 'i');
  return (text) => {
    const value = parseDecimal(text.trim().replace(ending, ''));
    return value !== undefined && value > 0 && value <= max ? Math.round(value * 10) / 10 : undefined;
  };
}

function parseDecimal(digits: string): number | undefined {
  return /^\d{1,4}(?:[.,]\d{1,2})?$/.test(digits) ? Number(digits.replace(',', '.')) : undefined;
}
