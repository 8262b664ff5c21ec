import { parseAmount } from './amount.ts';

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
