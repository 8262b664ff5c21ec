import { expect, test } from 'vitest';
import { carName } from '#domain/car/title.ts';
import { carSummary, keyFacts, toTradeWords } from '#features/car/key-facts.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const facts = (over: Parameters<typeof makeCar>[0]) =>
  Object.fromEntries(keyFacts(makeCar(over)).map(({ label, text }) => [label, text]));

test('unknown facts are left out', () => {
  expect(keyFacts(makeCar())).toEqual([{ label: 'Condition', text: 'Used', minor: true }]);
});

test('known facts have readable texts', () => {
  expect(
    facts({
      km: 45_120,
      simple_body: 'peopleMover',
      seats: 7,
      doors: 5,
      colour: 'Graphite',
      stocknum: 'C1',
      vin: 'V1',
    }),
  ).toEqual({
    Kilometres: '45,120 km',
    Body: 'People mover',
    Seats: '7',
    Doors: '5',
    Colour: 'Graphite',
    Condition: 'Used',
    'Stock no': 'C1',
    VIN: 'V1',
  });
});

test('what only some feeds say is shown as they say it', () => {
  expect(
    facts({
      ancap: 5,
      ancap_year: 2021,
      towing: 3500,
      power: 150,
      electric_range: 450,
      build_date: '2019-03',
      compliance_date: '2019-05',
      consumption: 6.4,
      co2: 148,
      battery: 64,
      charging: '11 kW AC',
      battery_health: 94,
      battery_health_date: '2026-06-03',
      damage: 'Hail damage, repaired',
      registration: '123ABC',
      interior_colour: 'Black Leather',
    }),
  ).toEqual({
    ANCAP: '5 stars',
    Towing: '3,500 kg',
    Power: '150 kW',
    'Electric range': '450 km',
    Interior: 'Black Leather',
    'ANCAP rating': 'Rated in 2021',
    Built: 'March 2019',
    Complied: 'May 2019',
    'Fuel consumption': '6.4 L/100 km',
    CO2: '148 g/km',
    Battery: '64 kWh',
    Charging: '11 kW AC',
    'Battery health': '94% on 3 June 2026',
    Damage: 'Hail damage, repaired',
    Condition: 'Used',
    Registration: '123ABC',
  });
});

test("the feed's full descriptions take precedence over the simple ones", () => {
  const simple = { simple_transmission: 'Automatic', simple_fuel: 'Diesel' };
  expect(facts(simple)).toMatchObject({ Transmission: 'Automatic', Fuel: 'Diesel' });
  expect(facts({ ...simple, trans: '6 sp automatic', fuel: 'Diesel turbo' })).toMatchObject({
    Transmission: '6-speed automatic',
    Fuel: 'Diesel turbo',
  });
});

test('the most persuasive facts come first, and those of the listing are minor', () => {
  const car = makeCar({
    km: 10,
    simple_transmission: 'Automatic',
    simple_fuel: 'Diesel',
    simple_drive: '4x4',
    simple_body: 'ute',
    seats: 5,
    doors: 4,
    colour: 'White',
    stocknum: 'C1',
    vin: 'V1',
    views: 1234,
  });
  expect(keyFacts(car).map(({ label, text, minor }) => [label, text, minor])).toEqual([
    ['Kilometres', '10 km', false],
    ['Transmission', 'Automatic', false],
    ['Fuel', 'Diesel', false],
    ['Drive', '4x4', false],
    ['Body', 'Ute', false],
    ['Seats', '5', false],
    ['Doors', '4', false],
    ['Colour', 'White', false],
    ['Condition', 'Used', true],
    ['Stock no', 'C1', true],
    ['VIN', 'V1', true],
    ['Views', '1,234', true],
  ]);
});

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

test.each([
  {
    over: { badge: 'SX', km: 45_120, simple_fuel: 'Petrol', price: 24_990, price_type: 'Drive Away' },
    text: '2021 Toyota Corolla SX: 45,120 km, Petrol, $24,990 Drive Away at Example Motors.',
  },
  {
    over: { km: 5, simple_transmission: 'Manual', simple_fuel: 'Diesel', price: 11 },
    text: '2021 Toyota Corolla: 5 km, Manual, Diesel, $11 at Example Motors.',
  },
  { over: { price: 10, price_type: 'Drive Away' }, text: '2021 Toyota Corolla: for sale at Example Motors.' },
  { over: { sold: true, km: 100 }, text: '2021 Toyota Corolla: 100 km, sold at Example Motors.' },
])('the summary is "$text"', ({ over, text }) => {
  expect(carSummary(makeCar(over), 'Example Motors')).toBe(text);
});

test.each([
  { over: { badge: 'SX', series: 'ZRE182R' }, name: '2021 Toyota Corolla SX ZRE182R' },
  { over: {}, name: '2021 Toyota Corolla' },
])('a car of $over is called $name', ({ over, name }) => expect(carName(makeCar(over))).toBe(name));
