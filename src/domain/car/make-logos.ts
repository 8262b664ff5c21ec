import type { Car } from './car.ts';
import { findMake } from './makes.ts';

/** The URL of each make's picture: the dealer's own, else the bundled logo. Makes without either are left out. */
export type MakeLogos = Readonly<Record<string, string>>;

/** The parts of a dealer's site that say which makes are in stock and where their pictures are. */
interface LogoSources {
  readonly slugs: { readonly makes: { readonly slugOf: ReadonlyMap<string, string> } };
  /** The dealer's own pictures, by make. */
  readonly makes: Readonly<Record<string, { readonly logo: string }>>;
  /** The URL of each of the dealer's files, by name. */
  readonly assets: ReadonlyMap<string, string>;
  readonly logoSprite: { readonly url: string };
}

/** The logos of the makes in a dealer's stock, and of no others: every search page contains them. */
export function getMakeLogos({ slugs, makes, assets, logoSprite }: LogoSources): MakeLogos {
  const dealerLogos = new Map(Object.entries(makes).map(([name, { logo }]) => [name, assets.get(logo)]));
  return Object.fromEntries(
    [...slugs.makes.slugOf.keys()].flatMap((make) => {
      const known = findMake(make);
      const logo = dealerLogos.get(make) ?? (known?.logo && `${logoSprite.url}#${known.slug}`);
      return logo ? [[make, logo]] : [];
    }),
  );
}

/** The car with the logo of its make, unless its feed gives a picture of its own (ENT-18). */
export function addMakeLogo(car: Car, logos: MakeLogos): Car {
  const url = logos[car.make];
  if (!url || car.manufacturer.logo) return car;
  return { ...car, manufacturer: { ...car.manufacturer, logo: { url } } };
}
