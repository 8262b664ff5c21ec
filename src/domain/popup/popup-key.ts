import type { Popup } from './popup.ts';

/**
 * The storage key for whether a popup has been closed (T-77). A new picture or last day makes a new popup, which
 * visitors who closed the previous one have not seen.
 */
export function popupKey({ src, expiryDate }: Pick<Popup, 'src' | 'expiryDate'>): string {
  return `popup:${fnv1a(`${src} ${expiryDate}`).toString(36)}`;
}

/** 32-bit FNV-1a hash. */
function fnv1a(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return hash >>> 0;
}
