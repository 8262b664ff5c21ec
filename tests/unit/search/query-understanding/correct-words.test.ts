import { describe, expect, test } from 'vitest';
import { correctWords, judgeWord } from '#search/query-understanding/correct-words.ts';
import { splitWords } from '#search/query-understanding/normalise-text.ts';
import { getPhraseDictionary } from '#search/query-understanding/phrase-dictionary.ts';
import type { Vocabulary } from '#search/query-understanding/vocabulary.ts';
import { makeVocabulary, makeVocabularyOf } from '#tests/support/factories/make-vocabulary.ts';

const stock = makeVocabulary();

function correct(text: string, vocabulary: Vocabulary = stock): string {
  return correctWords(splitWords(text), getPhraseDictionary({ ...vocabulary }))
    .map((word) => word.text)
    .join(' ');
}

describe('a misspelt word becomes the word of the stock that it is meant to be', () => {
  test.each([
    ['hillux', 'hilux', 'a letter too many'],
    ['hilx', 'hilux', 'four letters, one too few'],
    ['bleu', 'blue', 'four letters in another order'],
    ['mazfa', 'mazda', 'another letter'],
    ['totoya', 'toyota', 'two letters off, but the same letters'],
    ['brisbin', 'brisbane', 'seven letters, two off'],
    ['volkswogan', 'volkswagen', 'a long word, two letters off'],
    ['automatc', 'automatic', 'nearer than automatics'],
    ['udner', 'under', 'the beginning of an amount'],
    ['seetar', 'seater', 'part of a number of seats'],
    ['ioniqq', 'ioniq', 'not ioniq5, as nobody misspells a number'],
    ['kias', 'kia', 'several of a short name'],
    ['sx4s', 'sx4', 'several of a name with a number'],
    ['asxes', 'asx', 'several of a name that ends in x'],
    ['corvettes', 'corvette', 'several of what is not in stock'],
  ])('%s -> %s: %s', (typed, meant) => {
    const mitsubishiAndSuzuki = ['Mitsubishi:ASX', 'Suzuki:SX4'];
    const makeModels = [...stock.values.make_model.keys(), ...mitsubishiAndSuzuki];
    const values = { ...stock.values, make_model: new Map(makeModels.map((value) => [value, 1])) };
    expect(correct(typed, { ...stock, values })).toBe(meant);
  });

  test('words keep their places', () => {
    expect(correctWords(splitWords('red hillux 2020'), getPhraseDictionary({ ...stock }))).toEqual([
      { text: 'red', start: 0, end: 3 },
      { text: 'hilux', start: 4, end: 10, to: 'HiLux' },
      { text: '2020', start: 11, end: 15 },
    ]);
  });
});

describe('a word that is not certainly misspelt stays as it was typed', () => {
  test.each([
    ['golg', 'four letters: another letter makes another word'],
    ['utee', 'four letters, one too many'],
    ['gol', 'three letters'],
    ['deisal', 'six letters, two off'],
    ['misubitsi', 'three letters off'],
    ['ran9er', 'a digit'],
    ['goeslf', 'es within a word is no ending'],
    ['litre', 'a unit'],
    ['corvette', 'a model that is not in stock'],
    ['ferrari', 'a make that is not in stock'],
    ['patrol', 'a model that is not in stock, near Petrol'],
    ['last', 'not least'],
    ['neither', 'not leather'],
    ['back', 'not black'],
    ['spot', 'not sport'],
  ])('%s: %s', (typed) => expect(correct(typed)).toBe(typed));

  // biome-ignore format: a table reads better in rows
  test.each<[string, Parameters<typeof makeVocabularyOf>[0], string]>([
    ['stock',   { transmission: ['Manual'] },                                           'a filler, no stick shift'],
    ['sport',   { city: ['Port Douglas'] },                                             'a word of its own'],
    ['start',   { make_model: ['Smart:Fortwo'] },                                       'a word of its own'],
    ['seats',   { make_model: ['Seat:Leon'] },                                          'the beginning of seats'],
    ['sports',  { make_model: ['Land Rover:Discovery Sport'], badge: ['Sports Line'] }, 'a word of a badge'],
    ['utes',    { body: ['ute'] },                                                      'a word of the stock'],
  ])('%s: known as itself', (typed, values) => expect(correct(typed, makeVocabularyOf(values))).toBe(typed));
});

