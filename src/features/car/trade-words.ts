/**
 * A feed's wording as the trade writes it: 'Petrol - Premium Unleaded' -> 'Petrol, premium unleaded', 'single-speed
 * automatic' -> 'Single-speed automatic'. Abbreviations stay as they are: 'CVT', 'LPG'.
 */
export function toTradeWords(text: string | null): string | null {
  if (text === null) return null;
  const words = text
    .trim()
    .replace(/\s+[-–/]\s+/g, ', ')
    .replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
