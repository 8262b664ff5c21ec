import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatWholeNumber } from '#domain/numbers.ts';
import { TRANSFORMS } from '#stock/mapping/transforms.ts';
import { parseCount } from '#stock/normalise/numbers/amount.ts';
import { parseIsoTime, parseShortYear, parseUnixTime, parseYear } from '#stock/normalise/numbers/date.ts';
import { parsePrice, parsePriceType } from '#stock/normalise/numbers/price.ts';
import { convertUnit, parseKm, parseUnit, type Unit } from '#stock/normalise/numbers/unit.ts';

describe('a price is whole dollars, or unknown', () => {
  // biome-ignore format: a table reads better in rows
  test.each<[number | undefined, string[]]>([
    [12_990, ['12990', '$12,990', '$ 12 990', 'AUD 12,990', 'AU$12,990', 'A$12,990', '12990.00']],
    [12_990, ['12990.49', '$12,990*', '$12,990 Drive Away*', '$12,990 driveaway', '$12,990 EGC']],
    [12_990, ['$12,990 Excl. Govt. Charges', '$12,990 ONO', ' AUD 12,990', '$12,990 EGC ', '12.990']],
    [12_990, ['From $12,990']],
    [12_991, ['12990.5']],
    [1_234_567, ['$1,234,567']],
    [41_500, ['$41.5k']],
    [142_000, ['1.42 lakh', '1,42,000']],
    [52_000, ['52K Drive Away']],
    [0, ['0']],
    [999_999_999, ['999999999']],
    [undefined, ['1000000000', 'POA', '- / -', '', '$', '-500', '12990 POA', '1 of 12990', '12,99']],
    [undefined, ['12,9900', '$10,000 - $12,000', '12990 km']],
    [39_990, ["CHF 39'990.-", '39.990,- VB', '39990 DAP']],
    [13_150, ['13.150,00 €']],
    [569_900, ['R 569 900']],
    [27_990, ['27990 AUD']],
    [49_990, ['$49990+ORC']],
    [21_990, ['21990 inc GST']],
  ])('%j is what %j say', (value, texts) => {
    expect(texts.map((text) => parsePrice(text))).toEqual(texts.map(() => value));
  });

  // biome-ignore format: a table reads better in rows
  test.each<[string | null | undefined, string[]]>([
    ['Drive Away', ['39990 DAP', '39,990 d/away, no more to pay', '$12,990 D/A', '$12,990 drive-away!']],
    ['Excl. Govt. Charges', ['$33,500 excluding govt charges', '$49990+ORC']],
    ['Excl. Govt. Charges', ['$12,990 Excl. Govt. Charges']],
    ['Plus GST', ['$33,000 + GST']],
    [null, ['21990 inc GST', 'from $15,990']],
    [undefined, ['Drive away', '']],
  ])('the type of a price %j is said by %j', (value, texts) => {
    expect(texts.map((text) => parsePriceType(text))).toEqual(texts.map(() => value));
  });

  test('any formatted amount is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (dollars) => {
        expect(parsePrice(`$${formatWholeNumber(dollars)}`)).toBe(dollars);
      }),
    );
  });
});

// biome-ignore format: a table reads better in rows
test.each<[number | undefined, string[]]>([
  [0, ['0']],
  [16, ['16', '10 mi']],
  [136_517, ['136517']],
  [undefined, ['36.1', '-', 'ask miles', 'mi', 'km']],
  [45_121, ['45120.5', '45120.6', '45,120.5']],
  [10, ['10.0']],
  [45_120, ['45,120 km', '45120KM', '45,120 kms', '45,120 klms.', '45,120 kilometres']],
  [45_120, ['45,120 kilometers', '45.120 km']],
  [45_000, ['45k']],
  [45_100, ['45.1 K']],
  [44_999, ['27,961 miles']],
])('an odometer is whole kilometres, or unknown: %j is written as %j', (value, texts) => {
  expect(texts.map((text) => parseKm(text))).toEqual(texts.map(() => value));
});

// biome-ignore format: a table reads better in rows
test.each<[number | undefined, string[]]>([
  [2017, ['2017', ' 2017 ', '06/2017', '6/2017', '01/06/2017', '2017-06', '2017-06-30', '2017/18']],
  [2017, ['2017.0', 'MY17']],
  [1900, ['1900']],
  [undefined, ['1899', '2100', '17', 'Corolla 2019', '20177', '']],
  [2099, ['2099']],
  [2021, ['MY2021.5', '14/03/21']],
  [2019, ['2019-03-01T00:00:00', '03.2019', 'Mar-19']],
  [1968, ['1-Jul-68']],
])('a year has four digits, from 1900: %j is written as %j', (value, texts) => {
  expect(texts.map((text) => parseYear(text))).toEqual(texts.map(() => value));
});

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

// biome-ignore format: a table reads better in rows
test.each<[number | undefined, string[]]>([
  [0, ['0']],
  [12, ['12', ' 12 ']],
  [999_999_999, ['999999999']],
  [undefined, ['1000000000', '1.5', '-1']],
])('a count is %j of %j', (value, texts) => {
  expect(texts.map((text) => parseCount(text))).toEqual(texts.map(() => value));
});

// biome-ignore format: a table reads better in rows
test.each<[Unit | undefined, string[]]>([
  ['km', [' KM ', 'KMT']],
  ['miles', ['Miles', 'SMI']],
  ['dollars', ['AUD', '$']],
  ['cents', ['c']],
  [undefined, ['thousands', 'furlongs', '']],
])('a unit is %j in cells with %j', (value, texts) => {
  expect(texts.map((text) => parseUnit(text))).toEqual(texts.map(() => value));
});

