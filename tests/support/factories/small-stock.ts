import type { ReferenceRecord, ReferenceRequest } from '#tests/reference-search/reference-search.ts';

const FOR_SALE = { status: 'in_stock', offer_rank: 0, sold_rank: 0, show_on_dealer_website: true };
const UNPRICED = { ...FOR_SALE, price: null, offer_rank: 1 };
const SOLD = { ...FOR_SALE, status: 'sold', offer_rank: 2, sold_rank: 1 };
const HIDDEN = { ...FOR_SALE, show_on_dealer_website: false };

// biome-ignore format: a table reads better in rows
const ROWS = [
  { id: 'a', make_model: 'Toyota:HiLux', badge: 'SR5', body: 'ute', fuel: 'Diesel', year: 2021, colour: 'White', city: 'Cairns', price: 50_000, km: 30_000, features: ['Tow bar', 'ABS'], ...FOR_SALE },
  { id: 'b', make_model: 'Toyota:HiLux', badge: 'Workmate', body: 'ute', fuel: 'Diesel', year: 2019, colour: 'White', city: 'Mareeba', price: 30_000, km: 90_000, features: ['Tow bar'], ...FOR_SALE },
  { id: 'c', make_model: 'Toyota:Corolla', badge: 'Ascent Sport', body: 'hatch', fuel: 'Petrol', year: 2020, colour: 'Red', city: 'Cairns', price: 25_000, km: 40_000, features: [], ...FOR_SALE },
  { id: 'd', make_model: 'Toyota:Corolla', badge: 'ZR Hybrid', body: 'hatch', fuel: 'Hybrid', year: 2022, colour: null, city: 'Innisfail', km: 10_000, features: ['ABS'], ...UNPRICED },
  { id: 'e', make_model: 'Mazda:CX-5', badge: 'Maxx Sport', body: 'suv', fuel: 'Petrol', year: 2021, colour: 'Red', city: 'Cairns', price: 35_000, km: 40_000, features: null, ...FOR_SALE },
  { id: 'f', make_model: 'Mazda:BT-50', badge: 'XT', body: 'ute', fuel: 'Diesel', year: 2018, colour: 'White', city: null, price: 30_000, km: null, features: ['Tow bar'], ...FOR_SALE },
  { id: 'g', make_model: 'Citroën:C3', badge: null, body: 'hatch', fuel: 'Petrol', year: 2017, colour: 'Bleu foncé', city: 'Mareeba', price: 12_000, km: 80_000, features: null, ...FOR_SALE },
  { id: 'h', make_model: 'Land Rover:Defender', badge: '-Base', body: 'suv', fuel: 'Diesel', year: 2023, colour: 'Black', city: 'Innisfail', price: 90_000, km: 5_000, features: ['Tow bar', 'Sunroof'], ...FOR_SALE },
  { id: 'i', make_model: 'Kia:Carnival', badge: 'S', body: 'peopleMover', fuel: 'Petrol', year: 2021, colour: 'White', city: 'Cairns', price: 45_000, km: 20_000, features: null, ...SOLD },
  { id: 'j', make_model: 'Toyota:HiLux', badge: 'SR5', body: 'ute', fuel: 'Diesel', year: 2022, colour: 'Black', city: 'Mareeba', price: 10_000, km: 15_000, features: ['ABS'], ...SOLD },
  { id: 'k', make_model: 'Toyota:HiLux', badge: 'SR', body: 'ute', fuel: 'Diesel', year: 2020, colour: 'White', city: 'Cairns', price: 40_000, km: 50_000, features: null, ...HIDDEN },
  { id: 'l', make_model: 'Kia:Sportage', badge: 'Toyota Trim', body: 'suv', fuel: 'Petrol', year: 2016, colour: 'Red', city: 'Mareeba', km: 120_000, features: ['Sunroof'], ...UNPRICED },
] as const;

