import { describe, expect, test } from 'vitest';
import { makeVocabularyOf } from '#tests/support/factories/make-vocabulary.ts';
import { listParts, readText } from './read-text.ts';

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
    ['except manual', { transmission: ['Automatic'] }],
    ['without 2wd', { drive: ['4x4', 'AWD'] }],
    ['excluding new', { car_type: ['used', 'demo'] }],
  ])('%s', (text, lists) => {
    expect(readText(text)).toMatchObject({ lists, rest: '', words: [] });
  });
});

test.each([
  ['not diesel', 'Not diesel'],
  ['not LPG', 'Not LPG'],
  ['not an suv', 'Not SUV'],
  ['not hatchback', 'Not hatch or hatchback'],
  ['not 2wd', 'Not FWD or RWD'],
  ['not plug-in hybrid', 'Not plug-in hybrid'],
])('%s has one chip, %s', (text, label) => {
  expect(listParts(text)).toEqual([`${text} = ${label}`]);
});

describe('what cannot be turned around stays text', () => {
  test.each([
    ['not hilux', {}, {}],
    ['not toyota hilux', {}, {}],
    ['not in cairns', {}, {}],
    ['without tow bar', {}, {}],
    ['not under 40k', {}, {}],
    ['not cheap', {}, {}],
  ])('%s', (text, lists, ranges) => {
    expect(readText(text)).toMatchObject({ lists, ranges, parts: [], rest: text });
  });

  test('not diesel, where every vehicle is a diesel', () => {
    const vocabulary = makeVocabularyOf({ fuel: ['Diesel'] });
    expect(readText('not diesel', vocabulary)).toMatchObject({ lists: {}, parts: [], rest: 'not diesel' });
  });

  test.each([
    ['hilux not', { make: ['Toyota'], model: ['HiLux'] }, 'not'],
    ['no not diesel', { fuel: without('Diesel') }, 'no'],
    ['not unicorn diesel', { fuel: ['Diesel'] }, 'not unicorn'],
    ['not', {}, 'not'],
  ])('%s', (text, lists, rest) => {
    expect(readText(text)).toMatchObject({ lists, rest });
  });
});
