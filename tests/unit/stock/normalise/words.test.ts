import { describe, expect, test } from 'vitest';
import { bodyLabel, bodySlug } from '#domain/car/body.ts';
import { CAR_TYPES } from '#domain/car/car-type.ts';
import { AUSTRALIAN_STATES } from '#domain/states.ts';
import { BODY_KEYS } from '#domain/vehicle-kind.ts';
import { parseState } from '#stock/normalise/text/suburb-and-state.ts';
import { createSynonymParser, parseFlag } from '#stock/normalise/text/synonyms.ts';
import {
  createStatusReader,
  createWordReader,
  parseBody,
  parseCarType,
  parseDrive,
  parseFuel,
  parseStatus,
  parseTransmission,
} from '#stock/normalise/vehicle/word-reader.ts';

describe('body types', () => {
  test.each(BODY_KEYS)('%s is known by its key, its label and its slug (T-21)', (key) => {
    const label = bodyLabel(key);
    expect([key, label, bodySlug(key), label.toUpperCase()].map(parseBody)).toEqual([key, key, key, key]);
  });

  // biome-ignore format: a table reads better in rows
  test.each<[string | undefined, string[]]>([
    ['ute', ['Ute / Tray', 'UTILITY', 'Dual Cab Pick-up', '4D Double Cab Pick Up', 'Extended Cab Pickup']],
    ['cabChassis', ['Cab Chassis', 'C/Chas', 'Cab Chassis Super Cab']],
    ['peopleMover', ['People Mover']],
    ['van', ['Commercial']],
    ['convertible', ['Cabriolet']],
    ['coupe', ['Coupé']],
    ['4x4', ['4WD']],
    ['wagon', ['Estate', '2WD Wagon', 'Touring Wagon']],
    ['stationWagon', ['Station Wagon']],
    ['hatchback', ['5 DR HATCHBACK']],
    ['suv', ['Sport Utility', 'SUV 4x4 Wagon', 'Hybrid SUV']],
    ['truck-prime-mover', ['Prime Mover']],
    ['bike-naked-bike', ['Naked']],
    ['bike-touring-bike', ['Touring']],
    ['sedan', ['Sports Sedan']],
    ['bike-adventure-bike', ['Adventure Touring']],
    ['bike-trail-bike', ['Trail / Enduro']],
    ['caravan', ['Off-road Caravan']],
    ['caravan-pop-top', ['Pop Top Caravan']],
    ['caravan-camper-trailer', ['Camper Trailer']],
    ['motorhome', ['Camper']],
    ['caravan-hybrid-caravan', ['Hybrid']],
    ['caravan-fifth-wheeler', ['5th Wheeler']],
    ['boat-centre-console', ['Centre Console']],
    ['boat-half-cabin', ['Half Cabin Boat']],
    ['boat-jet-ski', ['PWC']],
    [undefined, ['2dr Car', 'Other', '']],
  ])('%j is said by %j', (value, texts) => {
    expect(texts.map((text) => parseBody(text))).toEqual(texts.map(() => value));
  });
});

// biome-ignore format: a table reads better in rows
test.each<[string | undefined, string[]]>([
  ['Automatic', ['Automatic', 'AUTO', '8 Speed Sports Automatic', '6sp Sports Automatic Dual Clutch']],
  ['Automatic', ['10 Speed Automatic', 'CVT', 'Semi-automatic', 'Automated Manual']],
  ['Automatic', ['6 SP Sequential Auto', '7 SP Auto Direct Shift', '1 SP Reduction Gear']],
  ['Automatic', ['9 SP 9G-TRONIC', 'Continuous Variable', '6 SP AUTOMATIC SKYACTIV-DRIVE', '10-Speed A/T']],
  ['Automatic', ['6 Speed Automated Manual Transmission']],
  ['Manual', ['Manual', '5-speed manual', 'M']],
  [undefined, ['Auto or manual', '-', 'Unknown']],
])('the transmission %j is said by %j', (value, texts) => {
  expect(texts.map((text) => parseTransmission(text))).toEqual(texts.map(() => value));
});

// biome-ignore format: a table reads better in rows
test.each<[string | undefined, string[]]>([
  ['Petrol', ['Unleaded', 'Premium', 'Leaded', 'Petrol - Premium ULP']],
  ['Diesel', ['DIESEL', 'DSL', '2.0L Turbo Diesel']],
  ['Hybrid', ['Hybrid', 'Petrol/Electric', 'Petrol - Unleaded / Electric Hybrid']],
  ['Plug-in Hybrid', ['PHEV', 'Plug-in hybrid', 'Plug in Hybrid']],
  ['Electric', ['Electric', 'EV']],
  ['LPG', ['LPG', 'Gas']],
  ['Hydrogen', ['Hydrogen', 'FCEV']],
  [undefined, ['Diesel or petrol', 'Other']],
])('the fuel %j is said by %j', (value, texts) => {
  expect(texts.map((text) => parseFuel(text))).toEqual(texts.map(() => value));
});

