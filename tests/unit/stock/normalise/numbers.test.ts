import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatWholeNumber } from '#domain/numbers.ts';
import { TRANSFORMS } from '#stock/mapping/transforms.ts';
import { parseCount } from '#stock/normalise/numbers/amount.ts';
import { parseShortYear, parseYear } from '#stock/normalise/numbers/date.ts';
import { parsePrice, parsePriceType } from '#stock/normalise/numbers/price.ts';
import { parseKm } from '#stock/normalise/numbers/unit.ts';

describe('a price is whole dollars, or unknown', () => {
  test.each<[string, number | undefined]>([
    ['12990', 12_990],
    ['$12,990', 12_990],
    ['$ 12 990', 12_990],
    ['AUD 12,990', 12_990],
    ['AU$12,990', 12_990],
    ['A$12,990', 12_990],
    ['12990.00', 12_990],
    ['12990.49', 12_990],
    ['12990.5', 12_991],
    ['$12,990*', 12_990],
    ['$12,990 Drive Away*', 12_990],
    ['$12,990 driveaway', 12_990],
    ['$12,990 EGC', 12_990],
    ['$12,990 Excl. Govt. Charges', 12_990],
    ['$12,990 ONO', 12_990],
    ['$1,234,567', 1_234_567],
    ['$41.5k', 41_500],
    ['1.42 lakh', 142_000],
    ['1,42,000', 142_000],
    ['52K Drive Away', 52_000],
    [' AUD 12,990', 12_990],
    ['$12,990 EGC ', 12_990],
    ['0', 0],
    ['999999999', 999_999_999],
    ['1000000000', undefined],
    ['POA', undefined],
    ['- / -', undefined],
    ['', undefined],
    ['$', undefined],
    ['-500', undefined],
    ['12.990', 12_990],
    ["CHF 39'990.-", 39_990],
    ['13.150,00 €', 13_150],
    ['39.990,- VB', 39_990],
    ['R 569 900', 569_900],
    ['27990 AUD', 27_990],
    ['39990 DAP', 39_990],
    ['$49990+ORC', 49_990],
    ['21990 inc GST', 21_990],
    ['12990 POA', undefined],
    ['1 of 12990', undefined],
    ['12,99', undefined],
    ['12,9900', undefined],
    ['From $12,990', 12_990],
    ['$10,000 - $12,000', undefined],
    ['12990 km', undefined],
  ])('%j is %j', (text, dollars) => expect(parsePrice(text)).toBe(dollars));

  test.each<[string, string | null | undefined]>([
    ['39990 DAP', 'Drive Away'],
    ['39,990 d/away, no more to pay', 'Drive Away'],
    ['$33,500 excluding govt charges', 'Excl. Govt. Charges'],
    ['$12,990 D/A', 'Drive Away'],
    ['$12,990 drive-away!', 'Drive Away'],
    ['$49990+ORC', 'Excl. Govt. Charges'],
    ['$12,990 Excl. Govt. Charges', 'Excl. Govt. Charges'],
    ['$33,000 + GST', 'Plus GST'],
    ['21990 inc GST', null],
    ['from $15,990', null],
    ['Drive away', undefined],
    ['', undefined],
  ])('the type of the price %j is %j', (text, type) => expect(parsePriceType(text)).toBe(type));

  test('any formatted amount is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (dollars) => {
        expect(parsePrice(`$${formatWholeNumber(dollars)}`)).toBe(dollars);
      }),
    );
  });
});

test.each<[string, number | undefined]>([
  ['0', 0],
  ['16', 16],
  ['136517', 136_517],
  ['36.1', undefined],
  ['45120.5', 45_121],
  ['10.0', 10],
  ['45,120 km', 45_120],
  ['45120KM', 45_120],
  ['45,120 kms', 45_120],
  ['45,120 klms.', 45_120],
  ['45,120 kilometres', 45_120],
  ['45,120 kilometers', 45_120],
  ['45120.6', 45_121],
  ['-', undefined],
  ['45k', 45_000],
  ['45.1 K', 45_100],
  ['45.120 km', 45_120],
  ['45,120.5', 45_121],
  ['27,961 miles', 44_999],
  ['10 mi', 16],
  ['ask miles', undefined],
  ['mi', undefined],
  ['km', undefined],
])('an odometer is whole kilometres, or unknown: %j is %j', (text, kilometres) =>
  expect(parseKm(text)).toBe(kilometres),
);

