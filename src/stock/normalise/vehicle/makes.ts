import { compact, toSingleLine } from '#stock/normalise/text/tidy-text.ts';

/**
 * Makes that dealers sell, in their own spelling. Feeds' spellings ('LAND ROVER', 'mercedes benz') are normalised to
 * these, so that a make is one facet value; an unknown make stays as it is.
 */
// biome-ignore format: a table reads better in rows
const MAKE_NAMES = [
  'Abarth', 'Acura', 'Aiways', 'Alfa Romeo', 'Alpine', 'AMC', 'Aprilia', 'Ariel', 'Aston Martin', 'Audi', 'Austin',
  'Austin Healey', 'Bentley', 'BMW', 'Borgward', 'Bugatti', 'Buick', 'BYD', 'Cadillac', 'Can-Am', 'Caterham', 'CFMoto',
  'Changan', 'Chery', 'Chevrolet', 'Chrysler', 'Citroen', 'Cupra', 'Dacia', 'Daewoo', 'DAF', 'Daihatsu', 'Daimler', 'Datsun',
  'Deepal', 'Denza', 'Dodge', 'Dongfeng', 'DS', 'Ducati', 'Eagle', 'Ferrari', 'Fiat', 'Fisker', 'Ford', 'Foton', 'FPV',
  'Freightliner', 'Fuso', 'GAC', 'Geely', 'Genesis', 'GMC', 'Great Wall', 'GWM', 'Harley-Davidson', 'Haval', 'Hino',
  'Holden', 'Honda', 'Hongqi', 'HSV', 'Hummer', 'Husqvarna', 'Hyundai', 'Indian', 'Infiniti', 'International', 'Isuzu',
  'Iveco', 'JAC', 'Jaecoo', 'Jaguar', 'Jayco', 'Jeep', 'Jensen', 'JMC', 'Kawasaki', 'Kenworth', 'KGM', 'Kia', 'KTM', 'Lada',
  'Lamborghini', 'Lancia', 'Land Rover', 'LDV', 'Leapmotor', 'Lexus', 'Ligier', 'Lincoln', 'Lotus', 'Lucid', 'Lynk & Co',
  'Mack', 'Mahindra', 'MAN', 'Maruti', 'Maruti Suzuki', 'Maserati', 'Maxus', 'Maybach', 'Mazda', 'McLaren', 'Mercedes-Benz',
  'Mercury', 'MG', 'Mini', 'Mitsubishi', 'Morgan', 'Moto Guzzi', 'Nio', 'Nissan', 'Oldsmobile', 'Omoda', 'Opel', 'Ora',
  'Packard', 'Pagani', 'Perodua', 'Peugeot', 'Piaggio', 'Plymouth', 'Polaris', 'Polestar', 'Pontiac', 'Porsche', 'Proton',
  'RAM', 'Renault', 'Rivian', 'Rolls-Royce', 'Rover', 'Royal Enfield', 'Saab', 'Saturn', 'Scania', 'Scion', 'Seat', 'Skoda',
  'Skywell', 'Smart', 'Spyker', 'SsangYong', 'Studebaker', 'Subaru', 'Suzuki', 'Tata', 'Tesla', 'Toyota', 'Triumph', 'TVR',
  'UAZ', 'UD Trucks', 'Vauxhall', 'Vespa', 'VinFast', 'Volkswagen', 'Volvo', 'Western Star', 'Wiesmann', 'Wuling', 'Xpeng',
  'Yamaha', 'Zeekr',
] as const;