// biome-ignore format: a table reads better in rows
test.each<[string | undefined, string[]]>([
  ['FWD', ['Front', 'Front Wheel Drive', 'fwd']],
  ['RWD', ['Rear', 'RWD']],
  ['AWD', ['AWD', 'All-wheel drive']],
  ['4x4', ['4WD', '4X4', '4 x 4']],
  [undefined, ['2WD', 'Other']],
  ['4x2', ['4x2']],
  ['6x4', ['6X4']],
  ['8x4', ['8 x 4']],
])('the drive %j is said by %j', (value, texts) => {
  expect(texts.map((text) => parseDrive(text))).toEqual(texts.map(() => value));
});

describe('car types', () => {
  test.each(CAR_TYPES)('%s is known in any case', (type) => {
    expect([type, type.toUpperCase()].map(parseCarType)).toEqual([type, type]);
  });

  // biome-ignore format: a table reads better in rows
  test.each<[string | undefined, string[]]>([
    ['used', ['Pre-Owned', 'U', 'Near New']],
    ['demo', ['Demonstrator', 'Ex-Demo']],
    ['new', ['Brand New']],
    [undefined, ['Sold', 'Used by one owner', 'New or used', '']],
  ])('%j is said by %j', (value, texts) => {
    expect(texts.map((text) => parseCarType(text))).toEqual(texts.map(() => value));
  });
});

// biome-ignore format: a table reads better in rows
test.each<[string | undefined, string[]]>([
  ['in_stock', ['In Stock', 'in_stock', 'Available', 'Avail']],
  ['coming_soon', ['Coming soon', 'In Transit']],
  ['sold', ['SOLD']],
  ['under_offer', ['Under Offer']],
  [undefined, ['!']],
])('the status %j is said by %j: the set is open (T-33)', (value, texts) => {
  expect(texts.map((text) => parseStatus(text))).toEqual(texts.map(() => value));
});

// biome-ignore format: a table reads better in rows
test.each<[boolean | undefined, string[]]>([
  [true, ['Yes', 'TRUE', '1', 'y']],
  [false, ['no', '0', 'False']],
  [undefined, ['maybe']],
])('the flag %j is said by %j', (value, texts) => {
  expect(texts.map((text) => parseFlag(text))).toEqual(texts.map(() => value));
});

test.each(AUSTRALIAN_STATES)('the state %s is known by its code', (code) => {
  expect([code, code.toUpperCase(), `AU-${code}`].map((text) => parseState(text))).toEqual([
    code,
    code,
    code,
  ]);
});

test('case, spaces and punctuation are ignored, and every value is its own synonym', () => {
  const read = createSynonymParser({ one: ['Uno / Eins'] });
  expect(['uno-eins', 'UNOEINS', 'One', 'two'].map(read)).toEqual(['one', 'one', 'one', undefined]);
});

describe('a dealer adds its own words', () => {
  const extra = {
    'E-Shift': 'Automatic',
    Auto: 'Manual',
    'Auto Plus Manual': 'Automatic',
    EV: 'Automatic',
    '-': 'Manual',
    '---': 'Manual',
  };

  test.each([
    ['E-Shift', 'Automatic'],
    ['6 SP E-SHIFT', 'Automatic'],
    ['Auto', 'Manual'],
    ['Manual', 'Manual'],
    ['6-speed auto plus manual gearbox', 'Automatic'],
    ['EV', 'Automatic'],
    ['EV drive', undefined],
    ['Drive of its own', undefined],
  ])('%j is %j', (text, kind) => expect(createWordReader('transmission', extra)(text)).toBe(kind));
});

test.each([
  ['a short word is a code, and known alone', 'transmission', 'M', 'Manual'],
  ['not beside others', 'transmission', 'M series', undefined],
  ['a word of three letters is known beside others', 'fuel', 'LPG tank', 'LPG'],
  ['two values are none', 'transmission', 'automatic or manual', undefined],
  ['unless one goes before the other', 'fuel', 'petrol plug-in hybrid', 'Plug-in Hybrid'],
  ['the longer phrase counts', 'drive', 'front wheel drive', 'FWD'],
  ['gears count for nothing', 'transmission', '8 speed automatic', 'Automatic'],
  ['gears alone are none', 'transmission', '8 speed', undefined],
  ['a code beside gears is known', 'transmission', '6sp M', 'Manual'],
  ['a word counts for one phrase only', 'transmission', 'sequential manual auto', 'Automatic'],
  ['a phrase may come last', 'fuel', 'runs on diesel', 'Diesel'],
  ['its words stand side by side', 'drive', 'front left wheel drive', 'FWD'],
  ['a part of a word is none', 'fuel', 'dieselgate', undefined],
  ['the same value twice is one', 'fuel', 'diesel and diesel', 'Diesel'],
  ['without an order of precedence two values are none', 'transmission', 'manual and dsg', undefined],
] as const)('the words in a text: %s', (_, name, text, value) =>
  expect(createWordReader(name)(text)).toBe(value),
);

test.each([
  ['Arriving in March', 'arriving_in_march'],
  ['Not for sale', 'not_for_sale'],
  ['Sold (pending)', 'sold_pending'],
  ['--', undefined],
])('the status %j is kept as %j', (text, status) => expect(createStatusReader()(text)).toBe(status));
