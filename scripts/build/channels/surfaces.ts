import type { PriceKind } from '#domain/car/price/price-type.ts';
import { truncate } from '#domain/truncate.ts';
import type { FeedName } from '#site/config/channels.ts';
import { FACT_NAMES, type FactName, type VehicleFacts } from './vehicle-facts.ts';

/** A cell: a fact as it is, or its words for a platform. undefined and null = empty. */
type Cell = FactName | ((facts: VehicleFacts) => string | number | null | undefined);

/** The name of a column, its cell, and why a vehicle without it is left out. */
type Column = readonly [name: string, cell: Cell, missing?: string];

/** A file with a row for each vehicle, as a platform documents it. */
export interface Surface {
  readonly feed: FeedName;
  readonly file: string;
  readonly separator: ',' | '\t';
  /** Why the platform does not take a vehicle; undefined if it does. */
  readonly refuse?: (facts: VehicleFacts) => string | undefined;
  readonly columns: readonly Column[];
}

const MISSING_VIN = 'without a VIN of 17 characters';
const MISSING_PRICE = 'without a price';
const MISSING_PICTURE = 'without a picture';
const MISSING_KM = 'without kilometres';
const MISSING_COLOUR = 'without a colour';
const MISSING_LOCATION = 'whose location is not published';

const VIN: Cell = ({ vin }) => (vin?.length === 17 ? vin : null);
const PRICE: Cell = ({ price, currency }) => price && `${price.toFixed(2)} ${currency}`;
const PICTURE: Cell = ({ pictures }) => pictures[0];
/** Both catalogues take 5,000 characters. */
const DESCRIPTION: Cell = ({ description, summary }) => truncate(description || summary, 4999);
const ADDRESS: Cell = ({ street, city, region, postcode, country }) =>
  street && JSON.stringify({ addr1: street, city, region, postal_code: postcode, country });
const CONDITION = ({ condition }: VehicleFacts) => (condition === 'new' ? 'new' : 'used');
const STATE: Cell = (facts) =>
  CONDITION(facts) === 'used' && facts.certified ? 'CPO' : CONDITION(facts).toUpperCase();

/** New vehicles without a reading have none: platforms ask for 0. */
function mileage(unit: string): Cell {
  return ({ kilometres, condition }) => {
    const known = kilometres ?? (condition === 'new' ? 0 : null);
    return known === null ? null : `${known}${unit}`;
  };
}

type Word = (facts: VehicleFacts) => string | null | undefined;

/** A platform's word for the first pattern that a fact matches. */
function word(fact: FactName, words: readonly (readonly [pattern: RegExp, word: string])[]): Word {
  return (facts) => words.find(([pattern]) => pattern.test(String(facts[fact] ?? '')))?.[1];
}

/** The words of Meta and TikTok for the bodies of cars, by our keys. */
// biome-ignore format: a table reads better in rows
const BODIES: Readonly<Record<string, string>> = {
  '4x4': 'SUV', suv: 'SUV', ute: 'TRUCK', cabChassis: 'TRUCK', lightTruck: 'TRUCK', van: 'VAN', peopleMover: 'MINIVAN', sedan: 'SEDAN',
  hatch: 'HATCHBACK', hatchback: 'HATCHBACK', wagon: 'WAGON', stationWagon: 'WAGON', coupe: 'COUPE', hardtop: 'COUPE',
  convertible: 'CONVERTIBLE', softtop: 'CONVERTIBLE',
};
const BODY: Word = ({ body_key }) => body_key && (BODIES[body_key] ?? 'OTHER');
// biome-ignore format: a table reads better in rows
const FUEL = word('fuel', [
  [/plug/i, 'PLUGIN_HYBRID'], [/hybrid/i, 'HYBRID'], [/electric/i, 'ELECTRIC'], [/diesel/i, 'DIESEL'], [/petrol|unleaded/i, 'PETROL'],
]);
// biome-ignore format: a table reads better in rows
const TRANSMISSION = word('transmission', [[/auto|cvt|dct|dsg/i, 'AUTOMATIC'], [/manual/i, 'MANUAL']]);
// biome-ignore format: a table reads better in rows
const DRIVE = word('drive', [
  [/4wd|4x4/i, '4X4'], [/awd/i, 'AWD'], [/fwd|front/i, 'FWD'], [/rwd|rear/i, 'RWD'], [/2wd|4x2/i, '4X2'],
]);

/** What Google calls otherwise; null = it has no word for it. */
const GOOGLE_WORDS: Readonly<Record<string, string | null>> = {
  VAN: 'full size van',
  WAGON: 'station wagon',
  PLUGIN_HYBRID: 'hybrid',
  PETROL: 'gasoline',
  OTHER: null,
};

function inGoogleWords(read: Word): Word {
  return (facts) => {
    const known = read(facts);
    return known && (known in GOOGLE_WORDS ? GOOGLE_WORDS[known] : known.toLowerCase());
  };
}

