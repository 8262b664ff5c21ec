/**
 * A feed's wording as the trade says it: 'Petrol - Premium Unleaded ULP' -> 'Premium unleaded petrol', 'Petrol/Electric' ->
 * 'Petrol hybrid', '6 sp automatic' -> '6-speed automatic'. Abbreviations stay as they are: 'CVT', 'LPG'.
 */
export function toTradeWords(text: string | null): string | null {
  if (text === null) return null;
  const words = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\b(unleaded)\s+P?ULP\b/i, '$1')
    .replace(/\b(petrol|diesel)\s*[/-]\s*electric(?:\s+hybrid)?\b/i, '$1 hybrid')
    .replace(/\bhybrid\s+plug-?\s?in\b/i, 'plug-in hybrid')
    .replace(/(.+?)\s+[-–]\s+(.+)/, '$2 $1')
    .replace(/\b(\d+)\s*(?:sp|spd|speed)\b/i, '$1-speed')
    .replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
