import { describe, expect, test } from 'vitest';
import { resolveExclusions } from '#search/query-understanding/exclusions.ts';
import { makeVocabulary, makeVocabularyOf } from '#tests/support/factories/make-vocabulary.ts';
import { listParts, listWords, readText } from './read-text.ts';

// biome-ignore format: a table reads better in rows
test.each([
  ['white corvette',        ['white'],                   'a known name casts no doubt'],
  ['corvette white',        ['white'],                   'a known name casts no doubt'],
  ['white quokka',          [],                          'the quokka is unknown'],
  ['white auto climate',    [],                          'one doubtful word casts doubt on the word before it'],
  ['new white auto climate', [],                         'one doubtful word casts doubt on all words before it'],
  ['climate auto white',    [],                          'one doubtful word casts doubt on the word after it'],
  ['near new',              [],                          'a hedge'],
  ['as new hilux',          ['hilux'],                   'a hedge'],
  ['white tow bar',         ['tow bar'],                 'the tow bar may be white'],
  ['tow bar white',         ['tow bar', 'white'],        'what comes after a feature is not its colour'],
  ['black edition',         [],                          'a badge'],
  ['not black edition',     [],                          'a badge'],
  ['black ranger',          ['black', 'ranger'],         'a name of the stock casts no doubt'],
  ['white sr5',             ['white'],                   'a badge of the stock casts no doubt'],
  ['diesel corvette',       ['diesel'],                  'a fuel means nothing else'],
  ['small white suv',       ['white', 'suv'],            'a description casts no doubt'],
  ['turbo auto suv',        ['auto', 'suv'],             'a description casts no doubt'],
  ['white and sr5',         ['white'],                   'a filler casts no doubt'],
  ['4 door white sedan',    ['white', 'sedan'],          'a measure casts no doubt'],
  ['white 4 door sedan',    ['white', 'sedan'],          'a measure casts no doubt'],
  ['6-speed auto',          ['auto'],                    'a measure casts no doubt'],
  ['1 owner white hilux',   ['white', 'hilux'],          'a measure casts no doubt'],
  ['2.0l silver golf',      ['silver', 'golf'],          'a measure casts no doubt'],
  ['150kw auto',            ['auto'],                    'a measure casts no doubt'],
  ['auto, not a corvette',  ['auto'],                    'a negation casts no doubt'],
  ['4x doors white',        [],                          'no measure'],
])('%s means %j: %s', (text, parts) => expect(listParts(text)).toEqual(parts));

test.each([
  ['under 2020', [], 'a year or dollars'],
  ['hilux under 2020', ['hilux'], 'a year or dollars'],
  ['hilux to 40k', ['hilux', '40k'], 'certainly dollars'],
  ['over 40k 2020', ['over 40k', '2020'], 'the word belongs to the price'],
  ['hilux 2020', ['hilux', '2020'], 'a year'],
])('a year after a word for an amount: %s means %j, %s', (text, parts) => {
  expect(listParts(text)).toEqual(parts);
});

const stock = makeVocabulary();
const chipsOf = (text: string) =>
  resolveExclusions(readText(text).parts, stock).flatMap(({ label }) => label ?? []);

const FUELS = ['Petrol', 'Diesel', 'Hybrid', 'Electric', 'LPG', 'Plug-in Hybrid'];
const without = (unwanted: string) => FUELS.filter((fuel) => fuel !== unwanted);

describe('what is not wanted is every other value of its list', () => {
  test.each([
    ['not diesel', { fuel: without('Diesel') }],
    ['no diesel', { fuel: without('Diesel') }],
    ['non hybrid', { fuel: without('Hybrid') }],
    ['not a diesel', { fuel: without('Diesel') }],
    ["isn't a diesel", { fuel: without('Diesel') }],
    ['isnt diesel', { fuel: without('Diesel') }],
    ["I don't want diesel", { fuel: without('Diesel') }],
    ['dont want diesel', { fuel: without('Diesel') }],
    ['anything but a diesel', { fuel: without('Diesel') }],
    ['anything other than diesel', { fuel: without('Diesel') }],
    ['no not diesel', { fuel: without('Diesel') }],
    ['except manual', { transmission: ['Automatic'] }],
    ['without 2wd', { drive: ['4x4', 'AWD'] }],
    ['excluding new', { car_type: ['used', 'demo'] }],
    ['not in cairns', { city: ['Brisbane', 'Orange'] }],
    [
      'toyota not hilux or rav4',
      {
        make_or_model: [
          'Toyota:86',
          'Toyota:Corolla',
          'Toyota:Kluger',
          'Toyota:LandCruiser',
          'Toyota:LandCruiser Prado',
        ],
      },
    ],
    ['mazda not cx5', { make_or_model: ['Mazda:3', 'Mazda:BT-50', 'Mazda:MX-5'] }],
  ])('%s', (text, refinementList) => {
    expect(readText(text)).toMatchObject({ refinementList, rest: '', words: [] });
  });

  test('a make is all the others, and a model is all the others with the other models of its make', () => {
    const makes = (text: string) => readText(text).refinementList?.make_or_model;
    expect(makes('not toyota')).toContain('Mazda');
    expect(makes('not toyota')).not.toContain('Toyota');
    expect(makes('not hilux')).toEqual(expect.arrayContaining(['Mazda', 'Toyota:RAV4']));
    expect(makes('not hilux')).not.toContain('Toyota');
    expect(makes('not hilux')).not.toContain('Toyota:HiLux');
  });

  test('nothing where every vehicle is a diesel', () => {
    const vocabulary = makeVocabularyOf({ fuel: ['Diesel'] });
    expect(readText('not diesel', vocabulary).refinementList).toEqual({ fuel: [''] });
  });
});

test.each([
  ['not diesel', 'Not diesel'],
  ['not LPG', 'Not LPG'],
  ['not an suv', 'Not SUV'],
  ['not hatchback', 'Not hatch or hatchback'],
  ['not 2wd', 'Not FWD or RWD'],
  ['not plug-in hybrid', 'Not plug-in hybrid'],
  ['not white or silver', 'Not white or silver'],
  ['not white not silver', 'Not white or silver'],
  ['not toyota', 'Not Toyota'],
  ['toyota not hilux', 'Toyota, not HiLux'],
  ['suv not kia nor mazda', 'Not Kia or Mazda'],
])('%s has one chip, %s', (text, label) => expect(chipsOf(text)).toEqual([label]));

test.each([
  ['not under 40k', { price: '40000:' }],
  ['not over 40k', { price: ':40000' }],
])('a range is turned round: %s', (text, range) => {
  expect(readText(text)).toMatchObject({ range, words: [] });
});

test.each([
  ['without tow bar', '-"Tow bar"'],
  ['hilux not sr5', '-"sr5"'],
  ['no leather seats or tow bar', '-"Leather seats" -"Tow bar"'],
])('what vehicles have several of is excluded as text: %s', (text, search) => {
  expect(
    readText(text)
      .words.map((word) => word.search)
      .join(' '),
  ).toBe(search);
});

test.each([
  ['not cheap', ['not cheap']],
  ['not near me', ['not near me']],
  ['not 2018 to 2020', ['not 2018 to 2020']],
  ['hilux not', ['not?~']],
  ['not unicorn diesel', ['not?~', 'unicorn?']],
  ['not', ['not?~']],
])('what cannot be turned around stays text: %s', (text, words) => expect(listWords(text)).toEqual(words));
