import { slugify } from '#domain/slug.ts';

/** A make that dealers may sell. */
export interface Make {
  readonly name: string;
  /** 'land-rover'. */
  readonly slug: string;
  /** The file of its one-colour logo in src/site/logos; null = the name is shown as text. */
  readonly logo: string | null;
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
  const slug = slugify(name);
  return { name, slug, logo: hasLogo ? `${slug}.svg` : null };
}
