import type { ReferenceRecord, ReferenceRequest } from '#tests/reference-search/reference-search.ts';
import { createSeededRandom } from './seeded-random.ts';

function pickOne<Value>(random: () => number, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}

const MODELS: Readonly<Record<string, readonly string[]>> = {
  Toyota: ['HiLux', 'Corolla', 'RAV4', '86', 'LandCruiser', 'Camry'],
  Mazda: ['CX-5', 'Mazda3', 'BT-50', 'MX-5'],
  Ford: ['Ranger', 'Everest', 'Focus'],
  'Land Rover': ['Discovery Sport', 'Defender'],
  'Mercedes-Benz': ['C-Class', 'Sprinter'],
  Citroën: ['C3', 'Berlingo'],
  Hyundai: ['i30', 'Tucson', 'IONIQ 5'],
};

/** Some have a name within that of another. */
const CITIES = ['Cairns', 'Cairns North', 'Mount Isa', "Ho'oka", 'Bleu Bay'];

const BADGES = ['SR5', 'GX', 'XLT 4x4', 'N-Line', 'O\'Brien "Sport"', '-Base', 'a:b', 'Ascent, Sport'];

/** Records with everything that makes search hard: accents, hyphens, digits, colons, quotes, unknown values. */
export function makeRandomRecords(count: number, seed: number): ReferenceRecord[] {
  const random = createSeededRandom(seed);
  const maybe = <Value>(share: number, value: Value) => (random() < share ? null : value);
  return Array.from({ length: count }, (_, index) => {
    const price = maybe(0.05, 5000 + Math.floor(random() * 90) * 990);
    const isSold = random() < 0.1;
    const unsoldRank = price === null ? 1 : 0;
    const make = pickOne(random, Object.keys(MODELS));
    const model = pickOne(random, MODELS[make] ?? ['X']);
    const features = ['Tow bar', 'Apple CarPlay', 'Sunroof', '-Option'].filter(() => random() < 0.5);
    return {
      id: `c${index}`,
      make,
      model,
      make_model: `${make}:${model}`,
      make_or_model: [make, `${make}:${model}`],
      badge: maybe(0.2, pickOne(random, BADGES)),
      series: maybe(0.5, pickOne(random, ['GUN126R', 'MY22', 'MY23.5'])),
      car_type: pickOne(random, ['new', 'used', 'used', 'demo']),
      status: random() < 0.95 ? 'in_stock' : 'sold',
      body: maybe(0.05, pickOne(random, ['suv', 'ute', 'hatch', 'peopleMover'])),
      fuel: maybe(0.1, pickOne(random, ['Petrol', 'Diesel', 'Hybrid', 'Plug-in Hybrid'])),
      transmission: maybe(0.1, pickOne(random, ['Automatic', 'Manual'])),
      colour: maybe(0.1, pickOne(random, ['White', 'Bleu foncé', 'Red'])),
      seats: maybe(0.1, pickOne(random, ['2', '5', '7'])),
      state: pickOne(random, ['qld', 'nsw', 'vic']),
      city: maybe(0.1, pickOne(random, CITIES)),
      location_name: maybe(0.1, `Yard ${pickOne(random, CITIES)}`),
      filtered_features: maybe(0.4, features),
      stocknum: maybe(0.1, `S${100000 + index * 7}`),
      price,
      offer_rank: isSold ? 2 : unsoldRank,
      sold_rank: Number(isSold),
      saving: maybe(0.7, Math.floor(random() * 5000)),
      km: maybe(0.1, Math.floor(random() * 200_000)),
      year: 2005 + Math.floor(random() * 21),
      created_at: 1_790_000_000 + Math.floor(random() * 100) * 86_400,
      sold_date_timestamp: null,
      show_on_dealer_website: random() < 0.97,
    };
  });
}

const LIST_NAMES = [
  'make',
  'model',
  'make_model',
  'make_or_model',
  'badge',
  'car_type',
  'body',
  'fuel',
  'transmission',
  'colour',
  'seats',
  'state',
  'city',
  'location_name',
  'filtered_features',
];
const RANGE_NAMES = ['price', 'km', 'year'];
const SORTS = 'created_at:desc price:desc price:asc km:asc year:desc saving:desc distance:asc'.split(' ');
const INDEX_NAMES = ['cars', ...SORTS.map((sort) => `cars/sort/${sort}`)];

