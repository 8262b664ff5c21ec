import { describe, expect, test } from 'vitest';
import { makeVocabulary, makeVocabularyOf } from '#tests/support/factories/make-vocabulary.ts';
import { listParts, listWords, readText } from './read-text.ts';

describe('a part is what was typed for it', () => {
  // biome-ignore format: a table reads better in rows
  test.each([
    ['suv  < 20k',                      ['suv', '< 20k']],
    ['suv $ 20k white',                 ['suv', '$ 20k', 'white']],
    ['> 20k',                           ['> 20k']],
    ['= 20k',                           ['= 20k']],
    ['~ 20k',                           ['~ 20k']],
    ['2019 + ute',                      ['2019 +', 'ute']],
    ['20k,ute',                         ['20k', 'ute']],
    ['hilux,ranger',                    ['hilux', 'ranger']],
    ['cheap 2wd hatch near me',         ['cheap = price:asc', '2wd = 2WD', 'hatch = Hatch', 'near me = near me']],
    ['low kms awd ute',                 ['low kms = km:asc', 'awd', 'ute']],
    ['newest',                          ['newest = year:desc created_at:desc']],
    ['land cruiser prado white',        ['land cruiser prado', 'white']],
    ['ovre 40k',                        ['ovre 40k']],
    ['abuot 40k',                       ['abuot 40k']],
  ])('%s', (text, parts) => expect(listParts(text)).toEqual(parts));

  test('a word right after an amount is a word of its own', () => {
    expect(listWords('20k+белый')).toEqual(['белый']);
  });

  test('a make of signs alone is in no text', () => {
    expect(listParts('unicorn', makeVocabularyOf({ make_model: ['?:X'] }))).toEqual([]);
  });

  test.each([
    ['= 20k', { price: ':20000' }],
    ['> 20k', { price: '20000:' }],
    ['ovre 20k', { price: '20000:' }],
    ['abuot 20k', { price: '18000:22000' }],
    ['hylux ovre 20k', { price: '20000:' }],
  ])('%s has its range', (text, range) => expect(readText(text).range).toEqual(range));
});

describe('seats', () => {
  test.each([
    [
      ['7', '8'],
      '7 seat, 7 seats, 7 seater, 7 seaters, 7seat, 7seats, 7seater, 7-seater, seven seats, 7+ seats, seven+ seats',
    ],
    [['2'], 'two seater'],
    [['3'], '3 seats or so'],
    [['5', '7', '8'], 'family'],
    [
      undefined,
      '9 seats, 9seats, 9+ seats, 17seats, 7seatsx, x7seats, 7 backseats, 7 seatbelts, 0x5+ seats, many seats, many+ seats, 7 heated seats',
    ],
  ])('%j is meant by %s', (seats, texts) => {
    for (const text of texts.split(', '))
      expect(readText(text).refinementList?.seats?.toSorted(), text).toEqual(seats);
  });

  test.each([
    ['family wagon', ['family = 5 seats or more', 'wagon = Wagon']],
    ['7+ seats', ['7+ seats = 7 seats or more']],
    ['7 seater suv', ['7 seater = 7 seats or more', 'suv']],
    ['suv 7seater', ['suv', '7seater = 7 seats or more']],
    ['exactly 7 seats', ['exactly 7 seats']],
    ['7 seats exactly', ['7 seats exactly']],
    ['at least 5 seats', ['at least 5 seats = 5 seats or more']],
    ['more than 5 seats', ['more than 5 seats = 6 seats or more']],
    ['5 seater', ['5 seater']],
    ['people mover for 8', ['people mover', 'for 8']],
    ['family suv 7 seater', ['family = 5 seats or more', 'suv', '7 seater = 7 seats or more']],
  ])('%s', (text, parts) => expect(listParts(text)).toEqual(parts));

  test('of a bus may be a number of two digits', () => {
    const parts = listParts('10+ seats', makeVocabularyOf({ seats: ['8', '12', '14'] }));
    expect(parts).toEqual(['10+ seats = 10 seats or more']);
  });

  test('that no vehicle has are one thing to look for', () => {
    expect(listWords('9+ seats')).toEqual(['9+ seats']);
  });

  test('for a family are in no stock of two-seaters', () => {
    const family = (...seats: string[]) => listParts('family', makeVocabularyOf({ seats }));
    expect(family('2', '4')).toEqual([]);
    expect(family('2', '5', '7')).toEqual(['family = 5 seats or more']);
  });
});

