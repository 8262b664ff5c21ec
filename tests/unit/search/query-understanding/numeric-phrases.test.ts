import { describe, expect, test } from 'vitest';
import { parseRangeAt } from '#search/query-understanding/numeric-phrases.ts';
import { parseAgeAt } from '#search/query-understanding/quantities.ts';

/** The range at the beginning of a text: 'price :40000'. */
function read(text: string): string | undefined {
  const parsed = parseRangeAt(text, 0);
  return parsed && `${parsed.attribute} ${parsed.range.min ?? ''}:${parsed.range.max ?? ''}`;
}

describe('an amount with a word before or after it', () => {
  test.each([
    ['under 40k', 'price :40000'],
    ['under $40,000', 'price :40000'],
    ['under $ 40 000', 'price :40000'],
    ['under 40.5k', 'price :40500'],
    ['under 40 thousand', 'price :40000'],
    ['under $1000', 'price :1000'],
    ['over 40k', 'price 40000:'],
    ['over 1000', 'price 1000:'],
    ['40k or less', 'price :40000'],
    ['40k max', 'price :40000'],
    ['40k or more', 'price 40000:'],
    ['40k+', 'price 40000:'],
    ['under 90000 km', 'km :90000'],
    ['over 90k kms', 'km 90000:'],
    ['from 2019', 'year 2019:'],
    ['2019 or older', 'year :2019'],
    ['before 2019', 'year :2018'],
    ['after 2019', 'year 2020:'],
    ['since 1950', 'year 1950:'],
    ['since 2099', 'year 2099:'],
    ['no older than 2019', 'year 2019:'],
    ['no newer than 2019', 'year :2019'],
    ['my21', 'year 2021:2021'],
    ['my 2021', 'year 2021:2021'],
    ['50k on the clock', 'km :50000'],
    ['less than 50k on the clock', 'km :50000'],
    ['60,000kms', 'km :60000'],
    ['100 bucks a week', 'weekly_price :100'],
    ['under $200 a week', 'weekly_price :200'],
    ['$180 weekly', 'weekly_price :180'],
    ['200/wk max', 'weekly_price :200'],
    ['max $150 p/w', 'weekly_price :150'],
    ['under $120pw', 'weekly_price :120'],
    ['over 400 per week', 'weekly_price 400:'],
    ['around 200 a week', 'weekly_price 180:220'],
    ['150-200 a week', 'weekly_price 150:200'],
    ['25000 dollars', 'price :25000'],
    ['18k and newer than 2016', 'price :18000'],
    ['pre 2015', 'year :2014'],
    ['post 2020', 'year 2021:'],
  ])('%s -> %s', (text, range) => expect(read(text)).toBe(range));

  test.each([
    ['under $999', 'no price of a car'],
    ['over 999', 'no price of a car'],
    ['before 40k', 'no year'],
    ['after 40k', 'no year'],
    ['under 2020', 'a year or dollars'],
    ['under 40% off', 'a percentage'],
    ['under 100 per month', 'a repayment'],
    ['under 2000kg', 'a weight'],
    ['x under 40k', 'elsewhere'],
  ])('%s: nothing, %s', (text) => expect(read(text)).toBeUndefined());
});

describe('a small number after a word means thousands', () => {
  test.each([
    ['under 5', 'price :5000'],
    ['under 300', 'price :300000'],
    ['over 40', 'price 40000:'],
    ['around 40', 'price 36000:44000'],
    ['between 20 and 30', 'price 20000:30000'],
    ['between 5000 and 10', 'price 5000:10000'],
    ['under 50 kms', 'km :50000'],
  ])('%s -> %s', (text, range) => expect(read(text)).toBe(range));

  test.each([
    ['under 4', 'an age or half typed'],
    ['under 301', 'a repayment or half typed'],
    ['under $40', 'forty dollars'],
    ['under 0.04k', 'forty dollars'],
    ['20 to 40', 'no word before it'],
  ])('%s: nothing, %s', (text) => expect(read(text)).toBeUndefined());
});