describe('between two words', () => {
  const rogueAndVogue = makeVocabularyOf({ make_model: ['Nissan:Rogue'], badge: ['Vogue'] });
  test.each([
    ['rogeu', 'rogue', 'nearer than the badge'],
    ['vpgue', 'vogue', 'the badge is nearer'],
    ['bogue', 'bogue', 'hardly anybody misspells the first letter'],
  ])('%s -> %s: %s', (typed, expected) => expect(correct(typed, rogueAndVogue)).toBe(expected));

  test.each([
    ['roguh', ['Nissan:Rogue'], ['Rogux'], 'roguh', 'a badge that is as near keeps a word as it is'],
    ['carnivaal', ['Kia:Carnival'], ['Carnivals'], 'carnival', 'a badge that is less near does not'],
    [
      'scalade',
      ['Cadillac:Escalade', 'Skoda:Scala'],
      [],
      'escalade',
      'the nearer, though without its first letter',
    ],
    ['cerao', ['Kia:Cerato', 'Kia:Ceraso'], [], 'cerato', 'of equal claims, the first'],
    ['roguh', ['Nissan:Rogue', 'Kia:Rogux'], [], 'rogue', 'of equal claims, the first'],
  ])('%s in a stock of %j and %j is %s: %s', (typed, make_model, badge, meant) => {
    expect(correct(typed, makeVocabularyOf({ make_model, badge }))).toBe(meant);
  });
});

describe('a word without a meaning', () => {
  const judge = (word: string, atEnd: boolean) => judgeWord(word, atEnd, getPhraseDictionary({ ...stock }));

  // biome-ignore format: a table reads better in rows
  test.each([
    ['white',     { optional: false, pending: false }, 'a word of the stock'],
    ['under',     { optional: true,  pending: true },  'the beginning of an amount'],
    ['anything',  { optional: true,  pending: true },  'a filler'],
    ['purple',    { optional: false, pending: false }, 'a word of searches'],
    ['unicorn',   { optional: false, pending: false }, 'unknown'],
    ['toyo',      { optional: false, pending: false }, 'what is finished is not half typed'],
  ])('before the end: %s is %o (%s)', (word, doubt) => expect(judge(word, false)).toEqual(doubt));

  // biome-ignore format: a table reads better in rows
  test.each([
    ['white',     { optional: true,  pending: false }, 'a word of the stock'],
    ['unicorn',   { optional: false, pending: false }, 'unknown'],
    ['xylo',      { optional: false, pending: false }, 'unknown, long enough to tell'],
    ['uni',       { optional: true,  pending: false }, 'too short to be nearly a beginning'],
    ['9999x',     { optional: true,  pending: true },  'a number may go on'],
    ['my2',       { optional: true,  pending: true },  'a year may go on'],
    ['x9999',     { optional: false, pending: false }, 'a letter before the number'],
    ['toyo',      { optional: true,  pending: true },  'the beginning of a make'],
    ['abou',      { optional: true,  pending: true },  'the beginning of an amount'],
    ['anythi',    { optional: true,  pending: true },  'the beginning of a filler'],
    ['ooka',      { optional: false, pending: false }, 'the end of no word'],
    ['olkswagen', { optional: true,  pending: true },  'nearly the beginning of a make'],
    ['lnadcr',    { optional: true,  pending: true },  'a misspelt beginning'],
    ['lnadcx',    { optional: false, pending: false }, 'six letters, two off'],
    ['lnadcrx',   { optional: true,  pending: true },  'seven letters, two off'],
    ['golg',      { optional: true,  pending: false }, 'misspelt, but too short to be half typed'],
    ['financ',    { optional: true,  pending: false }, 'the beginning of a word of searches'],
    ['inance',    { optional: false, pending: false }, 'the end of one'],
    ['sporty',    { optional: false, pending: false }, 'a word of searches, however near others'],
  ])('at the end: %s is %o (%s)', (word, doubt) => expect(judge(word, true)).toEqual(doubt));
});
