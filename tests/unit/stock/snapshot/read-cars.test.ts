import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toManufacturer } from '#domain/car/makes.ts';
import { planFromFieldNames } from '#stock/mapping/import-plan.ts';
import { TRANSFORM_NAMES, TRANSFORMS } from '#stock/mapping/transforms.ts';
import { type ReadCarsResult, readCars } from '#stock/snapshot/read-cars.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { readCsv, readJson } from '#tests/support/readers/read-feed-text.ts';
import { readFeedText } from '#tests/unit/stock/support.ts';

const REQUIRED = { year: '2021', make: 'Kia', model: 'Rio', car_type: 'used' };

function readCar(cells: Record<string, unknown>): ReadCarsResult {
  const feed = readJson({ file: 'feed.json', text: JSON.stringify([{ ...REQUIRED, ...cells }]) });
  return readCars(feed.rows, planFromFieldNames(feed, 'feed.json'));
}

describe('a row is held only without make, model or year, or without a known car type', () => {
  test.each([
    ['year', '', 'missing'],
    ['year', 'new', 'not a year, such as "2017"'],
    ['make', '-', 'missing'],
    ['model', 'N/A', 'missing'],
    ['car_type', '', 'missing'],
    ['car_type', 'Rental', 'not a known car type: new, used or demo'],
  ])('%s: %j is %s', (field, value, reason) => {
    const read = readCar({ [field]: value, price: 'POA' });
    expect(read).toMatchObject({ cars: [], clean: 0, repairedRows: 0, heldRows: 1, repaired: [] });
    expect(read.held).toMatchObject([{ line: 1, field, reason, value }]);
  });
});

describe('what is missing or unreadable is unknown, and reported as repaired', () => {
  test.each([
    ['price', 'POA', 0, 'not a price, such as "$12,990"'],
    ['price', null, 0, 'missing'],
    ['km', '45 or so', null, 'not a number of kilometres, such as "45,120"'],
    ['seats', '4 Doors', null, 'not a number of seats'],
    ['doors', '5 Seats', null, 'not a number of doors'],
    ['simple_body', 'Other', null, 'not a known body type'],
    ['simple_fuel', 'Steam', null, 'not a known fuel'],
    ['simple_drive', '2WD', null, 'not a known drive: FWD, RWD, AWD or 4x4'],
    ['colour', '- / Black', null, 'not a colour'],
    ['state', 'Auckland', null, 'not a place with a state, such as "Brookvale, NSW"'],
    ['images', 'javascript:alert(1)', [], 'not a list of addresses that start with "https://"'],
    [
      'images',
      [{ image: { url: 'javascript:alert(1)' } }],
      [],
      'not a list of addresses that start with "https://"',
    ],
    ['finance_lenders', 'cheap', {}, 'not JSON'],
    ['finance_lenders', { lender: 7 }, {}, expect.any(String)],
    ['sold', 'perhaps', false, 'not yes or no'],
    ['created_at', 'yesterday', undefined, expect.any(String)],
  ])('%s: %j', (field, value, unknown, reason) => {
    const read = readCar({ [field]: value });
    expect(read).toMatchObject({ clean: 0, repairedRows: 1, heldRows: 0 });
    expect(read.repaired).toMatchObject([
      {
        line: 1,
        field,
        reason,
        value: typeof value === 'object' && value ? JSON.stringify(value) : (value ?? ''),
      },
    ]);
    expect(read.cars[0]?.facts[field as 'price']).toEqual(unknown);
  });

  test.each(['badge', 'series', 'vin', 'before_price', 'description', 'images', 'features', 'tag'])(
    'but most cars have no %s: its absence is not reported',
    (field) => expect(readCar({ [field]: '' })).toMatchObject({ clean: 1, repaired: [] }),
  );

  test('a record with too many cells is a car with a warning', () => {
    expect(readFeedText('year,make,model,car_type\n2021,Kia,Rio,used,extra').repaired).toMatchObject([
      { line: 2, field: 'row', reason: 'has 5 cells where the header has 4: some may be shifted', value: '' },
    ]);
  });
});

