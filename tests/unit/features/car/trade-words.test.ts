import { expect, test } from 'vitest';
import { toTradeWords } from '#features/car/key-facts.ts';

test.each([
  ['Petrol - Premium Unleaded ULP', 'Premium unleaded petrol'],
  ['Premium Unleaded  PULP', 'Premium unleaded'],
  ['unleaded ulp', 'Unleaded'],
  ['Unleaded', 'Unleaded'],
  ['Unleaded ULPX', 'Unleaded ULPX'],
  ['Petrol/Electric', 'Petrol hybrid'],
  ['Diesel / Electric', 'Diesel hybrid'],
  ['Diesel-Electric', 'Diesel hybrid'],
  ['PETROL/ELECTRIC HYBRID', 'PETROL hybrid'],
  ['Petrol/Electric  Hybrid', 'Petrol hybrid'],
  ['Petrol/Electricity', 'Petrol/electricity'],
  ['Biopetrol/Electric', 'Biopetrol/electric'],
  ['Petrol/Electric Plug In', 'Petrol plug-in hybrid'],
  ['Petrol/Electric Plug-in', 'Petrol plug-in hybrid'],
  ['Hybrid Plugin', 'Plug-in hybrid'],
  ['Hybrid  Plug- In', 'Plug-in hybrid'],
  ['Hybrid Plug-inside', 'Hybrid plug-inside'],
  ['Electric', 'Electric'],
])('a fuel that the feed writes as %j reads %j', (text, words) => expect(toTradeWords(text)).toBe(words));

test.each([
  ['6 sp automatic', '6-speed automatic'],
  ['6sp Automatic', '6-speed automatic'],
  ['10  SPD Manual', '10-speed manual'],
  ['8 Speed', '8-speed'],
  ['8-speed manual', '8-speed manual'],
  ['6 sports automatic', '6 sports automatic'],
  ['X6 sp', 'X6 sp'],
  ['Automatic - CVT', 'CVT automatic'],
  ['Automatic – Dual  Clutch', 'Dual clutch automatic'],
  ['Automatic  -  6 Sp - Tiptronic', '6-speed - tiptronic automatic'],
  ['Semi-Automatic', 'Semi-automatic'],
  ['manual', 'Manual'],
])('a gearbox that the feed writes as %j reads %j', (text, words) => expect(toTradeWords(text)).toBe(words));

test('spaces around a text go, and a text without words stays without', () => {
  expect(toTradeWords('  diesel ')).toBe('Diesel');
  expect(toTradeWords('')).toBe('');
  expect(toTradeWords(null)).toBeNull();
});