/** Twelve vehicles, two of them sold, two without a price and one that is not on the website. */
export const SMALL_STOCK: readonly ReferenceRecord[] = ROWS.map(({ features, ...row }, place) => {
  const [make = '', model = ''] = row.make_model.split(':');
  return {
    ...row,
    make,
    model,
    make_or_model: [make, row.make_model],
    filtered_features: features,
    stocknum: `S10${place}`,
    created_at: 1_790_000_000 + ((place * 5) % 12) * 86_400,
    saving: place % 4 === 0 ? 1000 + place : null,
  };
});

/** A search of the small stock, and the vehicles that it finds, in their order. */
export interface SmallSearch {
  readonly what: string;
  readonly indexName?: string;
  readonly params: ReferenceRequest['params'];
  readonly found: string;
}

// biome-ignore format: a table reads better in rows
export const SMALL_SEARCHES: readonly SmallSearch[] = [
  { what: 'everything', params: {}, found: 'a b c e f g h d l i j' },
  { what: 'a make', params: { facetFilters: ['make:Toyota'] }, found: 'a b c d j' },
  { what: 'two makes', params: { facetFilters: [['make:Mazda', 'make:Kia']] }, found: 'e f l i' },
  { what: 'a make or a model', params: { facetFilters: [['make_or_model:Kia', 'make_or_model:Toyota:Corolla']] }, found: 'c d l i' },
  { what: 'a make and a body', params: { facetFilters: [['make:Toyota', 'make:Mazda'], 'body:ute'] }, found: 'a b f j' },
  { what: 'no make of the stock', params: { facetFilters: ['make:Ford'] }, found: '' },
  { what: 'any make but one', params: { facetFilters: ['make:-Toyota'] }, found: 'e f g h l i' },
  { what: 'a badge that begins with a hyphen', params: { facetFilters: ['badge:\\-Base'] }, found: 'h' },
  { what: 'a value with an accent', params: { facetFilters: ['colour:Bleu foncé'] }, found: 'g' },
  { what: 'one of several values', params: { facetFilters: ['filtered_features:Tow bar'] }, found: 'a b f h' },
  { what: 'both of several values', params: { facetFilters: ['filtered_features:Tow bar', 'filtered_features:ABS'] }, found: 'a' },
  { what: 'from a price on', params: { numericFilters: ['price>=30000'] }, found: 'a b e f h i' },
  { what: 'above a price', params: { numericFilters: ['price>30000'] }, found: 'a e h i' },
  { what: 'up to a price', params: { numericFilters: ['price<=30000'] }, found: 'b c f g j' },
  { what: 'below a price', params: { numericFilters: ['price<30000'] }, found: 'c g j' },
  { what: 'between prices', params: { numericFilters: ['price>=25000', 'price<=35000'] }, found: 'b c e f' },
  { what: 'a year', params: { numericFilters: ['year=2021'] }, found: 'a e i' },
  { what: 'any year but one', params: { numericFilters: ['year!=2021'] }, found: 'b c f g h d l j' },
  { what: 'either end of a range', params: { numericFilters: [['year<2018', 'year>2022']] }, found: 'g h l' },
  { what: 'the lowest price', indexName: 'cars/sort/price:asc', params: {}, found: 'g c b f e a h d l j i' },
  { what: 'the highest price', indexName: 'cars/sort/price:desc', params: {}, found: 'h a e b f c g d l i j' },
  { what: 'the fewest kilometres', indexName: 'cars/sort/km:asc', params: {}, found: 'h d a c e g b l f j i' },
  { what: 'the newest', indexName: 'cars/sort/year:desc', params: {}, found: 'h d a e c b f g l j i' },
  { what: 'the latest', indexName: 'cars/sort/created_at:desc', params: {}, found: 'h c e l g b d f a j i' },
  { what: 'the biggest saving', indexName: 'cars/sort/saving:desc', params: {}, found: 'e a b c d f g h l i j' },
  { what: 'the nearest', indexName: 'cars/sort/distance:asc', params: { nearest: ['Mareeba', 'Cairns'] }, found: 'b g l a c e d f h j i' },
  { what: 'the nearest to nowhere', indexName: 'cars/sort/distance:asc', params: {}, found: 'a b c d e f g h l i j' },
  { what: 'the second page', params: { hitsPerPage: 3, page: 1 }, found: 'e f g' },
  { what: 'the last page', params: { hitsPerPage: 3, page: 3 }, found: 'i j' },
  { what: 'a page past the end', params: { hitsPerPage: 3, page: 4 }, found: '' },
  { what: 'only how many there are', params: { hitsPerPage: 0 }, found: '' },
];

