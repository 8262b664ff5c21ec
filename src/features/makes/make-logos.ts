import { findMake } from '#domain/car/makes.ts';
import type { Site } from '#site/site.ts';

/** Address of the picture of each make that has one: the dealer's own, else the bundled logo. */
export type MakeLogos = Readonly<Record<string, string>>;

/** The marks of the makes in a dealer's stock, and of no others: they are part of every search page. */
export function getMakeLogos({
  slugs,
  makes,
  assets,
  logoSprite,
}: Pick<Site, 'slugs' | 'makes' | 'assets' | 'logoSprite'>): MakeLogos {
  const own = new Map(Object.entries(makes).map(([name, { logo }]) => [name, assets.get(logo)]));
  return Object.fromEntries(
    [...slugs.makes.slugOf.keys()].flatMap((make) => {
      const known = findMake(make);
      const mark = own.get(make) ?? (known?.logo && `${logoSprite.url}#${known.slug}`);
      return mark ? [[make, mark]] : [];
    }),
  );
}
