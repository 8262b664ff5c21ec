import { slugify } from '#domain/slug.ts';
import type { Car } from './car.ts';

/** A make that dealers may sell. */
export interface Make {
  readonly name: string;
  /** 'land-rover'. */
  readonly slug: string;
  /** Whether it has a one-colour logo in src/site/logos; else its name is shown as text. */
  readonly hasLogo: boolean;
}

/** Makes with a bundled logo. */
const NAMES_WITH_LOGO = [
  ...['Acura', 'Alfa Romeo', 'Aston Martin', 'Audi', 'Bentley', 'BMW', 'Bugatti', 'Buick', 'BYD', 'Cadillac'],
  ...[
    'Chevrolet',
    'Chrysler',
    'Citroen',
    'Dacia',
    'Daewoo',
    'DAF',
    'Dodge',
    'DS',
    'Ferrari',
    'Fiat',
    'Fisker',
  ],
  ...['Ford', 'Genesis', 'GMC', 'Honda', 'Hummer', 'Hyundai', 'Infiniti', 'Isuzu', 'Isuzu UTE', 'Iveco'],
  ...[
    'Jaguar',
    'Jeep',
    'Kia',
    'Koenigsegg',
    'Lada',
    'Lamborghini',
    'Land Rover',
    'Lexus',
    'Lincoln',
    'Lotus',
  ],
  ...['Lucid', 'Mahindra', 'MAN', 'Maserati', 'Mazda', 'McLaren', 'Mercedes-AMG', 'Mercedes-Benz'],
  ...['MG', 'MINI', 'Mitsubishi', 'Nissan', 'Opel', 'Peugeot', 'Plymouth', 'Polestar', 'Pontiac', 'Porsche'],
  ...[
    'Proton',
    'RAM',
    'Renault',
    'Rivian',
    'Rolls-Royce',
    'Saab',
    'Scania',
    'SEAT',
    'Skoda',
    'Smart',
    'Subaru',
  ],
  ...['Suzuki', 'Tata', 'Tesla', 'Toyota', 'Vauxhall', 'VinFast', 'Volkswagen', 'Volvo'],
];

/** Makes that have no logo under an open licence. */
const NAMES_WITHOUT_LOGO = [
  ...[
    'Abarth',
    'Alpina',
    'Alpine',
    'Austin',
    'Austin-Healey',
    'Bedford',
    'Caterham',
    'Chery',
    'Cupra',
    'Daihatsu',
  ],
  ...['Datsun', 'De Tomaso', 'Deepal', 'Elfin', 'Foton', 'FPV', 'Freightliner', 'Fuso', 'GAC', 'Geely'],
  ...[
    'Great Wall',
    'GWM',
    'Haval',
    'Higer',
    'Hillman',
    'Hino',
    'Holden',
    'HSV',
    'INEOS',
    'International',
    'JAC',
  ],
  ...['Jaecoo', 'Jensen', 'Joylong', 'Kenworth', 'KGM', 'King Long', 'Lancia', 'LDV', 'Leapmotor', 'Leyland'],
  ...[
    'Mack',
    'Maybach',
    'Morgan',
    'Morris',
    'Omoda',
    'Packard',
    'Pagani',
    'Peterbilt',
    'Rover',
    'Shelby',
    'SsangYong',
  ],
  ...['Studebaker', 'Sunbeam', 'Tank', 'Triumph', 'TVR', 'UD', 'Western Star', 'Willys', 'Wolseley', 'XPeng'],
  ...['Yutong', 'Zeekr'],
];

/** Every known make, in alphabetical order. */
export const MAKES: readonly Make[] = [
  ...NAMES_WITH_LOGO.map((name) => createMake(name, true)),
  ...NAMES_WITHOUT_LOGO.map((name) => createMake(name, false)),
].sort((a, b) => a.name.localeCompare(b.name, 'en'));

const BY_SLUG = new Map(MAKES.map((known) => [known.slug, known]));

/** Finds a make by any spelling that feeds use ('Mercedes Benz', 'LAND ROVER'); undefined when it is not in the list. */
export function findMake(name: string): Make | undefined {
  return BY_SLUG.get(slugify(name));
}

function createMake(name: string, hasLogo: boolean): Make {
  return { name, slug: slugify(name), hasLogo };
}

/** A car's manufacturer, from its make. The logo is known only where a feed gives a picture of its own. */
export function toManufacturer(name: string): Car['manufacturer'] {
  const slug = findMake(name)?.slug ?? slugify(name);
  return { id: slug, name, slug };
}

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
      const logo = dealerLogos.get(make) ?? (known?.hasLogo && `${logoSprite.url}#${known.slug}`);
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
