import { describe, expect, test } from 'vitest';
import { guessDateFormat, guessTaxPriceType, guessUnit, guessValues } from '#stock/guess/guess-source.ts';
import { readCsv } from '#tests/support/readers/read-feed-text.ts';

describe('the words of a column are translated', () => {
  test("schema.org's, with their address or without, where the field knows them", () => {
    expect(guessValues('status', ['https://schema.org/InStock', 'SoldOut', 'Elsewhere', 'SoldOut'])).toEqual({
      'https://schema.org/InStock': 'in_stock',
      SoldOut: 'sold',
    });
    expect(guessValues('status', ['constructor'])).toBeUndefined();
    expect(guessValues('make', ['InStock'])).toBeUndefined();
  });

  test('yes and no as types of a price, if there is nothing else', () => {
    expect(guessValues('price_type', ['Yes', 'No', 'Yes'])).toEqual({
      Yes: 'Drive Away',
      No: 'Excl. Govt. Charges',
    });
    expect(guessValues('price_type', ['Yes', 'Drive Away'])).toBeUndefined();
    expect(guessValues('certified', ['Yes', 'No'])).toBeUndefined();
  });
});

test.each([
  ['price', 'Price Cents', 'cents'],
  ['price', 'price_in_cents_net', undefined],
  ['price', 'Price', undefined],
  ['km', 'Miles', 'miles'],
  ['km', 'odometer_mi', 'miles'],
  ['km', 'odometer_min', undefined],
  ['km', 'odometer', { column: 'odometer_UnitText' }],
  ['km', 'odometer.value', { column: 'odometer.unitCode' }],
  ['km', 'kms', undefined],
  ['doors', 'miles', undefined],
  ['doors', 'odometer', undefined],
  ['price', 'Cents price', 'cents'],
  ['km', 'Miles driven', 'miles'],
  ['km', 'smiles', undefined],
  ['km', 'mileslog', undefined],
  ['km', 'odometer_mi_now', undefined],
] as const)('the unit of %s in the column %s is %j', (field, column, unit) => {
  const columns = ['price', 'other_unit', 'odometer_UnitText', 'odometer.unitCode', 'kms_unity'];
  expect(guessUnit(field, column, columns)).toEqual(unit);
});

test.each([
  ['odometer', ['xdometer_unit', 'odometer_unit'], 'odometer_unit'],
  ['odometer', ['odometer_units'], 'odometer_units'],
  ['odometer', ['odometer_UNITCODE'], 'odometer_UNITCODE'],
  ['odometer', ['odometer_united', 'unit', 'odometer'], undefined],
  ['odo', ['make.@unit', 'odo.@unit'], 'odo.@unit'],
  ['car.odometer.value', ['car.unit', 'car.odometer.unit'], 'car.odometer.unit'],
  ['odometer.value', ['odometer_unit', 'odometer.unit'], 'odometer.unit'],
  ['odo (x)', ['odo (x)_unit'], 'odo (x)_unit'],
])('a column of units stands beside that of the numbers: of %s among %j: %s', (column, columns, unit) => {
  expect(guessUnit('km', column, columns)).toEqual(unit && { column: unit });
});

test("schema.org's words are known by its address, not by another", () => {
  expect(
    guessValues('car_type', ['https://schema.org/NewCondition', 'http://schema.org/UsedCondition']),
  ).toEqual({ 'https://schema.org/NewCondition': 'new', 'http://schema.org/UsedCondition': 'used' });
  expect(guessValues('car_type', ['https://elsewhere.example/NewCondition'])).toBeUndefined();
});

test.each([
  ['both orders fit: the Australian one', ['03/10/2026', '04/11/2026'], { readable: 1 }],
  ['only the Australian one fits all', ['03/10/2026', '24/11/2026'], { readable: 1 }],
  ['more fit the American one', ['03/10/2026', '11/24/2026'], { format: 'MM/DD/YYYY', readable: 1 }],
  ['some are no dates', ['03/10/2026', 'soon', '-', 'later'], { readable: 0.25 }],
  ['there are none', [], { readable: 0 }],
])('the order of day and month where %s', (_, cells, format) => {
  expect(guessDateFormat(cells)).toEqual(format);
});

test.each<
  [column: string, words: string[], values: Record<string, string | null> | undefined, unknown?: string[]]
>([
  ['GST', ['Inc', 'Ex'], { Inc: null, Ex: 'Plus GST' }],
  ['pricing.gst', ['INCLUSIVE', 'EXCLUSIVE'], { INCLUSIVE: null, EXCLUSIVE: 'Plus GST' }],
  ['VAT', ['Inc', 'Plus', 'Margin'], { Inc: null, Plus: 'Plus GST', Margin: null }],
  ['gst_treatment', ['+ GST', 'incl. GST'], { '+ GST': 'Plus GST', 'incl. GST': null }],
  ['Price includes GST', ['Y', 'N'], { Y: null, N: 'Plus GST' }],
  ['Plus GST', ['1', '0'], { '1': 'Plus GST', '0': null }],
  ['pricing.@orcIncluded', ['true', 'false'], { true: 'Drive Away', false: 'Excl. Govt. Charges' }],
  ['vat_qualifying', ['Y', 'N'], { Y: null, N: null }, ['Y', 'N']],
  ['MwSt.', ['ausweisbar'], { ausweisbar: null }, ['ausweisbar']],
  ['GST', ['1,200', '3,490'], undefined],
  ['VAT rate', ['20%', '0'], undefined],
  ['GST', ['Inc'], undefined],
  ['Category', ['Plus'], undefined],
])('a column %s with %j says what prices leave out', (column, words, values, unknown = []) => {
  const feed = readCsv({
    file: 'f.csv',
    text: [`Make;${column}`, ...words.map((word) => `Kia;${word}`)].join('\n'),
  });
  const source = { from: column, optional: true, values };
  expect(guessTaxPriceType(column, feed)).toEqual(values ? [{ source, unknown }] : []);
});
