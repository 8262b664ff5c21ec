import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMakeAtStart, normaliseMake } from '#stock/normalise/vehicle/makes.ts';
import { findModelAtStart, normaliseModel } from '#stock/normalise/vehicle/models.ts';
import { cutMake, parseTitle } from '#stock/normalise/vehicle/title.ts';

describe('make, model and badge come from the title where the columns are cut at the first word', () => {
  test.each<[string, string, string, [string | undefined, string | undefined, string | undefined]]>([
    [
      '2017 Land Rover Range Rover Evoque TD4 180 HSE Dynamic',
      'Land',
      'Rover',
      ['Land Rover', 'Range Rover Evoque', 'TD4 180 HSE Dynamic'],
    ],
    ['2016 Land Rover Range Rover Vogue SE', 'Land', 'Rover', ['Land Rover', 'Range Rover', 'Vogue SE']],
    ['2012 Land Rover Discovery 4 3.0 SDV6', 'Land', 'Rover', ['Land Rover', 'Discovery 4', '3.0 SDV6']],
    ['2017 Land Rover Discovery TD6 HSE', 'Land', 'Rover', ['Land Rover', 'Discovery', 'TD6 HSE']],
    ['2020 Land Rover Defender 110 P400', 'Land', 'Rover', ['Land Rover', 'Defender', '110 P400']],
    ['1992 Rover Mini', 'Rover', 'Mini', ['Rover', 'Mini', undefined]],
    ['2021 Alfa Romeo Stelvio Veloce', 'Alfa', 'Romeo', ['Alfa Romeo', 'Stelvio', 'Veloce']],
    ['2008 Alfa Romeo 159 2.2 JTS', 'Alfa', 'Romeo', ['Alfa Romeo', '159', '2.2 JTS']],
    ['2022 Aston Martin Vantage', 'Aston', 'Martin', ['Aston Martin', 'Vantage', undefined]],
    ['2017 Great Wall Steed (4X4)', 'Great', 'Wall', ['Great Wall', 'Steed', '(4X4)']],
    ['2019 Jeep Grand Cherokee Limited', 'Jeep', 'Grand', ['Jeep', 'Grand Cherokee', 'Limited']],
    ['2015 Hyundai Santa FE Active', 'Hyundai', 'Santa', ['Hyundai', 'Santa Fe', 'Active']],
    ['2022 Tesla Model 3 Long Range', 'Tesla', 'Model', ['Tesla', 'Model 3', 'Long Range']],
    ['2023 Volvo Xc 90 Recharge', 'Volvo', 'Xc', ['Volvo', 'XC90', 'Recharge']],
    ['2013 Toyota Rav 4 GX', 'Toyota', 'Rav', ['Toyota', 'RAV4', 'GX']],
    ['2019 Toyota Land Cruiser Prado GXL', 'Toyota', 'Land', ['Toyota', 'LandCruiser Prado', 'GXL']],
    ['2013 Toyota 86 GT', 'Toyota', '86', ['Toyota', '86', 'GT']],
    ['2016 Mini Cooper Cooper S', 'Mini', 'Cooper', ['Mini', 'Cooper', 'Cooper S']],
    ['2018 Toyota HiAce (No Badge)', 'Toyota', 'HiAce', ['Toyota', 'HiAce', undefined]],
    // A spreadsheet made a date of the model.
    ['2008 Saab 9-3 Linear 2.0T', 'Saab', '03-Sep', ['Saab', '9-3', 'Linear 2.0T']],
    ['MERCEDES BENZ C200 Avantgarde', '', '', ['Mercedes-Benz', 'C200', 'Avantgarde']],
    ['2020 Example Roadster S', 'Example', 'Roadster', ['Example', 'Roadster', 'S']],
    ['2020 Toyota Yaris Ascent Sport', 'Toyota', 'Yaris Ascent', ['Toyota', 'Yaris Ascent', 'Sport']],
    ['2020 Toyota', 'Toyota', 'Corolla', ['Toyota', 'Corolla', undefined]],
    ['2015 Land Rover', 'Land', 'Rover', ['Land Rover', undefined, undefined]],
    [' 2020  Toyota Yaris ', '', '', ['Toyota', 'Yaris', undefined]],
    ['2020', 'Kia', 'Rio', ['Kia', 'Rio', undefined]],
    ['20201 Kia Rio', '', '', [undefined, undefined, undefined]],
    ['1899 Kia Rio', '', '', [undefined, undefined, undefined]],
    ['Kia 2020 Rio', '', '', ['Kia', '2020', 'Rio']],
    ['Mercedes-Benz', 'Mercedes', 'Benz', ['Mercedes-Benz', undefined, undefined]],
    ['Land Rover', 'LAND', 'ROVER', ['Land Rover', undefined, undefined]],
    ['Example', 'Example Motors', '', ['Example Motors', undefined, undefined]],
    ['Example Other Roadster', 'Example Motors', 'GT', ['Example Motors', 'GT', undefined]],
    ['Example Motors Roadster', 'EXAMPLE motors', '', ['EXAMPLE motors', 'Roadster', undefined]],
    ['Kia Rio', '', 'Rio GT', ['Kia', 'Rio', undefined]],
    ['Toyota Corolla Cross', '', 'Rav 4', ['Toyota', 'Corolla Cross', undefined]],
    ['Toyota', '', 'Rav 4', ['Toyota', 'RAV4', undefined]],
    ['Must be seen!', 'Toyota', 'rav 4', ['Toyota', 'RAV4', undefined]],
    ['Must be seen!', '', 'Corolla', [undefined, undefined, undefined]],
    ['Kia Rio S (NO BADGE) Auto', '', '', ['Kia', 'Rio', 'S Auto']],
    ['', 'Toyota', 'Corolla', ['Toyota', 'Corolla', undefined]],
    ['Must be seen!', 'toyota', 'Corolla', ['Toyota', 'Corolla', undefined]],
    ['Must be seen!', '', '', [undefined, undefined, undefined]],
    ['', '', '', [undefined, undefined, undefined]],
  ])('%j with the columns %j and %j', (title, makeColumn, modelColumn, [expectedMake, model, badge]) => {
    expect(parseTitle(title, makeColumn, modelColumn)).toMatchObject({ make: expectedMake, model, badge });
  });

  test.each<[string, 'new' | 'used' | 'demo' | undefined, number | undefined, string[]]>([
    ['New 2026 Toyota Corolla GX', 'new', 2026, ['Toyota', 'Corolla', 'GX']],
    ['2023 USED Kia Rio S', 'used', 2023, ['Kia', 'Rio', 'S']],
    ['Certified Pre-Owned 2020 BMW X3', 'used', 2020, ['BMW', 'X3']],
    ['Brand New Kia Rio', 'new', undefined, ['Kia', 'Rio']],
    ['Kia Rio S (2019)', undefined, 2019, ['Kia', 'Rio', 'S']],
    ['Peugeot 2008 Allure 2019', undefined, 2019, ['Peugeot', '2008', 'Allure']],
    ['Peugeot 2008', undefined, undefined, ['Peugeot', '2008']],
    ['2021 Peugeot 2008', undefined, 2021, ['Peugeot', '2008']],
    ['Kia', undefined, undefined, ['Kia']],
  ])('%j begins with a condition or a year', (title, car_type, year, [make, model, badge]) => {
    expect(parseTitle(title, '', '')).toEqual({ car_type, year, make, model, badge });
  });

  test('a model column that is the only one helps as well', () => {
    expect(parseTitle('2024 Toyota Granvia Bus VX', 'Granvia Bus', '')).toMatchObject({
      ...{ make: 'Toyota', model: 'Granvia Bus', badge: 'VX' },
    });
  });

  test.each([
    ['Opel Mokka X', 'Opel', 'Mokka X'],
    ['2016 Opel Mokka X', 'Opel', 'Mokka X'],
    ['LAND ROVER Discovery', 'Land Rover', 'Discovery'],
    ['Zotye T600', 'Zotye', 'T600'],
    ['VW Golf', 'Volkswagen', 'Golf'],
    ['2008', 'Peugeot', '2008'],
    ['MG3', 'MG', 'MG3'],
    ['Mini', 'Mini', 'Mini'],
    ['Rangeland', 'Range', 'Rangeland'],
  ])('the model %j of %j is %j', (model, make, expected) => expect(cutMake(model, make)).toBe(expected));

  test('no title and no columns make it throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (title, makeColumn, modelColumn) => {
        expect(() => parseTitle(title, makeColumn, modelColumn)).not.toThrow();
      }),
    );
  });
});

