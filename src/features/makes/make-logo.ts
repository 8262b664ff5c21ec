/** How a card shows what it stands for: a one-colour mark in the theme's ink, a picture as it is, or letters. */
export type MakeLogo =
  | { readonly kind: 'ink'; readonly src: string }
  | { readonly kind: 'picture'; readonly src: string }
  | { readonly kind: 'letters'; readonly letters: string };

/**
 * The mark of a make or body from the address of its picture; a name without one is set in type: 'Great Wall' -> 'GW'.
 * A symbol in a sheet ('/assets/makes.1a2b3c4d.svg#toyota') is drawn in ink.
 */
export function toMakeLogo(name: string, src: string | undefined): MakeLogo {
  if (src === undefined) return { kind: 'letters', letters: getInitials(name) };
  return { kind: src.includes('#') ? 'ink' : 'picture', src };
}

/** The address of a body type's picture. */
export function bodyImageUrl(key: string): string {
  return `/bodies/${key}.webp`;
}

/** A short name stands whole, of a longer one the first letter of each word: 'LDV', 'GW', 'H'. */
function getInitials(name: string): string {
  if (name.length < 4) return name;
  return name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 3);
}