test.each<[string, Unit, string]>([
  ['45,120', 'km', '45,120'],
  ['$45,120', 'dollars', '$45,120'],
  ['1999000', 'cents', '19990'],
  [' $1,999,050 c ', 'cents', '19991'],
  ['28,000 miles', 'miles', '45062'],
  ['28k', 'miles', '45062'],
  ['45120', 'thousands', '45120'],
  ['mi 10', 'miles', '16'],
  ['45.1', 'thousands', '45100'],
  ['$45.1k', 'thousands', '45100'],
  ['unknown', 'thousands', 'unknown'],
  ['', 'thousands', ''],
  ['POA', 'cents', 'POA'],
  ['1 to 2', 'miles', '1 to 2'],
])('%j in %s is %j', (text, unit, expected) => expect(convertUnit(text, unit)).toBe(expected));

describe('a date with a time', () => {
  // biome-ignore format: a table reads better in rows
  test.each<[string | undefined, string[]]>([
    ['2026-11-21T00:00:00.000Z', [' 2026-11-21 ', '20261121', '46347.5', '21/11/2026 12:00 am']],
    ['2026-11-21T00:00:00.000Z', ['2026/11/21', '21/11/26', '21-Nov-26']],
    ['2024-02-29T00:00:00.000Z', ['2024-02-29']],
    [undefined, ['2026-02-29', '11/21/2026', '', '29999', '50000', '2026-11-21 24:00', '2026-11-21 12:60']],
    [undefined, ['2026-11-21 12:59:60', '21/11/2026 13:00 pm', '2026-11-21 noon']],
    [undefined, ['2026-11-21T09:30:00+99:00', 'on 2026-11-21', '21/11/2026x', '2026-11-21 at 9:30']],
    [undefined, ['2026-11-21 9:30x', '31 Feb 2026', '21 Moon 2026']],
    ['1982-02-18T00:00:00.000Z', ['30000']],
    ['2026-11-21T09:30:00.000Z', ['2026-11-21  09:30', '21/11/2026, 9:30', '21.11.2026 09:30']],
    ['2026-11-21T09:30:00.000Z', ['21/11/2026 9:30AM', '21/11/2026 \t9:30']],
    ['2026-11-21T09:30:00.000Z', ['Sat, 21st November 2026 9:30', 'Nov 21, 2026 9:30AM']],
    ['2026-11-21T09:30:15.000Z', ['2026-11-21T09:30:15', '2026-11-21T09:30:15.987Z']],
    ['2026-11-21T09:30:15.000Z', ['2026-11-21T09:30:15z']],
    ['2026-11-21T13:00:15.000Z', ['2026-11-21T09:30:15-03:30']],
    ['2026-11-20T23:30:15.000Z', ['2026-11-21T09:30:15+1000']],
    ['2026-11-21T21:30:00.000Z', ['21/11/2026 9:30 pm']],
    ['2026-11-21T12:00:00.000Z', ['21/11/2026 12:00 PM']],
    ['2026-11-21T23:59:59.000Z', ['2026-11-21 23:59:59', '2026-11-21 11:59:59 Pm']],
    ['2026-02-01T09:30:00.000Z', ['1-2-2026T09:30']],
    ['2026-11-21T00:30:00.000Z', ['2026-11-21 0:30 am']],
    ['2026-11-21T11:30:00.000Z', ['2026-11-21 9:30 pm +10:00']],
    ['2026-11-21T23:00:00.000Z', ['2026-11-21 23:00']],
    ['2026-11-21T21:30:15.000Z', ['21-NOV-26 09.30.15.000000 PM']],
    ['2026-09-06T00:00:00.000Z', ['06 Sep 2026']],
    ['2026-03-03T00:00:00.000Z', ['3. März 2026']],
  ])('%j is written as %j', (value, texts) => {
    expect(texts.map((text) => parseIsoTime(text))).toEqual(texts.map(() => value));
  });

  test("is meant in the dealer's zone, unless it names its own", () => {
    const reading = { timeZone: 'Australia/Brisbane' };
    expect(parseIsoTime('21/11/2026 9:30:05', reading)).toBe('2026-11-20T23:30:05.000Z');
    expect(parseIsoTime('21/11/2026', reading)).toBe('2026-11-20T14:00:00.000Z');
    expect(parseIsoTime('2026-11-21T09:30:05Z', reading)).toBe('2026-11-21T09:30:05.000Z');
  });

  test('has its month first where the feed has', () => {
    expect(parseIsoTime('11/21/2026', { format: 'MM/DD/YYYY' })).toBe('2026-11-21T00:00:00.000Z');
    expect(parseIsoTime('2026-11-21', { format: 'MM/DD/YYYY' })).toBe('2026-11-21T00:00:00.000Z');
    expect(parseIsoTime('21/11/2026', { format: 'MM/DD/YYYY' })).toBeUndefined();
  });
});

test.each<[string, number | undefined]>([
  [' 1795251600 ', 1_795_251_600],
  ['2026-11-21T09:30:15.900Z', 1_795_253_415],
  ['123456789', 123_456_789],
  ['1000000000000', 1_000_000_000_000],
  ['1000000000001', 1_000_000_000],
  ['12345678', undefined],
  ['12345678901234', undefined],
  ['1795251600s', undefined],
  ['t1795251600', undefined],
])('%j is %j in UNIX seconds, milliseconds being beyond 1e12 (T-08)', (text, expected) =>
  expect(parseUnixTime(text)).toBe(expected),
);