describe('an amount alone is the most that somebody pays or drives', () => {
  test.each([
    ['5000', 'price :5000'],
    ['35000', 'price :35000'],
    ['35,500', 'price :35500'],
    ['$4,990', 'price :4990'],
    ['$2020', 'price :2020'],
    ['4.9k', 'price :4900'],
    ['20 grand', 'price :20000'],
    ['4900 km', 'km :4900'],
    ['2020 km', 'km :2020'],
    ['2020k', 'price :2020000'],
    ['2020', 'year 2020:2020'],
    ['1955', 'year 1955:1955'],
  ])('%s -> %s', (text, range) => expect(read(text)).toBe(range));

  test.each([
    ['35100', 'not round'],
    ['4500', 'too small for a price without a sign'],
    ['0', 'nothing'],
    ['$500', 'no price of a car'],
    ['1949', 'too old'],
    ['2100', 'too new'],
    ['12020', 'five digits'],
    ['20201', 'five digits'],
    ['20 hp', 'another unit'],
  ])('%s: nothing, %s', (text) => expect(read(text)).toBeUndefined());
});

describe('a range', () => {
  test.each([
    ['20-40k', 'price 20000:40000'],
    ['20k-40k', 'price 20000:40000'],
    ['$1000 to $2000', 'price 1000:2000'],
    ['40k to 20k', 'price 20000:40000'],
    ['20 to 40k kms', 'km 20000:40000'],
    ['10,000 and 50,000 km', 'km 10000:50000'],
    ['2018 to 2021', 'year 2018:2021'],
    ['between 2018 and 2021', 'year 2018:2021'],
    ['around 30k', 'price 27000:33000'],
    ['around $1000', 'price 900:1100'],
    ['about 50000 km', 'km 45000:55000'],
  ])('%s -> %s', (text, range) => expect(read(text)).toBe(range));

  test.each([
    ['around 2019', 'a year or dollars'],
    ['around $999', 'no price of a car'],
    ['between 2018 and 40000', 'a year and a price'],
    ['between 40000 and 2018', 'a price and a year'],
    ['between $400 and $900', 'no price of a car'],
  ])('%s: nothing, %s', (text) => expect(read(text)).toBeUndefined());

  test('ends where its text does', () => {
    expect(parseRangeAt('suv 20-40k white', 4)).toEqual({
      attribute: 'price',
      range: { min: 20_000, max: 40_000 },
      end: 10,
    });
  });
});

test.each([
  ['under 5 years old', '2022:'],
  ['less than 2.5 years old', '2024:'],
  ['under a year old', '2026:'],
  ['up to 5 years old', '2021:'],
  ['5 years old', '2021:'],
  ['5-year-old', '2021:'],
  ['2.5 yrs old', '2024:'],
  ['not older than 5 years', '2021:'],
  ['newer than 5 years', '2022:'],
  ['5 years or newer', '2021:'],
  ['1 to 3 years old', '2023:2025'],
  ['between one and 3 years old', '2023:2025'],
  ['over 5 years old', ':2020'],
  ['older than 2.5 years', ':2023'],
  ['at least 5 years old', ':2021'],
  ['5 years old or older', ':2021'],
  ['under 5 years', '2022:'],
  ['under 5 years o', '2022:'],
  ['under 5 years warranty', undefined],
  ['under 5', undefined],
  ['150 years old', undefined],
])('in 2026 "%s" is built in %s', (text, years) => {
  const age = parseAgeAt(text, 0, 2026);
  const { min = '', max = '' } = age?.range ?? {};
  expect(age && `${age.attribute} ${min}:${max}`).toBe(years && `year ${years}`);
});

test('an age ends where its words do', () => {
  expect(parseAgeAt('ute under 5 years old white', 4, 2026)?.end).toBe('ute under 5 years old'.length);
});