/** The attributes that requests refine by list, and by range. */
export const RANDOM_ATTRIBUTES = { lists: LIST_NAMES, ranges: RANGE_NAMES } as const;

/** A batch as InstantSearch sends it: the main request and one for each refined attribute without its own filter. */
export function makeRandomBatch(
  random: () => number,
  records: readonly ReferenceRecord[],
): Omit<ReferenceRequest, 'keep'>[] {
  const indexName = pickOne(random, INDEX_NAMES);
  const query = random() < 0.5 ? '' : makeRandomQuery(random, records);
  const nearest = indexName.includes('distance') ? makeRandomCities(random) : undefined;
  const facetFilters = new Map<string, string[]>();
  const numericFilters = new Map<string, string[]>();
  while (random() < 0.55) {
    const name = pickOne(random, LIST_NAMES);
    const values = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
      pickValue(pickOne(random, records)[name] ?? null, random),
    );
    const known = values.filter((value) => value !== undefined);
    if (known.length > 0)
      facetFilters.set(name, [
        ...new Set(known.map((value) => `${name}:${escapeFilterText(value, random)}`)),
      ]);
  }
  while (random() < 0.35) {
    const name = pickOne(random, RANGE_NAMES);
    const [low, high] = [pickOne(random, records)[name], pickOne(random, records)[name]].map(Number);
    numericFilters.set(name, [
      ...(random() < 0.7 ? [`${name}>=${low}`] : []),
      ...(random() < 0.7 ? [`${name}<=${high}`] : []),
    ]);
  }
  const request = (without: string | undefined): Omit<ReferenceRequest, 'keep'> => ({
    indexName,
    params: {
      query,
      facets: without ?? [...LIST_NAMES, ...RANGE_NAMES].sort(),
      page: without === undefined ? Math.floor(random() * 3) : 0,
      hitsPerPage: without === undefined ? 21 : 0,
      maxValuesPerFacet: pickOne(random, [5, 250]),
      ...(nearest && { nearest }),
      facetFilters: [...facetFilters].filter(([name]) => name !== without).map(([, group]) => group),
      numericFilters: [...numericFilters]
        .filter(([name]) => name !== without)
        .flatMap(([, filters]) => filters),
    },
  });
  return [request(undefined), ...[...facetFilters.keys(), ...numericFilters.keys()].map(request)];
}

/** Some of the cities in a random order, and perhaps one without a car. */
function makeRandomCities(random: () => number): string[] {
  const cities = [...CITIES, 'Nowhere'].map((city) => ({ city, place: random() }));
  return cities
    .sort((a, b) => a.place - b.place)
    .slice(0, Math.floor(random() * (CITIES.length + 2)))
    .map(({ city }) => city);
}

function pickValue(value: ReferenceRecord[string] | null, random: () => number): string | undefined {
  if (Array.isArray(value)) return value.length > 0 ? pickOne(random, value) : undefined;
  return value === null ? undefined : String(value);
}

/** InstantSearch escapes a leading hyphen; unescaped it means "not". */
function escapeFilterText(value: string, random: () => number): string {
  if (random() < 0.1) return `-${value}`;
  return value.startsWith('-') ? `\\${value}` : value;
}

/** Words of the stock as people type them: truncated, misspelt, several, or unrelated. */
function makeRandomQuery(random: () => number, records: readonly ReferenceRecord[]): string {
  const words = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    const name = pickOne(random, ['make', 'model', 'badge', 'year', 'fuel', 'stocknum', 'body', 'colour']);
    return addTypo(String(pickOne(random, records)[name] ?? 'zzzz'), random);
  });
  return words.join(' ');
}

function addTypo(word: string, random: () => number): string {
  const at = Math.floor(random() * word.length);
  const kinds = [
    () => word,
    () => word.slice(0, Math.max(1, at)),
    () => word.slice(0, at) + word.slice(at + 1),
    () => `${word.slice(0, at)}x${word.slice(at)}`,
    () => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
    () => word.toUpperCase(),
  ];
  return pickOne(random, kinds)();
}
