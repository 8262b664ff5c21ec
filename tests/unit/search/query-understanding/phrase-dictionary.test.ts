import { describe, expect, test } from 'vitest';
import { getPhraseDictionary } from '#search/query-understanding/phrase-dictionary.ts';
import { MAKE_SYNONYMS, synonymsOf } from '#search/query-understanding/synonyms.ts';
import type { VocabularyAttribute } from '#search/query-understanding/vocabulary.ts';
import { makeVocabularyOf } from '#tests/support/factories/make-vocabulary.ts';

type Values = Readonly<Partial<Record<VocabularyAttribute, readonly string[]>>>;

const dictionaryOf = (values: Values) => getPhraseDictionary(makeVocabularyOf(values));

/** What a phrase means in a stock: by its words, otherwise by its letters. */
function meaningOf(phrase: string, values: Values) {
  const { byWords, byLetters } = dictionaryOf(values);
  const choice = byLetters.get(phrase.replaceAll(' ', ''));
  return byWords.get(phrase) ?? (choice && { choice });
}

test('the phrases of a vocabulary are built once', () => {
  const vocabulary = makeVocabularyOf({ fuel: ['Diesel'] });
  expect(getPhraseDictionary(vocabulary)).toBe(getPhraseDictionary(vocabulary));
});

const SPORT = { make_model: ['Land Rover:Sport'] };

describe('names of makes and models', () => {
  test('are known with the make in any of its words, and alone if they look like names', () => {
    const names = dictionaryOf({ make_model: ['Volkswagen:Golf', 'Lexus:IS', 'Toyota:86', 'BMW:X5'] });
    const withModel = (make: string, model: string, words: string) =>
      words.split(' ').flatMap((word) => [
        [word, { make_or_model: [make] }],
        [`${word}${model.toLowerCase()}`, { make_or_model: [`${make}:${model}`] }],
      ]);
    expect(Object.fromEntries(names.byLetters)).toEqual({
      ...Object.fromEntries([
        ...withModel('Volkswagen', 'Golf', 'volkswagen vw vdub dub'),
        ...withModel('Lexus', 'IS', 'lexus'),
        ...withModel('Toyota', '86', 'toyota tojo'),
        ...withModel('BMW', 'X5', 'bmw beemer beamer bimmer'),
      ]),
      golf: { make_or_model: ['Volkswagen:Golf'] },
      x5: { make_or_model: ['BMW:X5'] },
    });
  });

  // biome-ignore format: a table reads better in rows
  test.each([
    ['crv',               ['Honda:CR-V'],                           { make_or_model: ['Honda:CR-V'] }],
    ['cruiser',           ['Toyota:LandCruiser'],                   { make_or_model: ['Toyota:LandCruiser'] }],
    ['toyota cruiser',    ['Toyota:LandCruiser'],                   { make_or_model: ['Toyota:LandCruiser'] }],
    ['mini',              ['Mini:Cooper', 'Fiat:Mini'],             { make_or_model: ['Mini'] }],
    ['mini',              ['Fiat:Mini', 'Mini:Cooper'],             { make_or_model: ['Mini'] }],
    ['holden colorado',   ['Holden:Colorado', 'Chevrolet:Colorado'], { make_or_model: ['Holden:Colorado'] }],
    ['colorado',          ['Holden:Colorado', 'Chevrolet:Colorado'], undefined],
    ['is',                ['Lexus:IS'],                             undefined],
    ['toyota',            ['Toyota:'],                              { make_or_model: ['Toyota'] }],
    ['rocinante',         ['Toyota:HiLux'],                         undefined],
    ['town and country',  ['Chrysler:Town & Country'],              { make_or_model: ['Chrysler:Town & Country'] }],
  ])('%s in a stock of %j', (phrase, make_model, choice) => {
    expect(meaningOf(phrase, { make_model })).toEqual(choice && { choice });
  });

  test.each([
    ['wagon', { make_model: ['Suzuki:Wagon'], body: ['wagon'] }, { body: ['wagon'] }],
    ['suzuki wagon', { make_model: ['Suzuki:Wagon'], body: ['wagon'] }, { make_or_model: ['Suzuki:Wagon'] }],
    ['sport', { ...SPORT, filtered_features: ['Sport'] }, { make_or_model: ['Land Rover:Sport'] }],
    ['sport mode', { ...SPORT, filtered_features: ['Sport mode'] }, { filtered_features: ['Sport mode'] }],
  ])('%s, a name and something else', (phrase, values, choice) => {
    expect(meaningOf(phrase, values)).toEqual({ choice });
  });

  test('a body in two words is not taken for a model in one', () => {
    const values = { make_model: ['Tesla:PeopleMover'], body: ['peopleMover'] };
    expect(meaningOf('people mover', values)).toEqual({ choice: { body: ['peopleMover'] } });
    expect(meaningOf('peoplemover', values)).toBeUndefined();
  });
});

describe('a colour or a town that could mean something else means nothing', () => {
  test.each([
    ['orange', { colour: ['Orange'], city: ['Orange'] }],
    ['holden', { make_model: ['Holden:Torana'], city: ['Holden'] }],
    ['hi lux', { make_model: ['Toyota:HiLux'], city: ['Hi Lux'] }],
  ])('%s', (phrase, values) => expect(meaningOf(phrase, values)).toBeUndefined());

  test('alone it is clear', () => {
    expect(meaningOf('orange', { colour: ['Orange'] })).toEqual({ choice: { colour: ['Orange'] } });
    expect(meaningOf('orange', { city: ['Orange'] })).toEqual({ choice: { city: ['Orange'] } });
  });
});

