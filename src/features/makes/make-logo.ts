import { bodyPicture } from '#domain/car/body.ts';

/** The logo on a card: a one-colour symbol in the theme's ink, a picture as it is, or letters. */
export type MakeLogo =
  | { readonly kind: 'ink'; readonly src: string }
  | { readonly kind: 'picture'; readonly src: string }
  | { readonly kind: 'letters'; readonly letters: string };

/**
 * The logo of a make or body from the URL of its picture; without one, its initials: 'Great Wall' -> 'GW'. A symbol of a
 * sprite ('/assets/makes.1a2b3c4d.svg#toyota') is drawn in ink.
 */
export function toMakeLogo(name: string, src: string | undefined): MakeLogo {
  if (src === undefined) return { kind: 'letters', letters: getInitials(name) };
  return { kind: src.includes('#') ? 'ink' : 'picture', src };
}

/** The picture of a make; undefined without one. Makes come from feeds: 'constructor' is no key of the record. */
export function findLogoUrl(logos: Readonly<Record<string, string>>, make: string): string | undefined {
  return Object.hasOwn(logos, make) ? logos[make] : undefined;
}

/** The URL of a body type's picture. */
export function bodyImageUrl(key: string): string {
  return `/bodies/${bodyPicture(key)}.webp`;
}

/** A name of up to three letters in full, else the first letters of its words, three at most: 'LDV', 'GW', 'H'. */
function getInitials(name: string): string {
  if (name.length < 4) return name;
  return name
    .split(/[\s-]/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 3);
}
