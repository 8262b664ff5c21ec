import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { createStockEngine } from '#search/engines/embedded/stock-engine.ts';
import {
  buildVocabularyRequest,
  readVocabulary,
  type Vocabulary,
  type VocabularyAttribute,
} from '#search/query-understanding/vocabulary.ts';
import { LIST_ATTRIBUTES, RANGE_ATTRIBUTES } from '#search/state/attributes.ts';

/** A car of the stock below: 'Make:Model', then its other attributes. */
type Row = readonly [
  makeModel: string,
  body: string,
  facts?: Readonly<Record<string, string | number | readonly string[]>>,
];

// biome-ignore format: a table reads better in rows
const STOCK_ROWS: readonly Row[] = [
  ['Toyota:HiLux', 'ute', { drive: '4x4', fuel: 'Diesel', badge: 'SR5 Double Cab', colour: 'White' }],
  ['Toyota:HiLux', 'ute', { drive: 'RWD', badge: 'Workmate', transmission: 'Manual' }],
  ['Toyota:LandCruiser', 'suv', { drive: '4x4', fuel: 'Diesel', seats: '8', badge: 'GXL' }],
  ['Toyota:LandCruiser Prado', 'suv', { seats: '7', colour: 'Silver' }],
  ['Toyota:RAV4', 'suv', { fuel: 'Hybrid', badge: 'GXL Hybrid', car_type: 'new' }],
  ['Toyota:Kluger', 'suv', { seats: '7', fuel: 'Hybrid', state: 'nsw', city: 'Orange' }],
  ['Toyota:Corolla', 'hatch', { badge: 'Ascent Sport', year: 2018, colour: 'Red' }],
  ['Toyota:86', 'coupe', { transmission: 'Manual', colour: 'Orange' }],
  ['Mazda:3', 'sedan', { badge: 'G20 Evolve' }],
  ['Mazda:CX-5', 'suv', { badge: 'Maxx Sport' }],
  ['Mazda:BT-50', 'ute', { badge: 'XT', car_type: 'demo' }],
  ['Mazda:MX-5', 'convertible', { seats: '2', transmission: 'Manual' }],
  ['Ford:Ranger', 'ute', { badge: 'Black Edition', colour: 'Black', drive: '4x4' }],
  ['Ford:Everest', 'suv', { seats: '7', drive: '4x4' }],
  ['Ford:Transit Custom', 'van', { seats: '3' }],
  ['Hyundai:i30', 'hatchback', { colour: 'Grey' }],
  ['Hyundai:Tucson', 'suv', { city: 'Brisbane' }],
  ['Hyundai:IONIQ 5', 'suv', { fuel: 'Electric' }],
  ['Kia:Carnival', 'peopleMover', { seats: '8' }],
  ['Land Rover:Discovery Sport', 'suv', { filtered_features: ['Tow bar', 'Leather seats'] }],
  ['Land Rover:Defender', '4x4', { drive: '4x4' }],
  ['Mercedes-Benz:C-Class', 'sedan', { colour: 'Blue' }],
  ['Mini:Cooper', 'hatch', { year: 2015 }],
  ['Mitsubishi:Triton', 'ute', { badge: 'GLX' }],
  ['Mitsubishi:Outlander', 'suv', { fuel: 'Plug-in Hybrid', badge: 'Aspire PHEV' }],
  ['Nissan:X-Trail', 'suv', { drive: 'AWD' }],
  ['Nissan:Navara', 'ute', { badge: 'ST-X' }],
  ['Peugeot:2008', 'suv', { drive: 'FWD' }],
  ['Subaru:Forester', 'suv', { drive: 'AWD' }],
  ['Subaru:Outback', 'wagon', { drive: 'AWD' }],
  ['Volkswagen:Golf', 'hatch', { badge: 'GTI' }],
  ['Lexus:IS', 'sedan', {}],
  ['Isuzu:D-MAX', 'ute', { badge: 'LS-U Crew Cab' }],
  ['Holden:Commodore', 'stationWagon', { fuel: 'LPG' }],
];

/** The vocabulary of a small stock, for tests of query understanding and suggestions. */
export function makeVocabulary(): Vocabulary {
  const records = STOCK_ROWS.map(([makeModel, body, facts], index) => {
    const [make, model] = makeModel.split(':');
    return {
      ...{ id: `c${index}`, make, model, make_model: makeModel, body, car_type: 'used', fuel: 'Petrol' },
      ...{ transmission: 'Automatic', drive: null, colour: null, seats: '5', state: 'qld', city: 'Cairns' },
      ...{ badge: null, filtered_features: null, year: 2022, status: 'in_stock', ...facts },
    };
  });
  const index = buildIndex(records as never, {
    names: [...new Set([...Object.keys(records[0] ?? {}), ...LIST_ATTRIBUTES, ...RANGE_ATTRIBUTES])],
    uniqueTextColumns: ['id'],
  });
  const [answer] = createStockEngine(index).search([buildVocabularyRequest({ filters: 'status=in_stock' })]);
  if (!answer) throw new Error('the engine did not answer');
  return readVocabulary(answer, 2026);
}

/** The vocabulary of a stock with these values alone, one vehicle each. */
export function makeVocabularyOf(
  values: Readonly<Partial<Record<VocabularyAttribute, readonly string[]>>>,
): Vocabulary {
  const facets = Object.fromEntries(
    Object.entries(values).map(([name, names]) => [
      name,
      Object.fromEntries(names.map((value) => [value, 1])),
    ]),
  );
  return readVocabulary({ facets }, 2026);
}