/** Makes of other kinds of vehicles, without those that are models of cars as well: a title of "Swift GL" is a Suzuki's. */
// biome-ignore format: a table reads better in rows
const OTHER_MAKE_NAMES = {
  truck: ['Dennis Eagle', 'Peterbilt', 'Shacman', 'Sinotruk', 'SEA Electric', 'XCMG'],
  bike: ['Benelli', 'Beta', 'Bimota', 'BSA', 'Brixton', 'Buell', 'Energica', 'Fantic', 'GasGas', 'Hyosung', 'Kymco', 'Lambretta', 'LiveWire', 'Mash', 'Moto Morini', 'MV Agusta', 'Norton', 'QJ Motor', 'Segway', 'Sherco', 'SYM', 'TM Racing', 'Victory', 'Voge', 'Zero', 'Zontes'],
  caravan: [
    'Adria', 'Avan', 'Avida', 'Billabong', 'Black Series', 'Bushtracker', 'Bushranger', 'Campomatic', 'Carado', 'Condor', 'Coromal', 'Crusader',
    'Cub', 'Design RV', 'Dethleffs', 'Elddis', 'Evernew', 'Frontline', 'Fleetwood', 'Goldstream', 'Grand City', 'Great Aussie', 'Horizon', 'Hymer', 'JB Caravans', 'Jawa',
    'Kedron', 'Knaus', 'Kimberley', 'Kokoda', 'La Vista', 'Loadmaster', 'Market Direct Campers', 'MDC', 'Millard', 'New Age', 'Newgen', 'Nova', 'On The Move', 'Olympic', 'Opalite', 'Opus', 'Option RV',
    'Paradise Motor Homes', 'Paramount', 'Patriot Campers', 'Regal', 'Regent', 'Retreat', 'Roadstar', 'Royal Flair', 'Rhinomax', 'Snowy River', 'Spaceland', 'Spinifex', 'Sunland', 'Sunliner', 'Supreme', 'Talvor', 'Track Trailer',
    'Trailblazers', 'Trakmaster', 'Van Cruiser', 'Viscount', 'Viking', 'Vacationer', 'Wonderland', 'Winnebago', 'Zone RV',
  ],
  boat: [
    'Anglapro', 'Baysport', 'Bar Crusher', 'Bayliner', 'Beneteau', 'Bluewater', 'Boston Whaler', 'Brig', 'Caribbean', 'Campion', 'Cobalt', 'CruiseCraft', 'Fi-Glass',
    'Formosa', 'Four Winns', 'Glastron', 'Grady-White', 'Haines Hunter', 'Haines Signature', 'Jeanneau', 'Larson', 'Makocraft', 'MasterCraft', 'Maritimo', 'McLay', 'Moomba', 'Nautique', 'Northbank', 'Ocean Craft', 'Polycraft', 'Quintrex',
    'Riviera', 'Savage', 'Sea-Doo', 'Sea Jay', 'Sea Ray', 'Seafarer', 'Stabicraft', 'Stacer', 'Stessco', 'Stessl', 'Stejcraft', 'Surtees', 'Telwater', 'Tige', 'Whittley', 'Yellowfin', 'Zodiac',
  ],
} as const;

/** Makes by other names, in lower case. */
export const MAKE_ALIASES = {
  chev: 'Chevrolet',
  mercedes: 'Mercedes-Benz',
  merc: 'Mercedes-Benz',
  'isuzu ute': 'Isuzu',
  vw: 'Volkswagen',
} as const satisfies Readonly<Record<string, (typeof MAKE_NAMES)[number]>>;

const ALL_NAMES = [...MAKE_NAMES, ...Object.values(OTHER_MAKE_NAMES).flat()];

const BY_NAME = new Map<string, string>([
  ...ALL_NAMES.map((make): [string, string] => [compact(make), make]),
  ...Object.entries(MAKE_ALIASES).map(([name, make]): [string, string] => [compact(name), make]),
]);

const MAX_MAKE_WORDS = Math.max(...ALL_NAMES.map((make) => make.split(/[ -]/).length));

/** A make in its own spelling; an unknown one is unchanged. */
export function normaliseMake(text: string): string {
  return BY_NAME.get(compact(text)) ?? toSingleLine(text);
}

/** The longest known make at the start of some words: 'Land Rover' of 'Land Rover Defender 110'. */
export function findMakeAtStart(words: readonly string[]): { make: string; length: number } | undefined {
  for (let length = Math.min(MAX_MAKE_WORDS, words.length); length > 0; length--) {
    const make = BY_NAME.get(compact(words.slice(0, length).join('')));
    if (make !== undefined) return { make, length };
  }
  return undefined;
}