/** What the catalogues of Meta and TikTok have in common. */
const CATALOGUE_COLUMNS: readonly Column[] = [
  ['vehicle_id', 'id'],
  ['title', 'title'],
  ['description', DESCRIPTION],
  ['url', 'url'],
  ['make', 'make'],
  ['model', 'model'],
  ['year', 'year'],
  ['trim', 'badge'],
  ['mileage.value', mileage(''), MISSING_KM],
  ['mileage.unit', () => 'KM'],
  ['price', PRICE, MISSING_PRICE],
  ['exterior_color', 'colour', MISSING_COLOUR],
  ['body_style', BODY, 'without a body'],
  ['state_of_vehicle', STATE],
  ['availability', () => 'AVAILABLE'],
  ['transmission', TRANSMISSION],
  ['drivetrain', DRIVE],
  ['latitude', 'latitude'],
  ['longitude', 'longitude'],
];

/** Which kinds of prices Google takes in Australia, where it asks for them, and its words. */
const GOOGLE_PRICE_TYPES: Readonly<Record<string, Readonly<Partial<Record<PriceKind, string>>>>> = {
  new: { drive_away: 'drive_away_price', estimated_drive_away: 'estimated_drive_away_price' },
  used: { drive_away: 'drive_away_price', excluding_charges: 'excluding_government_charges_price' },
};

/**
 * The files at /feeds/ with a row for each vehicle. The lists that the platforms publish are data of their test
 * (tests/unit/scripts/build/channels/published-lists.json), with the page and the day.
 */
export const SURFACES: readonly Surface[] = [
  {
    feed: 'google',
    file: 'google.tsv',
    separator: '\t',
    refuse: refuseByGoogle,
    columns: [
      ['id', 'id'],
      ['vin', VIN, MISSING_VIN],
      ['google_product_category', () => 916],
      ['store_code', 'location_id', MISSING_LOCATION],
      ['vehicle_fulfillment(option:store_code)', ({ location_id }) => `in_store:${location_id}`],
      ['title', 'title'],
      ['description', DESCRIPTION],
      ['link_template', ({ url }) => `${url}?store={store_code}`],
      ['image_link', PICTURE, MISSING_PICTURE],
      ['additional_image_link', ({ pictures }) => pictures.slice(1, 11).join(',')],
      ['brand', 'make'],
      ['model', 'model'],
      ['trim', 'badge'],
      ['year', 'year'],
      ['color', 'colour', MISSING_COLOUR],
      ['condition', CONDITION],
      ['certified_pre-owned', ({ certified }) => (certified ? 'yes' : 'no')],
      ['mileage', mileage(' km'), MISSING_KM],
      ['price', PRICE, MISSING_PRICE],
      ['vehicle_price_type', getGooglePriceType],
      ['body_style', inGoogleWords(BODY)],
      ['engine', inGoogleWords(FUEL)],
    ],
  },
  {
    feed: 'meta',
    file: 'meta.csv',
    separator: ',',
    refuse: refuseUnavailable,
    columns: [
      ...CATALOGUE_COLUMNS,
      ['vin', VIN, MISSING_VIN],
      ['image[0].url', PICTURE, MISSING_PICTURE],
      ['image[0].tag[0]', 'title'],
      ['address', ADDRESS, MISSING_LOCATION],
      ['fuel_type', FUEL],
      ['interior_color', 'interior_colour'],
      ['dealer_id', 'location_id'],
      ['dealer_name', 'dealer'],
      ['date_first_on_lot', 'listed_on'],
    ],
  },
  {
    feed: 'tiktok',
    file: 'tiktok.csv',
    separator: ',',
    refuse: refuseUnavailable,
    columns: [...CATALOGUE_COLUMNS, ['vin', VIN], ['image_link', PICTURE, MISSING_PICTURE]],
  },
  { feed: 'partners', file: 'stock.csv', separator: ',', columns: FACT_NAMES.map((name) => [name, name]) },
];

/** Advertising costs money for each visit: it shows only what can be bought now. */
function refuseUnavailable({ availability }: VehicleFacts): string | undefined {
  return availability === 'available' ? undefined : availability.replace('_', ' ');
}

/** Google takes "only non-commercial, passenger vehicles such as cars and pickup trucks (utes in AU)". */
function refuseByGoogle(facts: VehicleFacts): string | undefined {
  const { kind, body_key, country, price } = facts;
  if (kind !== 'car' || ['bus', 'motorhome', 'lightTruck'].includes(body_key ?? ''))
    return 'of a kind that it does not take';
  const isUntyped = country === 'AU' && price !== null && getGooglePriceType(facts) === undefined;
  return (
    refuseUnavailable(facts) ?? (isUntyped ? 'without a kind of price that it takes (price_type)' : undefined)
  );
}

function getGooglePriceType(facts: VehicleFacts): string | undefined {
  const { price_kind, country } = facts;
  if (country !== 'AU' || price_kind === null) return undefined;
  return GOOGLE_PRICE_TYPES[CONDITION(facts)]?.[price_kind];
}