// biome-ignore format: a table reads better in rows
test.each([
    ['4wd',     { drive: ['4x4'], body: ['4x4'] },        { choice: { drive: ['4x4'] } }],
    ['4wd',     { body: ['4x4'] },                        { choice: { body: ['4x4'] } }],
    ['2wd',     { drive: ['FWD', 'RWD'] },                { choice: { drive: ['FWD', 'RWD'] }, label: '2WD' }],
    ['2wd',     { drive: ['FWD'] },                       { choice: { drive: ['FWD'] } }],
    ['hatch',   { body: ['hatch', 'hatchback'] },         { choice: { body: ['hatch', 'hatchback'] }, label: 'Hatch' }],
    ['hatch',   { body: ['hatchback'] },                  { choice: { body: ['hatchback'] } }],
    ['grey',    { colour: ['Grey', 'Gray'] },             { choice: { colour: ['Grey', 'Gray'] }, label: 'Grey' }],
    ['carplay', { filtered_features: ['Apple CarPlay'] }, { choice: { filtered_features: ['Apple CarPlay'] } }],
    ['towbar',  { filtered_features: ['Tow bar'] },       { choice: { filtered_features: ['Tow bar'] } }],
    ['leather', { filtered_features: ['Leather-accented seats', 'Leather steering wheel'] }, { choice: { filtered_features: ['Leather-accented seats'] } }],
    ['carplay', { filtered_features: ['Apple CarPlay and Android Auto', 'Wireless Apple CarPlay'] }, { choice: { filtered_features: ['Apple CarPlay and Android Auto', 'Wireless Apple CarPlay'] }, label: 'Apple CarPlay' }],
    ['sunroof', { filtered_features: ['Panoramic glass roof'] }, { choice: { filtered_features: ['Panoramic glass roof'] } }],
    ['space cab', { badge: ['SX Space Cab'] },            { choice: { badge: ['SX Space Cab'] } }],
    ['dandenong', { city: ['Dandenong South', 'Dandenong'] }, { choice: { city: ['Dandenong South', 'Dandenong'] }, label: 'Dandenong' }],
    ['cairns',  { city: ['Cairns', '–'] },                { choice: { city: ['Cairns'] } }],
    ['',        { city: ['Cairns', '–'] },                undefined],
    ['cheap',   {},                                       { sorts: ['price:asc'] }],
    ['near me', {},                                       { near: true }],
  ])('a word of several lists or values: %s in a stock of %j', (phrase, values, meaning) => {
    expect(meaningOf(phrase, values)).toStrictEqual(meaning);
  });

describe('what is known, but not in stock', () => {
  test.each([
    ['ferrari', { make_or_model: ['Ferrari'] }],
    ['great wall', { make_or_model: ['Great Wall'] }],
    ['bus', { body: ['bus'] }],
    ['patrol', {}],
  ])('%s', (phrase, absent) => {
    expect(meaningOf(phrase, { make_model: ['Toyota:HiLux'] })).toEqual({ absent });
  });

  test('does not hide what is in stock', () => {
    const values = { make_model: ['Isuzu:D-MAX'], body: ['ute'] };
    expect(meaningOf('isuzu ute', values)).toBeUndefined();
  });
});

describe('dual cab', () => {
  const badge = ['SR5 Double Cab', 'LS-U Crew Cab', 'XTR Dual Cab Pickup', 'Dual Cabin', 'Single Cab'];
  const meaning = { choice: { badge: badge.slice(0, 3) }, label: 'Dual cab' };

  test.each(['dual cab', 'double cab', 'crew cab', 'twin cab'])('%s is every such badge', (phrase) => {
    expect(meaningOf(phrase, { badge })).toEqual(meaning);
  });
  test('means nothing where no badge says it', () => {
    expect(meaningOf('dual cab', { badge: ['Single Cab'] })).toBeUndefined();
  });
});

describe('the words around', () => {
  const dictionary = dictionaryOf({
    make_model: ['Land Rover:Discovery Sport'],
    badge: ['Black Edition', 'HSE'],
    seats: ['5', '7'],
    city: ['Port Douglas'],
  });

  test('names are those of this stock and of any', () => {
    const names = 'land rover discovery sport black edition hse hatchback shift'.split(' ');
    expect([...dictionary.names]).toEqual(expect.arrayContaining(names));
  });
  test('neighbours in badges are known as pairs', () => {
    expect([...dictionary.pairs]).toEqual(['black edition']);
  });
  test('numbers of seats are those of the stock', () => expect([...dictionary.seats]).toEqual(['5', '7']));
  test('some of them and others may be meant by a misspelt word', () => {
    const meant = ['port', 'douglas', 'discovery', 'discoverysport', 'landy', 'cheapest', 'me'];
    const isMeant = (word: string) => [...dictionary.lexicon.keys()].includes(word);
    expect([...meant, 'edition', 'hatchback', ''].filter(isMeant)).toEqual(meant);
  });
});

test.each(['constructor', '__proto__', 'toString', 'Lada Niva 4x4'])(
  'a feed may call a make %s: it has no other words',
  (make) => expect(synonymsOf(MAKE_SYNONYMS, make)).toEqual([]),
);
