import { knownMake } from '#domain/car/makes.ts';
import type { Site } from '#site/site.ts';

/** Address of the picture of each make that has one: the dealer's own, else the bundled logo. */
export type Marks = Readonly<Record<string, string>>;

/** The marks of the makes in a dealer's stock, and of no others: they are part of every search page. */
export function marksOf({
  slugs,
  makes,
  assets,
  logoSheet,
}: Pick<Site, 'slugs' | 'makes' | 'assets' | 'logoSheet'>): Marks {
  const own = new Map(Object.entries(makes).map(([name, { logo }]) => [name, assets.get(logo)]));
  return Object.fromEntries(
    [...slugs.makes.slugOf.keys()].flatMap((make) => {
      const known = knownMake(make);
      const mark = own.get(make) ?? (known?.logo && `${logoSheet.url}#${known.slug}`);
      return mark ? [[make, mark]] : [];
    }),
  );
}
