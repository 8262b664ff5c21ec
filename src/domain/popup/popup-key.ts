import type { Popup } from './popup.ts';

/**
 * Under which name a browser keeps whether a popup may still show (T-77): another picture or another last day is another
 * popup, which those who closed the one before have not seen.
 */
export function popupKey({ src, expiryDate }: Pick<Popup, 'src' | 'expiryDate'>): string {
  return `popup:${fnv1a(`${src} ${expiryDate}`).toString(36)}`;
}

/** FNV-1a with 32 bits. */
function fnv1a(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return hash >>> 0;
}
