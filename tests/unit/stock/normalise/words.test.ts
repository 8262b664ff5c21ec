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

  test.each([
    ['Ute / Tray', 'ute'],
    ['UTILITY', 'ute'],
    ['Dual Cab Pick-up', 'ute'],
    ['Cab Chassis', 'cabChassis'],
    ['C/Chas', 'cabChassis'],
    ['People Mover', 'peopleMover'],
    ['Commercial', 'van'],
    ['Cabriolet', 'convertible'],
    ['Coupé', 'coupe'],
    ['4WD', '4x4'],
    ['Estate', 'wagon'],
    ['Station Wagon', 'stationWagon'],
    ['4D Double Cab Pick Up', 'ute'],
    ['Extended Cab Pickup', 'ute'],
    ['Cab Chassis Super Cab', 'cabChassis'],
    ['2WD Wagon', 'wagon'],
    ['5 DR HATCHBACK', 'hatchback'],
    ['Sport Utility', 'suv'],
    ['SUV 4x4 Wagon', 'suv'],
    ['Prime Mover', 'truck-prime-mover'],
    ['Naked', 'bike-naked-bike'],
    ['Touring', 'bike-touring-bike'],
    ['Touring Wagon', 'wagon'],
    ['Sports Sedan', 'sedan'],
    ['Adventure Touring', 'bike-adventure-bike'],
    ['Trail / Enduro', 'bike-trail-bike'],
    ['Off-road Caravan', 'caravan'],
    ['Pop Top Caravan', 'caravan-pop-top'],
    ['Camper Trailer', 'caravan-camper-trailer'],
    ['Camper', 'motorhome'],
    ['Hybrid', 'caravan-hybrid-caravan'],
    ['Hybrid SUV', 'suv'],
    ['5th Wheeler', 'caravan-fifth-wheeler'],
    ['Centre Console', 'boat-centre-console'],
    ['Half Cabin Boat', 'boat-half-cabin'],
    ['PWC', 'boat-jet-ski'],
    ['2dr Car', undefined],
    ['Other', undefined],
    ['', undefined],
  ])('%j is %j', (text, key) => expect(parseBody(text)).toBe(key));
});

test.each([
  ['Automatic', 'Automatic'],
  ['AUTO', 'Automatic'],
  ['8 Speed Sports Automatic', 'Automatic'],
  ['6sp Sports Automatic Dual Clutch', 'Automatic'],
  ['10 Speed Automatic', 'Automatic'],
  ['CVT', 'Automatic'],
  ['Semi-automatic', 'Automatic'],
  ['Automated Manual', 'Automatic'],
  ['Manual', 'Manual'],
  ['5-speed manual', 'Manual'],
  ['M', 'Manual'],
  ['6 SP Sequential Auto', 'Automatic'],
  ['7 SP Auto Direct Shift', 'Automatic'],
  ['1 SP Reduction Gear', 'Automatic'],
  ['9 SP 9G-TRONIC', 'Automatic'],
  ['Continuous Variable', 'Automatic'],
  ['6 SP AUTOMATIC SKYACTIV-DRIVE', 'Automatic'],
  ['10-Speed A/T', 'Automatic'],
  ['6 Speed Automated Manual Transmission', 'Automatic'],
  ['Auto or manual', undefined],
  ['-', undefined],
  ['Unknown', undefined],
])('the transmission %j is %j', (text, kind) => expect(parseTransmission(text)).toBe(kind));

test.each([
  ['Unleaded', 'Petrol'],
  ['Premium', 'Petrol'],
  ['Leaded', 'Petrol'],
  ['Petrol - Premium ULP', 'Petrol'],
  ['DIESEL', 'Diesel'],
  ['DSL', 'Diesel'],
  ['Hybrid', 'Hybrid'],
  ['Petrol/Electric', 'Hybrid'],
  ['PHEV', 'Plug-in Hybrid'],
  ['Plug-in hybrid', 'Plug-in Hybrid'],
  ['Plug in Hybrid', 'Plug-in Hybrid'],
  ['Electric', 'Electric'],
  ['EV', 'Electric'],
  ['LPG', 'LPG'],
  ['Gas', 'LPG'],
  ['Hydrogen', 'Hydrogen'],
  ['FCEV', 'Hydrogen'],
  ['2.0L Turbo Diesel', 'Diesel'],
  ['Petrol - Unleaded / Electric Hybrid', 'Hybrid'],
  ['Diesel or petrol', undefined],
  ['Other', undefined],
])('the fuel %j is %j', (text, kind) => expect(parseFuel(text)).toBe(kind));

test.each([
  ['Front', 'FWD'],
  ['Front Wheel Drive', 'FWD'],
  ['fwd', 'FWD'],
  ['Rear', 'RWD'],
  ['RWD', 'RWD'],
  ['AWD', 'AWD'],
  ['All-wheel drive', 'AWD'],
  ['4WD', '4x4'],
  ['4X4', '4x4'],
  ['4 x 4', '4x4'],
  ['2WD', undefined],
  ['4x2', '4x2'],
  ['6X4', '6x4'],
  ['8 x 4', '8x4'],
  ['Other', undefined],
])('the drive %j is %j', (text, kind) => expect(parseDrive(text)).toBe(kind));

describe('car types', () => {
  test.each(CAR_TYPES)('%s is known in any case', (type) => {
    expect([type, type.toUpperCase()].map(parseCarType)).toEqual([type, type]);
  });

  test.each([
    ['Pre-Owned', 'used'],
    ['U', 'used'],
    ['Near New', 'used'],
    ['Demonstrator', 'demo'],
    ['Ex-Demo', 'demo'],
    ['Brand New', 'new'],
    ['Sold', undefined],
    ['Used by one owner', undefined],
    ['New or used', undefined],
    ['', undefined],
  ])('%j is %j', (text, type) => expect(parseCarType(text)).toBe(type));
});

test.each([
  ['In Stock', 'in_stock'],
  ['in_stock', 'in_stock'],
  ['Available', 'in_stock'],
  ['Avail', 'in_stock'],
  ['Coming soon', 'coming_soon'],
  ['In Transit', 'coming_soon'],
  ['SOLD', 'sold'],
  ['Under Offer', 'under_offer'],
  ['!', undefined],
])('the status %j is %j: the set is open (T-33)', (text, expected) => {
  expect(parseStatus(text)).toBe(expected);
});

test.each([
  ['Yes', true],
  ['TRUE', true],
  ['1', true],
  ['y', true],
  ['no', false],
  ['0', false],
  ['False', false],
  ['maybe', undefined],
])('the flag %j is %j', (text, expected) => expect(parseFlag(text)).toBe(expected));

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
