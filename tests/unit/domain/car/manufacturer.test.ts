import { expect, test } from 'vitest';
import { toManufacturer } from '#domain/car/manufacturer.ts';

test.each([
  ['Land Rover', 'land-rover'],
  ['LAND ROVER', 'land-rover'],
  ['Halden Motors', 'halden-motors'],
])('the manufacturer of a %s keeps its name and has the slug %s', (name, slug) => {
  expect(toManufacturer(name)).toEqual({ id: slug, name, slug });
});
