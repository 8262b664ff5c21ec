import { expect, test } from 'vitest';
import { capitalise, formatVehicleCount, showVehiclesLabel } from '#domain/vehicle-noun.ts';

const trucks = { noun: 'truck', plural: 'trucks' };

test.each([
  { count: 0, text: '0 trucks' },
  { count: 1, text: '1 truck' },
  { count: 2, text: '2 trucks' },
  { count: 1612, text: '1,612 trucks' },
])("$count is '$text' in the dealer's words (T-47)", ({ count, text }) => {
  expect(formatVehicleCount(count, trucks)).toBe(text);
});

test('a button text is capitalised and otherwise unchanged', () => {
  expect(capitalise('trucks and SUVs')).toBe('Trucks and SUVs');
});

test.each([
  { count: 1612, label: 'Show Me 1,612 Trucks' },
  { count: 1, label: 'Show Me 1 Truck' },
])('the button that shows $count results reads "$label"', ({ count, label }) => {
  expect(showVehiclesLabel(count, trucks)).toBe(label);
});