/** Searches by text, in the order of the embedded engine: by how well a vehicle matches. */
// biome-ignore format: a table reads better in rows
export const SMALL_TEXT_SEARCHES: readonly SmallSearch[] = [
  { what: 'a make, which one has in its badge', params: { query: 'toyota' }, found: 'a b c d l j' },
  { what: 'a model', params: { query: 'hilux' }, found: 'a b j' },
  { what: 'a model that somebody is typing', params: { query: 'hil' }, found: 'a b j' },
  { what: 'a make and a badge', params: { query: 'toyota sr5' }, found: 'a j' },
  { what: 'a part of a badge', params: { query: 'sport' }, found: 'c e l' },
  { what: 'a part of a badge exactly', params: { query: '"sport"' }, found: 'c e' },
  { what: 'a beginning exactly', params: { query: '"spor"' }, found: '' },
  { what: 'a hyphen', params: { query: 'cx-5' }, found: 'e' },
  { what: 'a space for a hyphen', params: { query: 'cx 5' }, found: 'e' },
  { what: 'an accent too few', params: { query: 'citroen' }, found: 'g' },
  { what: 'an accent too many', params: { query: 'tòyota corolla' }, found: 'c d' },
  { what: 'a body by its label', params: { query: 'people mover' }, found: 'i' },
  { what: 'a fuel and a body', params: { query: 'diesel ute' }, found: 'a b f j' },
  { what: 'the beginning of a model before that of a fuel', params: { query: 'd' }, found: 'h a b f j' },
  { what: 'a year', params: { query: '2021' }, found: 'a e i' },
  { what: 'a year that somebody is typing', params: { query: '202' }, found: 'a c e h d i j' },
  { what: 'a stock number', params: { query: 'S103' }, found: 'd' },
  { what: 'stock numbers by their beginning', params: { query: 's10' }, found: 'a b c e f g h d l i j' },
  { what: 'two words', params: { query: 'land rover' }, found: 'h' },
  { what: 'a word that nothing has', params: { query: 'red wheelbarrow' }, found: '' },
  { what: 'no word', params: { query: ' -!? ' }, found: 'a b c e f g h d l i j' },
  { what: 'a text and a chosen order', indexName: 'cars/sort/price:asc', params: { query: 'toyota' }, found: 'c b a d l j' },
  { what: 'a text and a choice', params: { query: 'diesel', facetFilters: ['make:Mazda'] }, found: 'f' },
  { what: 'a page of a text', params: { query: 'toyota', hitsPerPage: 2, page: 1 }, found: 'c d' },
];

/** Words that are not in the small stock as they are written. */
// biome-ignore format: a table reads better in rows
export const SMALL_MISSPELT_SEARCHES: readonly SmallSearch[] = [
  { what: 'a letter too few', params: { query: 'toyota hilx' }, found: 'a b j' },
  { what: 'two letters in each other’s place', params: { query: 'corrola' }, found: 'c d' },
  { what: 'another letter', params: { query: 'mazfa' }, found: 'e f' },
  { what: 'a letter too few in the first word', params: { query: 'mzda c' }, found: 'e' },
  { what: 'two typos', params: { query: 'sprtagex' }, found: 'l' },
  { what: 'a stock number of no vehicle', params: { query: 'S199' }, found: '' },
];
