import { findMake } from '#domain/car/makes.ts';
import type { Site } from '#site/site.ts';

/** The URL of each make's picture: the dealer's own, else the bundled logo. Makes without either are left out. */
export type MakeLogos = Readonly<Record<string, string>>;

/** The logos of the makes in a dealer's stock, and of no others: every search page contains them. */
export function getMakeLogos({
  slugs,
  makes,
  assets,
  logoSprite,
}: Pick<Site, 'slugs' | 'makes' | 'assets' | 'logoSprite'>): MakeLogos {
  const dealerLogos = new Map(Object.entries(makes).map(([name, { logo }]) => [name, assets.get(logo)]));
  return Object.fromEntries(
    [...slugs.makes.slugOf.keys()].flatMap((make) => {
      const known = findMake(make);
      const logo = dealerLogos.get(make) ?? (known?.logo && `${logoSprite.url}#${known.slug}`);
      return logo ? [[make, logo]] : [];
    }),
  );
}
