import { expect, test } from 'vitest';
import { getPremisesName } from '#domain/location/location-name.ts';

test.each([
  { name: 'Example Toyota Sales', place: 'Example Toyota' },
  { name: 'Example Toyota - Service', place: 'Example Toyota' },
  { name: 'Example Toyota Parts ', place: 'Example Toyota' },
  { name: 'Example Toyota Service Centre', place: 'Example Toyota Service Centre' },
  { name: 'Example Autosales', place: 'Example Autosales' },
  { name: 'Example Toyota  -  PARTS', place: 'Example Toyota' },
  { name: 'Example Toyota Service 2', place: 'Example Toyota Service 2' },
  { name: ' Example Toyota', place: 'Example Toyota' },
  { name: 'Service', place: 'Service' },
  { name: 'Example Sales Parts', place: 'Example Sales' },
])('the premises of "$name" are "$place" (T-79)', ({ name, place }) => {
  expect(getPremisesName(name)).toBe(place);
});
