/** value -> what Australians also call it. A word belongs to the first list that has cars for it. */
type Synonyms = Readonly<Record<string, readonly string[]>>;

export const DRIVE_SYNONYMS: Synonyms = {
  // biome-ignore format: a list reads better in rows
  '4x4': ['4wd', '4wds', '4x4s', '4 wheel drive', 'off road', 'offroad', 'offroader', '4b', '4 b', '4by', '4 by 4'],
  AWD: ['all wheel drive'],
  FWD: ['front wheel drive', '4x2', '2wd', '2 wheel drive'],
  RWD: ['rear wheel drive', '4x2', '2wd', '2 wheel drive'],
};

export const FUEL_SYNONYMS: Synonyms = {
  Petrol: ['unleaded', 'ulp'],
  Diesel: ['turbo diesel', 'turbodiesel', 'oil burner'],
  'Plug-in Hybrid': ['phev', 'plug in', 'plugin', 'plugin hybrid'],
  Electric: ['ev', 'bev', 'fully electric', 'battery electric'],
};

export const TRANSMISSION_SYNONYMS: Synonyms = {
  Automatic: ['auto', 'cvt'],
  Manual: ['stick', 'stick shift', 'stickshift', 'manny'],
};

/** Words for bodies beside their names and plurals. Some mean several, because feeds use either. */
export const BODY_SYNONYMS: Synonyms = {
  '4x4': ['4wd', '4wds'],
  bus: ['minibus'],
  cabChassis: ['tray', 'trays', 'tray back', 'trayback', 'tray ute', 'tray back ute', 'trayback ute'],
  convertible: ['cabriolet', 'cabrio', 'soft top', 'drop top', 'roadster'],
  softtop: ['convertible', 'convertibles', 'cabriolet', 'soft top'],
  coupe: ['sports car', 'sports cars', 'sportscar'],
  hatch: ['hatchback', 'hatchbacks'],
  hatchback: ['hatch', 'hatches'],
  lightTruck: ['truck', 'trucks'],
  motorhome: ['campervan', 'campervans', 'camper'],
  peopleMover: ['people carrier', 'mpv', 'minivan', 'minibus'],
  sedan: ['saloon'],
  suv: ['crossover', 'soft roader', 'softroader'],
  ute: ['pickup', 'pickups', 'pick up', 'utility', 'bakkie'],
  van: ['panel van'],
  wagon: ['station wagon', 'station wagons', 'estate', 'estates'],
  stationWagon: ['wagon', 'wagons', 'estate'],
};

export const CAR_TYPE_SYNONYMS: Synonyms = {
  new: ['brand new', '0 km', '0km', 'zero km'],
  demo: ['demonstrator', 'ex demo', 'ex demonstrator'],
  used: ['second hand', 'secondhand', '2nd hand', 'pre owned', 'preowned', 'pre loved', 'preloved'],
};

export const STATE_SYNONYMS: Synonyms = {
  act: ['canberra'],
  nsw: ['new south wales'],
  nt: ['northern territory'],
  qld: ['queensland'],
  sa: ['south australia'],
  tas: ['tasmania'],
  vic: ['victoria'],
  wa: ['western australia'],
};

/** By specification. */
export const SPEC_SYNONYMS: Readonly<Partial<Record<string, Synonyms>>> = {
  colour: { Grey: ['gray'], Gray: ['grey'] },
};

export const MAKE_SYNONYMS: Synonyms = {
  'Alfa Romeo': ['alfa'],
  BMW: ['beemer', 'beamer', 'bimmer'],
  Chevrolet: ['chevy', 'chev'],
  'Land Rover': ['landrover', 'landie', 'landy'],
  'Mercedes-Benz': ['mercedes', 'merc', 'mercs', 'benz'],
  Mitsubishi: ['mitsi', 'mitsu'],
  Subaru: ['subie', 'subi', 'subies'],
  Toyota: ['tojo'],
  Volkswagen: ['vw', 'vdub', 'dub'],
};

/** Keyed as in make_model. */
export const MODEL_SYNONYMS: Synonyms = {
  'Holden:Commodore': ['commo'],
  'Toyota:LandCruiser': ['cruiser'],
  'Toyota:LandCruiser 70': ['70 series', '79 series', 'cruiser 79', 'lc79', 'troopy'],
  'Toyota:LandCruiser 79': ['79 series', 'cruiser 79', 'lc79'],
  'Toyota:LandCruiser Prado': ['prado'],
};

/** Words that turn around what follows them, with fillers between: 'not a diesel', 'anything but a Mazda'. */
// biome-ignore format: a list reads better in rows
export const NEGATIONS: readonly string[] = [
  'no', 'not', 'non', 'without', 'neither', 'except', 'except for', 'excluding', 'minus', 'isnt', 'isn t', 'dont', 'don t',
  'other than', 'apart from', 'rather than', 'anything but', 'anywhere but', 'any but', 'all but', 'but a', 'but an',
];

/** Phrases of one meaning in badges, such as 'SR5 Double Cab', by the label of their chip. One word matches whole values only. */
export const BADGE_GROUPS: Synonyms = {
  'Dual cab': ['dual cab', 'double cab', 'crew cab', 'twin cab'],
  'Extra cab': ['extra cab', 'space cab', 'king cab'],
  'Single cab': ['single cab', 'regular cab'],
};

/** The same in features: 'Leather-accented seats', but not 'Leather steering wheel'. */
export const FEATURE_GROUPS: Synonyms = {
  'Tow bar': ['tow bar', 'towbar', 'tow pack'],
  'Leather seats': ['leather seats', 'leather', 'leather trim', 'leather accented'],
  'Apple CarPlay': ['apple carplay', 'carplay', 'apple car play', 'car play'],
  'Satellite navigation': ['satellite navigation', 'sat nav', 'satnav', 'navigation', 'gps'],
  'Reversing camera': ['reversing camera', 'reverse camera', 'rear camera', 'backup camera', 'reverse cam'],
  Sunroof: ['sunroof', 'sun roof', 'glass roof'],
};

/** The orders that words ask for; where several are named, the first that the site has. */
export const ORDER_WORDS: Synonyms = {
  // biome-ignore format: a list reads better in rows
  'price:asc': ['cheap', 'cheaper', 'cheapest', 'lowest price', 'low price', 'affordable', 'inexpensive', 'bargain'],
  'price:desc': ['most expensive', 'dearest', 'highest price', 'priciest'],
  'km:asc': ['low', 'lowest', 'least', 'fewest'].flatMap((word) =>
    ['km', 'kms', 'kays', 'klms', 'ks', 'kilometres', 'kilometers', 'mileage'].map(
      (unit) => `${word} ${unit}`,
    ),
  ),
  'saving:desc': ['biggest saving', 'biggest discount'],
  'year:desc created_at:desc': ['newest', 'newest first'],
  'created_at:desc': ['latest', 'just arrived', 'just in', 'new arrivals', 'recently added'],
};

/** Words that ask for what is close to the visitor. */
// biome-ignore format: a list reads better in rows
export const NEAR_WORDS = [
  'near me', 'near us', 'near here', 'near to me', 'near by', 'nearby', 'nearest', 'nearest to me', 'closest', 'closest to me',
  'close to me', 'close by', 'close to home', 'around me', 'around here', 'in my area', 'local',
];

/** The other words for a value. Values come from feeds: 'constructor' is none of the table's own. */
export function synonymsOf(table: Synonyms, value: string): readonly string[] {
  return (Object.hasOwn(table, value) && table[value]) || [];
}