// biome-ignore format: a table reads better in rows
test.each([
    ['near 4870',             ['near 4870 = near 4870']],
    ['ute near to 4870',      ['ute', 'near to 4870 = near 4870']],
    ['close to 4870 white',   ['close to 4870 = near 4870', 'white']],
    ['closest 4870',          ['closest 4870 = near 4870']],
    ['postcode 4870',         ['postcode 4870 = near 4870']],
    ['around postcode 4870',  ['around postcode 4870 = near 4870']],
    ['from postcode 2019',    ['from postcode 2019 = near 2019']],
    ['from 2019',             ['from 2019']],
    ['around 2019',           ['2019']],
    ['near 487',              []],
    ['9870',                  []],
    ['0200',                  []],
    ['near 48701',            []],
    ['near x4870',            []],
    ['linear 4870',           ['4870 = near 4870']],
    ['nearside 4870',         ['4870 = near 4870']],
    ['near into 4870',        ['4870 = near 4870']],
    ['near tokyo 4870',       ['4870 = near 4870']],
    ['near to',               []],
    ['near',                  []],
    ['4870',                  ['4870 = near 4870']],
  ])('a postcode: %s', (text, parts) => expect(listParts(text)).toEqual(parts));

// biome-ignore format: a table reads better in rows
test.each([
    ['5 door hatch',      ['5 door']],
    ['12-cylinder golf',  ['12-cylinder']],
    ['4cyl diesel',       ['4cyl']],
    ['2.0 litre golf',    ['2.0 litre']],
    ['2.8l hilux',        ['2.8l']],
    ['150kw ute',         ['150kw']],
    ['5 doorx hatch',     ['5 doorx']],
    ['kw 5 golf',         ['kw', '5']],
    ['v9 door hatch',     ['v9 door']],
  ])('a number with another unit is one thing to look for: %s -> %j', (text, words) => {
    expect(listWords(text)).toEqual(words);
  });

describe('a figure that vehicles state is the least that will do', () => {
  test.each([
    ['tow 3.5t', { towing: '3500:' }],
    ['can tow 2 tonne', { towing: '2000:' }],
    ['towing 2500kg', { towing: '2500:' }],
    ['towing capacity of 2,500 kg', { towing: '2500:' }],
    ['3.5t braked towing', { towing: '3500:' }],
    ['over 3000kg tow rating', { towing: '3000:' }],
    ['ancap 5', { ancap: '5:' }],
    ['5 star safety', { ancap: '5:' }],
    ['four star ancap', { ancap: '4:' }],
    ['over 400 km range', { electric_range: '400:' }],
    ['range 400km', { electric_range: '400:' }],
    ['range of at least 400 km', { electric_range: '400:' }],
    ['150kw', { power: '150:' }],
  ])('%s: %j', (text, range) => {
    const { parts } = readText(text, { ...makeVocabulary(), unstated: new Set() });
    expect(parts).toEqual([{ start: 0, end: text.length, range }]);
  });

  test.each(['ancap 6', 'range rover', '8 tonne tray', '3500 kg'])('%s is none', (text) => {
    expect(readText(text, { ...makeVocabulary(), unstated: new Set() }).range).toEqual({});
  });

  test('also where a feature is called just that', () => {
    const vocabulary = makeVocabularyOf({ filtered_features: ['4-star ANCAP'] });
    expect(readText('4 star ancap', { ...vocabulary, unstated: new Set<never>() }).parts).toMatchObject([
      { range: { ancap: '4:' } },
    ]);
  });
});

test('a contradiction stays text, judged by its own words', () => {
  expect(listWords('over 40k under 20k hilux')).toEqual(['over 40k?~', 'under 20k?~']);
});

test('if a model is called 2008, 2008 is no year', () => {
  expect(listParts('2008 white')).toEqual(['white']);
  expect(listParts('2009 white')).toEqual(['2009', 'white']);
});