test.each([
  ['LAND ROVER', 'Land Rover'],
  ['landrover', 'Land Rover'],
  ['mercedes benz', 'Mercedes-Benz'],
  ['Mercedes', 'Mercedes-Benz'],
  ['VW', 'Volkswagen'],
  ['Citroën', 'Citroen'],
  ['Ssangyong', 'SsangYong'],
  ['BMW', 'BMW'],
  ['Great', 'Great'],
  ['  Some \n Maker ', 'Some Maker'],
])('the make %j is spelt %j', (text, expected) => expect(normaliseMake(text)).toBe(expected));

test.each([
  ['2020 New Age Manta Ray 18', undefined, 'New Age', 'Manta'],
  ['New 2026 New Age Manta Ray', 'new', 'New Age', 'Manta'],
  ['New Kia Rio', 'new', 'Kia', 'Rio'],
  ['Used 2019 Avida Esperance C7914', 'used', 'Avida', 'Esperance'],
])('a make may begin as conditions do: %s', (title, car_type, make, model) =>
  expect(parseTitle(title, '', '')).toMatchObject({ car_type, make, model }),
);

const words = (text: string) => text.split(' ');

describe('the longest known make at the start of some words, with the number of its words', () => {
  test.each([
    ['Land Rover Defender 110', { make: 'Land Rover', length: 2 }],
    ['Rover 75', { make: 'Rover', length: 1 }],
    ['Isuzu UTE D-MAX', { make: 'Isuzu', length: 2 }],
    ['Isuzu NPR', { make: 'Isuzu', length: 1 }],
    ['Kia', { make: 'Kia', length: 1 }],
    ['Aston Martin', { make: 'Aston Martin', length: 2 }],
    ['Austin Healey 3000', { make: 'Austin Healey', length: 2 }],
    ['Austin Seven', { make: 'Austin', length: 1 }],
    ['Zone RV Summit', { make: 'Zone RV', length: 2 }],
    ['New Age Manta Ray', { make: 'New Age', length: 2 }],
    ['QUINTREX 481 Fishabout', { make: 'Quintrex', length: 1 }],
    ['My Kia Rio', undefined],
    ['-', undefined],
  ])('%s', (text, found) => expect(findMakeAtStart(words(text))).toEqual(found));

  test('no words are no make', () => expect(findMakeAtStart([])).toBeUndefined());
});