test.each<[string, number | undefined]>([
  ['2017', 2017],
  [' 2017 ', 2017],
  ['06/2017', 2017],
  ['6/2017', 2017],
  ['01/06/2017', 2017],
  ['2017-06', 2017],
  ['2017-06-30', 2017],
  ['2017/18', 2017],
  ['2017.0', 2017],
  ['1900', 1900],
  ['1899', undefined],
  ['2099', 2099],
  ['2100', undefined],
  ['17', undefined],
  ['MY17', 2017],
  ['MY2021.5', 2021],
  ['2019-03-01T00:00:00', 2019],
  ['03.2019', 2019],
  ['Mar-19', 2019],
  ['14/03/21', 2021],
  ['1-Jul-68', 1968],
  ['Corolla 2019', undefined],
  ['20177', undefined],
  ['', undefined],
])('a year has four digits, from 1900: %j is %j', (text, expected) => expect(parseYear(text)).toBe(expected));

test.each([
  ['19', 2019],
  ["'08", 2008],
  ['8', 2008],
  ['28', 2028],
  ['29', 1929],
  ['73', 1973],
  ['2019', 2019],
])('where years have two figures, %j is %d', (text, year) =>
  expect(parseShortYear(text, { now: new Date('2026-06-01') })).toBe(year),
);

test.each<[string, number | undefined, number | undefined]>([
  [' 5 Seats', 5, undefined],
  ['1 Seat', 1, undefined],
  ['7-seater', 7, undefined],
  ['7st', 7, undefined],
  [' 4 Doors', undefined, 4],
  ['1 Door', undefined, 1],
  ['4dr', undefined, 4],
  ['5', 5, 5],
  ['0', undefined, undefined],
  ['9', 9, 9],
  ['10', 10, undefined],
  ['99', 99, undefined],
  ['100', undefined, undefined],
  ['4+1', undefined, undefined],
  ['', undefined, undefined],
])(
  'seats and doors are not mistaken for each other, where cells have shifted: %j is %j seats, %j doors',
  (text, seatCount, doorCount) => {
    expect(TRANSFORMS.seats.read([text])).toBe(seatCount);
    expect(TRANSFORMS.doors.read([text])).toBe(doorCount);
  },
);

// biome-ignore format: a table reads better in rows
test.each<[keyof typeof TRANSFORMS, readonly string[], unknown]>([
  ['towing', ['3500', '3,500 kg', '3.5t', '3.5 tonnes', '3500kgs'], 3500],
  ['ancap', ['5', '5 stars', '5-star'], 5],
  ['power', ['150', '150kW', '150 kilowatts'], 150],
  ['electric_range', ['450', '450 km'], 450],
  ['consumption', ['6.4', '6,4', '6.4L/100km', '6.4 l / 100 km', '6.4 litres'], 6.4],
  ['co2', ['120', '120 g/km', '120g'], 120],
  ['battery', ['64', '64 kWh'], 64],
  ['percent', ['94', '94%', '94 per cent'], 94],
  ['month', ['2019-03', '03/2019', '3/2019', 'Mar-19', '2019-03-15'], '2019-03'],
  ['day', ['2026-06-03', '3/6/2026', '3 June 2026'], '2026-06-03'],
])('%s is written as %j: %j', (name, cells, value) => {
  expect(cells.map((cell) => TRANSFORMS[name].read([cell]))).toEqual(cells.map(() => value));
});

// biome-ignore format: a table reads better in rows
test.each<[keyof typeof TRANSFORMS, readonly string[]]>([
  ['towing', ['0', '150 kW', 'yes']],
  ['ancap', ['6', '0', '2019']],
  ['consumption', ['0', '100', '640', 'low']],
  ['percent', ['101', '0', 'good']],
  ['month', ['13/2019', '2019', 'soon']],
  ['day', ['31/2/2026', 'soon']],
])('%s is not written as %j', (name, cells) => {
  expect(cells.map((cell) => TRANSFORMS[name].read([cell]))).toEqual(cells.map(() => undefined));
});

test.each<[string, number | undefined]>([
  ['0', 0],
  ['12', 12],
  [' 12 ', 12],
  ['999999999', 999_999_999],
  ['1000000000', undefined],
  ['1.5', undefined],
  ['-1', undefined],
])('the count %j is %j', (text, expected) => expect(parseCount(text)).toBe(expected));