describe('a report', () => {
  const feed = readCsv({
    file: 'feed.csv',
    text: 'year,make,model,car_type,location_id\n,Kia,Rio,used,x,shifted\n2021,Kia,Rio,used,north\n,Kia,Rio,used,x',
  });
  const lost = [
    { line: 3, rows: 4, reason: 'a quote opens', fix: 'Close it.' },
    { line: 9, rows: 1, reason: 'too many', fix: 'Ask.' },
  ];
  const read = (dealer = {}) => readCars(feed.rows, planFromFieldNames(feed, 'feed.csv'), dealer, lost);

  test('counts the rows that the reader lost among those held back', () => {
    expect(read()).toMatchObject({ rows: 8, clean: 1, repairedRows: 0, heldRows: 7 });
  });

  test('names what was lost in the order of the feed', () => {
    expect(read().held.map(({ line, field }) => [line, field])).toEqual([
      [2, 'year'],
      [3, 'row'],
      [4, 'year'],
      [9, 'row'],
    ]);
    expect(read().held[1]).toEqual({
      ...{ line: 3, field: 'row', value: '' },
      ...{ reason: 'a quote opens', fix: 'Close it.' },
    });
  });

  test('says of a row that is held back only why, with what to do', () => {
    expect(read().held[0]).toEqual({
      ...{ line: 2, field: 'year', reason: 'missing', value: '' },
      fix: 'Fill it in the feed, or give it a default in the mapping.',
    });
  });

  test.each([
    ['price', 'call us '.repeat(50)],
    ['year', 'soon '.repeat(50)],
    ['badge', 'GX '.repeat(50)],
  ])('repeats the beginning of a long value that cannot be a %s', (field, value) => {
    const { held, repaired } = readCar({ [field]: value });
    expect([...held, ...repaired]).toMatchObject([{ field, value: `${value.slice(0, 120)}…` }]);
  });

  test('names what is wrong with a row as a whole, then with its key, then with its cells', () => {
    const { repaired } = readFeedText(
      'stocknum,year,make,model,car_type,price\n,2021,Kia,Rio,used,ask,shifted',
    );
    expect(repaired.map(({ field }) => field)).toEqual(['row', 'key', 'price']);
  });
});

describe('a car is complete', () => {
  test('absent fields get their defaults', () => {
    expect(readCar({}).cars[0]?.facts).toMatchObject({
      name: '2021 Kia Rio',
      make_model: 'Kia:Rio',
      manufacturer: { name: 'Kia' },
      status: 'in_stock',
      show_on_dealer_website: true,
      price: 0,
      km: null,
      images: [],
      photos_count: 0,
      primary_image_url: null,
    });
  });

  test.each([
    [21_990, 21_990],
    [0, null],
    [19_990, null],
  ])('a price before of %j is %j beside a price of 19990', (before, expected) => {
    const [car] = readCar({ price: 19_990, before_price: before }).cars;
    expect(car?.facts.before_price).toBe(expected);
  });

  test.each([
    ['ABC123', 'ABC123'],
    ['no rego', null],
    ['UNREGISTERED', null],
    ['Not currently registered', null],
  ])('the plate %j is %j', (registration, expected) => {
    expect(readCar({ registration }).cars[0]?.facts.registration).toBe(expected);
  });

  test('an interior that is not known takes no room', () => {
    expect(readCar({}).cars[0]?.facts).not.toHaveProperty('interior_colour');
    expect(readCar({ interior_colour: 'BLACK CLOTH' }).cars[0]?.facts.interior_colour).toBe('Black Cloth');
  });

  test('its structures are validated and copied', () => {
    const finance_lenders = { taurus: { interestRate: 8.5, comparisonRate: 9.1, paymentWeek: 99 } };
    expect(readCar({ finance_lenders }).cars[0]?.facts.finance_lenders).toMatchObject(finance_lenders);
  });
});

