import { expect, test } from 'vitest';
import { joinColumn, matchName, splitColumn } from '#stock/guess/column-words.ts';

test.each([
  ['g:body_style', 'body style', undefined],
  ['@g:body_style', 'body style', undefined],
  ['BodyStyle', 'body style', undefined],
  ['body - style', 'body style', undefined],
  ['VINNumber', 'vin number', undefined],
  ['PhotoURLs', 'photo urls', undefined],
  ['vehicle.Body_Style', 'vehicle.body style', undefined],
  ['odo.@unit', 'odo.unit', undefined],
  ['Option 1: name', 'option name', 1],
  ['image2', 'image', 2],
  ['image[0].url', 'image.url', 0],
  ['Getriebe-Art (Größe)', 'getriebe art grosse', undefined],
  ['4x4', 'x', undefined],
])('the column %s is in words: %s, number %s', (name, words, number) => {
  const { parts, ...found } = splitColumn(name);
  expect([parts.map((part) => part.join(' ')).join('.'), found.number]).toEqual([words, number]);
  expect(joinColumn(name)).toBe(words.replace(/[ .]/g, ''));
});

test.each([
  ['make', 'VEHMAKE', true],
  ['body', 'BODYDESC', true],
  ['stock number', 'vehstocknumber', true],
  ['city', 'ENGINECAPACITY', false],
  ['colour', 'COLOURS2', true],
  ['rego', 'REGOEXP', false],
  ['id', 'CARID', false],
])('"%s" is a name of the column %s, which software wrote without limits: %s', (name, column, isName) => {
  expect(matchName([name.split(' ')], splitColumn(column)).score > 0).toBe(isName);
});
