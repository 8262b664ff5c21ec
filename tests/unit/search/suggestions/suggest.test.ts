import { describe, expect, test } from 'vitest';
import { suggest } from '#search/suggestions/suggest.ts';
import { makeVocabulary } from '#tests/support/factories/make-vocabulary.ts';

const yard = makeVocabulary();
const labels = (text: string, most = 3) => suggest(text, yard, most).map(({ label }) => label);

describe('a misspelt model is still the first suggestion', () => {
  test.each([
    ['hillux', 'Toyota HiLux'],
    ['hylux', 'Toyota HiLux'],
    ['landcrusier', 'Toyota LandCruiser'],
    ['land cruser', 'Toyota LandCruiser'],
    ['landcruzer prado', 'Toyota LandCruiser Prado'],
    ['corola', 'Toyota Corolla'],
    ['toyata corolla', 'Toyota Corolla'],
    ['klugger', 'Toyota Kluger'],
    ['mitsubshi triton', 'Mitsubishi Triton'],
    ['mitsibishi tritan', 'Mitsubishi Triton'],
    ['outlandr', 'Mitsubishi Outlander'],
    ['forrester', 'Subaru Forester'],
    ['subura outback', 'Subaru Outback'],
    ['rangr', 'Ford Ranger'],
    ['everst', 'Ford Everest'],
    ['nisan navara', 'Nissan Navara'],
    ['x trial', 'Nissan X-Trail'],
    ['tuscon', 'Hyundai Tucson'],
    ['hundai i30', 'Hyundai i30'],
    ['volkswagon golf', 'Volkswagen Golf'],
    ['mercades c class', 'Mercedes-Benz C-Class'],
    ['comodore', 'Holden Commodore'],
    ['disovery sport', 'Land Rover Discovery Sport'],
    ['carnivale', 'Kia Carnival'],
  ])('%s -> %s', (typed, expected) => {
    expect(labels(typed)[0]).toBe(expected);
  });
});

describe('what is typed so far is enough', () => {
  test.each([
    ['toy', ['Toyota', 'Toyota HiLux', 'Toyota 86']],
    ['hil', ['Toyota HiLux']],
    ['cx5', ['Mazda CX-5']],
    ['mazda 3', ['Mazda 3']],
    ['vw', ['Volkswagen', 'Volkswagen Golf']],
    ['people', ['People mover']],
    ['land', ['Land Rover', 'Land Rover Defender', 'Land Rover Discovery Sport']],
  ])('%s -> %j', (typed, expected) => {
    expect(labels(typed)).toEqual(expected);
  });
});

describe('what nothing is like suggests nothing', () => {
  test.each(['', '  ', '!?', 'zzzz', 'corvette', 'hi there'])('"%s"', (typed) => {
    expect(labels(typed)).toEqual([]);
  });
});

test('a suggestion chooses its make with its model', () => {
  expect(suggest('hillux', yard, 1)).toEqual([
    { label: 'Toyota HiLux', choice: { make: ['Toyota'], model: ['HiLux'] } },
  ]);
});