test('a car written with our own field names is read back unchanged', () => {
  const car = makeCar({
    manufacturer: toManufacturer('Toyota'),
    badge: 'SR5',
    colour: 'Glacier White',
    price: 45_990,
    before_price: 47_990,
    price_type: 'Drive Away',
    status: 'coming_soon',
    reserved: true,
    stocknum: 'U123',
    km: 12_345,
    simple_body: 'cabChassis',
    simple_transmission: 'Automatic',
    simple_fuel: 'Plug-in Hybrid',
    simple_drive: '4x4',
    variant: { geartype: 'Sports Automatic' },
    seats: 5,
    doors: 4,
    city: 'Port Douglas',
    state: 'qld',
    photos_count: 1,
    primary_image_url: '/pictures/1.jpg',
    images: [{ image: { url: '/pictures/1.jpg' } }],
    finance_lenders: { manual: { interestRate: 8.5, paymentWeek: 120 } },
    payment_processors: ['card'],
    autograb_data: { average_market_price: 46_000 },
    sold_date_timestamp: 1_795_251_600,
    description: 'One owner.\n\nFull history.',
    features: ['Tow bar', 'Wheels, alloy'],
  });
  const feed = readJson({ file: 'feed.json', text: JSON.stringify([car]) });
  const read = readCars(feed.rows, planFromFieldNames(feed, 'feed.json'));
  const { id, slug: _, created_at, ...facts } = car;
  expect(read.repaired).toEqual([]);
  expect(read.cars).toMatchObject([{ id, createdAt: new Date(created_at).toISOString() }]);
  expect(read.cars[0]?.facts).toEqual(facts);
});

const cell = fc.oneof(
  fc.constantFrom('', '-', '2021', 'Kia', 'used', '$12,990', 'POA', 'Brookvale, NSW', '[]', '{"a":1}'),
  fc.constant('https://a.example/1.jpg'),
  fc.string(),
);
const NAMES =
  'year make model car_type price km state images finance_lenders description created_at status variant';
const record = fc.record(Object.fromEntries(NAMES.split(' ').map((name) => [name, cell])));

test('every row is counted once: held back, clean or repaired; and every such line but clean ones is named', () => {
  fc.assert(
    fc.property(fc.array(record, { minLength: 1 }), (records) => {
      const feed = readJson({ file: 'feed.json', text: JSON.stringify(records) });
      const read = readCars(feed.rows, planFromFieldNames(feed, 'feed.json'));
      expect(read.clean + read.repairedRows + read.heldRows).toBe(records.length);
      expect(read.cars).toHaveLength(read.clean + read.repairedRows);
      expect(new Set(read.repaired.map(({ line }) => line)).size).toBe(read.repairedRows);
      expect(new Set(read.held.map(({ line }) => line)).size).toBe(read.heldRows);
    }),
  );
});

test.each(TRANSFORM_NAMES)(
  'the transform %s accepts any cells without throwing, and treats empty ones as no value',
  (name) => {
    const { read } = TRANSFORMS[name];
    expect(read(['']) ?? undefined).toBeUndefined();
    fc.assert(
      fc.property(fc.array(fc.string()), (cells) => {
        expect(() => read(cells)).not.toThrow();
      }),
    );
  },
);

test.each([
  ['plate', 'registration', ['LD69 KVP', 'ld69kvp', 'UNREG', 'UNREG'], 'LD69KVP'],
  ['VIN', 'vin', ['kn1', 'KN1', '', ''], 'KN1'],
])('the same %s twice is told, however it is written, and all cars are shown', (_, field, cells, value) => {
  const rows = cells.map((cell, index) => `A${index},2021,Kia,Rio,used,${cell}`);
  const { cars, repaired } = readFeedText(`stocknum,year,make,model,car_type,${field}\n${rows.join('\n')}`);
  expect(cars).toHaveLength(4);
  expect(repaired.filter((problem) => problem.field === field)).toMatchObject([
    { line: 3, reason: 'the same as that of no. 2', value },
  ]);
});
