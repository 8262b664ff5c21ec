import { parseAmount } from './amount.ts';

/** A plain whole number, 0 included. */
export function parseCount(text: string): number | undefined {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
}

/**
 * Creates a reader of numbers that stand alone or before some words, a pattern: '5 Seats', '5-seater', '1,598 cc'. Undefined
 * before other words ('4 Doors'), and for 0 and more than `max`.
 */
export function createNumberParser(words: string, max = 99_999): (text: string) => number | undefined {
  const ending = new RegExp(`[ -]?(?:${words})$`, 'i');
  return (text) => {
    const value = parseAmount(text.trim().replace(ending, '')) ?? 0;
    return value >= 1 && value <= max ? value : undefined;
  };
}
