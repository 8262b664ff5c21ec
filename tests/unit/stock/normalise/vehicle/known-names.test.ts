import { describe, expect, test } from 'vitest';
import { findMakeAtStart } from '#stock/normalise/vehicle/makes.ts';
import { findModelAtStart, normaliseModel } from '#stock/normalise/vehicle/models.ts';

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