describe('the longest known model of a make at the start of some words, of three at most', () => {
  test.each([
    ['Toyota', 'Rav 4 GX', { model: 'RAV4', length: 2 }],
    ['Toyota', 'RAV4 GX', { model: 'RAV4', length: 1 }],
    ['Kia', 'Rio', { model: 'Rio', length: 1 }],
    ['Land Rover', 'Range Rover Sport HSE', { model: 'Range Rover Sport', length: 3 }],
    ['Land Rover', 'Range Rover Vogue', { model: 'Range Rover', length: 2 }],
    ['Land Rover', 'Range Rover Evo que', { model: 'Range Rover', length: 2 }],
    ['Citroen', 'Grand C4 Picasso', { model: 'Grand C4 Picasso', length: 3 }],
    ['Kia', 'Carnival', undefined],
    ['Rover', 'Range Rover', undefined],
  ])('%s: %s', (make, text, found) => expect(findModelAtStart(make, words(text))).toEqual(found));

  test('no words are no model', () => expect(findModelAtStart('Kia', [])).toBeUndefined());
});

test.each([
  ['Toyota', 'rav-4', 'RAV4'],
  ['Toyota', 'Corolla', 'Corolla'],
  ['Kia', 'RAV 4', 'RAV 4'],
  ['Example', 'Roadster', 'Roadster'],
])('the model of a %s that a feed writes %s is %s', (make, given, model) => {
  expect(normaliseModel(make, given)).toBe(model);
});
