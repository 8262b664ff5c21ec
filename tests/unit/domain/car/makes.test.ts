import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findMake, MAKES } from '#domain/car/makes.ts';

const logos = MAKES.flatMap(({ logo }) => logo ?? []);

test('about 140 makes are known, each with its own slug', () => {
  expect(MAKES.length).toBeGreaterThanOrEqual(135);
  expect(new Set(MAKES.map(({ slug }) => slug)).size).toBe(MAKES.length);
});

test('every listed logo exists, and every existing one has a make', () => {
  const files = readdirSync('src/site/logos').filter((file) => file.endsWith('.svg'));
  expect(files.sort()).toEqual(logos.sort());
});

test.each([
  ['Toyota', 'toyota.svg'],
  ['LAND ROVER', 'land-rover.svg'],
  ['Mercedes Benz', 'mercedes-benz.svg'],
  ['Citroën', 'citroen.svg'],
  ['GWM', null],
  ['Zeekr', null],
  ['Halden', undefined],
])('the logo of %s is %s', (name, logo) => expect(findMake(name)?.logo).toBe(logo));

test('every make has a name, and they are in alphabetical order', () => {
  const names = MAKES.map(({ name }) => name);
  expect(names.filter((name) => !/^[A-Z]/.test(name))).toEqual([]);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(names.slice(0, 2)).toEqual(['Abarth', 'Acura']);
});

test.each(MAKES)('$name is found by its name and by its slug', (make) => {
  expect(findMake(make.name)).toBe(make);
  expect(findMake(make.slug)).toBe(make);
});
