import { describe, expect, test } from 'vitest';
import { type GuessedMapping, guessMapping } from '#stock/guess/guess-mapping.ts';
import { readCsv } from '#tests/support/readers/read-feed-text.ts';

const guess = (...lines: string[]): GuessedMapping =>
  guessMapping(readCsv({ file: 'feed.csv', text: lines.join('\n') }));

/** The columns that a feed's fields are taken from. */
const columnsOf = (...lines: string[]): Record<string, readonly string[]> =>
  Object.fromEntries(guess(...lines).fields.map(({ field, columns }) => [field, columns]));

/** A source that takes a column as it is. */
const from = (column: string | string[]) => ({ from: column, optional: true });

test('a feed in the abbreviations of a yard is known by its names', () => {
  expect(
    columnsOf(
      'Stk#;Yr;Manufacturer;Range;Spec;Odo (kms);Our Price;Trans;State of sale;Arrived',
      'A1;2021;TOYOTA;Hilux;SR5 4x4;45 120;"$52,990";6SP A/T;Avail;03/10/2026',
      'A2;2024;HYUNDAI;i30;N Line;12;39990;7 SPD DCT;On Hold;04/10/2026',
    ),
  ).toMatchObject({
    stocknum: ['Stk#'],
    year: ['Yr'],
    make: ['Manufacturer'],
    model: ['Range'],
    badge: ['Spec'],
    km: ['Odo (kms)'],
    price: ['Our Price'],
    simple_transmission: ['Trans'],
    status: ['State of sale'],
    created_at: ['Arrived'],
  });
});

test('a column of yes and no for each condition says it, if one is for what is new and says something', () => {
  const conditionOf = (header: string, ...cells: string[]) =>
    guess(`Make,Model,${header}`, ...cells.map((cell) => `Kia,Rio,${cell}`)).draft.fields.car_type;
  expect(conditionOf('Is New,Demo', 'Y,N', 'N,Y')).toMatchObject([
    { from: 'Demo', values: { '*': 'demo' } },
    { from: 'Is New', values: { '*': 'new' } },
  ]);
  expect(conditionOf('Demo', 'Y', 'N')).toBeUndefined();
  expect(conditionOf('New,Demo', ',N', ',Y')).toBeUndefined();
  expect(conditionOf('New', 'Y', 'Tyres')).toBeUndefined();
});

/** As columnsOf, of a feed whose lines are separated by strokes. */
const columnsIn = (feed: string) => columnsOf(...feed.split('|'));

test.each([
  // By values, whatever the name.
  ['Make,Disposition|Kia,For sale|Kia,Sold|Kia,Yard 2', 'status', ['Disposition']],
  ['Make,Drive line|Kia,manual|Kia,automatic', 'simple_transmission', ['Drive line']],
  ['Vehicle,Price|2021 Kia Rio S,19990|2019 Mazda CX-5,29990', 'name', ['Vehicle']],
  ['Make,Col 7|Mack,6x4|Mack,4x2', 'simple_drive', ['Col 7']],
  ['Make,Col 7|Mack,AWD|Mack,4WD', 'simple_drive', ['Col 7']],
  ['condition|https://schema.org/UsedCondition', 'car_type', ['condition']],
  ['condition|UsedCondition', 'car_type', ['condition']],
  // By name, though no value can be read: each is reported.
  ['Make,Asking Price|Kia,5.75 Lakh|Kia,9 Lakh', 'price', ['Asking Price']],
  ['Make,Photos|Kia,1.jpg|Kia,2.jpg', 'images', ['Photos']],
  // By name, among harmless words.
  ['Make,Config|Mack,6x4|Mack,4x2', 'simple_drive', ['Config']],
  ['Make,VRM,Plate|Kia,LD69KVP,69|Kia,NK70 BWE,70', 'registration', ['VRM']],
  ['Total km,year made|45000,2021', 'km', ['Total km']],
  ['Total km,year made|45000,2021', 'year', ['year made']],
  // The more telling name first, and no name that only holds a word beside one that is called so.
  ['price,drive away|10000,ask|20000,19990', 'price', ['drive away', 'price']],
  ['price,weekly price guide|19990,99', 'price', ['price']],
])('in the feed %s the field %s is taken from %j', (feed, field, columns) => {
  expect(columnsIn(feed)[field]).toEqual(columns);
});

test.each([
  // Words that all are for sale, that all vehicles share, or among others.
  ['Make,Disposition|Kia,For sale|Kia,Active', 'status'],
  ['Make,Disposition|Kia,Sold|Kia,Red|Kia,Blue', 'status'],
  ['Make,Drive line|Kia,manual|Kia,manual', 'simple_transmission'],
  ['Make,Col 7|Mack,Rear|Mack,Front', 'simple_drive'],
  ['Vehicle,Price|Very tidy one,19990|One owner,29990', 'name'],
  // Values that are something else, whatever the name.
  ['Make,Model,Price,Photos|Kia,Rio,Ask,12|Kia,Cerato,Drive away,3', 'price'],
  ['Make,Model,Price,Photos|Kia,Rio,Ask,12|Kia,Cerato,Drive away,3', 'images'],
  ['Make,Plate|Kia,69|Kia,70', 'registration'],
  ['Make,Content|Kia,https://a.example/1.jpg', 'description'],
  // Words that mean something else within longer names.
  ['Year,Make,Special offer text|2021,Kia,None', 'badge'],
  ['Year,Make,Electric range km|2021,Kia,400', 'model'],
  ['Make,Variant Fulfillment Service|Kia,manual|Kia,automatic', 'simple_transmission'],
  ['Make,Option1 Name,Option1 Value|Kia,Plan,Buy outright', 'features'],
])('in the feed %s no column is the field %s', (feed, field) => {
  expect(columnsIn(feed)).not.toHaveProperty(field);
});

test.each([
  // A unit alone: its values have to be read.
  ['Towed miles,Make|Unlimited,Kia', { make: ['Make'] }],
  ['stock id,id|A1,7', { stocknum: ['stock id'] }],
  ['capacity,velocity,priceless,City MPG|Cairns,Cairns,20000,Cairns', {}],
  ['weekly price,warranty km,fuel tank|20000,90000,Petrol', { simple_fuel: ['fuel tank'] }],
])('one column fills one field at most, and no part of a word counts: %s', (feed, columns) => {
  expect(columnsIn(feed)).toEqual(columns);
});

test('a whole feed becomes a whole mapping', () => {
  const { draft } = guess(
    'Stock Number,Year,Make,Model,Price,Drive Away Price,Odometer,Odometer_Unit,Date in,Location,Fuel,Code,Empty',
    'A1,2021,Toyota,HiLux,50000,52990,28000,mi,12/31/2025,"12 High St, Mackay QLD 4740",Gas,zz,',
    'A2,2022,Kia,Rio,,19990,14,km,01/31/2026,"1 Low St, Bendigo VIC 3550",Diesel,yy,',
  );
  expect(draft).toEqual({
    key: ['Stock Number'],
    fields: {
      stocknum: from('Stock Number'),
      year: from('Year'),
      make: from('Make'),
      model: from('Model'),
      price: [from('Drive Away Price'), from('Price')],
      price_type: {
        ...from('Drive Away Price'),
        values: { '0': null, '0.0': null, '0.00': null, $0: null, POA: null, '*': 'Drive Away' },
      },
      km: { ...from('Odometer'), unit: { column: 'Odometer_Unit' } },
      created_at: { ...from('Date in'), format: 'MM/DD/YYYY' },
      city: from('Location'),
      state: from('Location'),
      simple_fuel: from('Fuel'),
    },
    defaults: { car_type: 'used' },
    words: { fuel: { Gas: 'Petrol' } },
  });
});

test('cars that a feed names in one text get make, model and badge from it, and no key where there is none', () => {
  expect(guess('Title,Km', '2021 Toyota HiLux SR5,45000', '2019 Mazda 3 Neo,60000').draft).toEqual({
    key: [],
    fields: {
      name: from('Title'),
      km: from('Km'),
      year: { from: ['Title'], transform: 'year_in_title' },
      make: { from: ['Title'], transform: 'make_in_title' },
      model: { from: ['Title'], transform: 'model_in_title' },
      badge: { from: ['Title'], transform: 'badge_in_title' },
    },
    defaults: { car_type: 'used' },
  });
});

test.each([
  ['make', 'Toyota', { make: from('Make'), model: { from: ['Title', 'Make'], transform: 'model_in_title' } }],
  ['model', 'HiLux', { model: from('Model'), make: { from: ['Title'], transform: 'make_in_title' } }],
])('a feed that names the %s as well keeps its own, which helps to read the title', (name, cell, parts) => {
  const column = name === 'make' ? 'Make' : 'Model';
  expect(guess(`Title,${column},Year`, `2021 Toyota HiLux SR5,${cell},2021`).draft.fields).toEqual({
    ...{ name: from('Title'), year: from('Year'), ...parts },
    badge: { from: ['Title', column], transform: 'badge_in_title' },
  });
});

test('new and used are taken from the feed where it says them', () => {
  expect(guess('Make,Condition', 'Kia,New').draft).not.toHaveProperty('defaults');
});

test('the first of several columns of prices counts, all columns of photos and of options do', () => {
  const { price, images, features } = guess(
    'list price,image link,price,additional image link,drive away,features,options',
    '1,https://x.example/1.jpg,2,https://x.example/2.jpg,3,Towbar,Sunroof',
  ).draft.fields;
  expect(price).toEqual([from('drive away'), from('price'), from('list price')]);
  expect(images).toEqual(from(['image link', 'additional image link']));
  expect(features).toEqual(from(['features', 'options']));
});

describe('how sure a guess is', () => {
  const fieldOf = (name: string, column: string, ...cells: string[]) =>
    guess(column, ...cells).fields.find(({ field }) => field === name);
  const many = (good: number, bad: number) => [
    ...Array.from({ length: good }, () => '45000'),
    ...Array.from({ length: bad }, () => 'ask'),
  ];

  test.each([
    ['a known name, all values', 'Km', many(2, 0), 'sure', 'its name, 2 of 2 values read'],
    ['a known name, nearly all values', 'Km', many(19, 1), 'sure', 'its name, 19 of 20 values read'],
    ['a known name, nine in ten values', 'Km', many(9, 1), 'likely', 'its name, 9 of 10 values read'],
    // 15 / 22 * 22 is a little less than 15.
    ['a known name, most values', 'Km', many(15, 7), 'likely', 'its name, 15 of 22 values read'],
    ['a known name, half of the values', 'Km', many(1, 1), 'likely', 'its name, 1 of 2 values read'],
    ['a part of a name', 'Their odometer', many(2, 0), 'likely', 'part of its name, 2 of 2 values read'],
  ])('%s', (_, column, cells, sureness, why) => {
    expect(fieldOf('km', column, ...cells)).toEqual({ field: 'km', columns: [column], sureness, why });
  });

  test('values alone', () => {
    expect(fieldOf('simple_transmission', 'col 2', 'Automatic', 'Manual')).toEqual({
      field: 'simple_transmission',
      columns: ['col 2'],
      sureness: 'guess',
      why: '2 of 2 values read',
    });
  });

  test('a known name with fewer readable values is no guess', () => {
    expect(fieldOf('km', 'Km', ...many(1, 2))).toBeUndefined();
  });

  test('values alone are none where one in ten cannot be read', () => {
    const cells = Array.from({ length: 9 }, () => 'Automatic');
    expect(fieldOf('simple_transmission', 'col 2', ...cells, 'CODE-Q')).toBeUndefined();
  });

  test.each(['interior kind', 'Vehicle Description', 'comment'])(
    'values that look like bodies are none in a column called %s',
    (column) => expect(fieldOf('simple_body', column, 'Wagon', 'Sedan')).toBeUndefined(),
  );

  test('values of a field that cannot be known by them alone are no guess', () => {
    expect(guess('col 1,col 2', '2021,45000').fields).toEqual([]);
  });
});

describe('the better of two columns', () => {
  test.each([
    ['is called exactly so', 'vehicle kms,km', '1,2', ['km']],
    ['is called so behind several dots', 'car.vehicle.km,my kms', '1,2', ['car.vehicle.km']],
    ['is called so behind a dot', 'vehicle.km,my kms', '1,2', ['vehicle.km']],
    ['has values that can be read', 'km,odometer', 'ask,45000\n12,45000', ['odometer']],
    ['has the more telling name', 'miles,km', '1,2', ['km']],
    ['comes first where both are as good', 'Km,K.M', '1,2', ['Km']],
    ['has the more telling word in its name', 'total kilometres,odometer now', '1,2', ['odometer now']],
    ['has a name of which more is known', 'odometer now,kms', '1,2', ['kms']],
    ['has more values where both are as good', 'Km,K-M', ',2\n1,2', ['K-M']],
  ])('%s', (_, header, rows, columns) => expect(columnsOf(header, rows).km).toEqual(columns));

  test('has more than nine in ten values that can be read', () => {
    const rows = (bad: number) =>
      Array.from({ length: 20 }, (_, row) => `${row < bad ? 'ask' : '45000'},45000`);
    expect(columnsOf('km,odometer', ...rows(2)).km).toEqual(['odometer']);
    expect(columnsOf('km,odometer', ...rows(1)).km).toEqual(['km']);
    const swapped = rows(2).map((row) => row.split(',').reverse().join(','));
    expect(columnsOf('odometer,km', ...swapped).km).toEqual(['odometer']);
  });
});

test('records that are no cars are left out by their type', () => {
  const where = (...types: string[]) =>
    guess('@type,make', ...types.map((type) => `${type},Kia`)).draft.where;
  expect(where('Car', 'AutoDealer', 'Vehicle')).toEqual({ '@type': ['Car', 'Vehicle'] });
  expect(where('Motorcycle', 'CarDealer', 'UsedCar')).toEqual({ '@type': ['Motorcycle'] });
  expect(where('Car', 'Vehicle')).toBeUndefined();
  expect(where('Product', 'Offer')).toBeUndefined();
});

test.each([
  ['a column of units that has miles', 'km,km_unit', '5,mi\n6,km', true],
  ['a column of units without any', 'km,km_unit', '5,km\n6,km', false],
  ['a name that says miles', 'odometer_mi,fuel', '5,Gas', true],
  ['a name that says kilometres', 'kms,fuel', '5,Gas', false],
])('gas is petrol where odometers count miles: %s', (_, header, rows, isMiles) => {
  expect(guess(header, rows).draft.words).toEqual(isMiles ? { fuel: { Gas: 'Petrol' } } : undefined);
});

test('a long text is known by its beginning', () => {
  const addresses = Array.from({ length: 200 }, (_, n) => `https://img.example.net/a-long-address/${n}.jpg`);
  expect(columnsOf('col 1', addresses.join('|'), addresses.slice(1).join('|')).images).toEqual(['col 1']);
});

test('a feed without any record is mapped to nothing', () => {
  expect(guess('make,model')).toEqual({
    draft: { key: [], fields: {}, defaults: { car_type: 'used' } },
    ...{ fields: [], questions: [] },
  });
});

test('the stock number is the key, where a feed has one', () => {
  expect(guess('Stock No,VIN,Make', 'A1,X1,Kia').draft.key).toEqual(['Stock No']);
});

test('500 rows are looked at', () => {
  const rows = (good: number) =>
    Array.from({ length: 1000 }, (_, row) => (row >= 500 - good && row < 500 ? '45000' : 'ask'));
  expect(columnsOf('km', ...rows(250))).toEqual({ km: ['km'] });
  expect(columnsOf('km', ...rows(249))).toEqual({});
});

test('makes and models that are cut at the first word are read from the titles', () => {
  const { fields } = guess(
    'Title,Brand,Model,Year',
    '2017 Land Rover Discovery TD6,Land,Rover,2017',
    '2019 Kia Rio S,Kia,Rio,2019',
  ).draft;
  const from = ['Title', 'Brand', 'Model'];
  expect(fields).toMatchObject({
    make: { from, transform: 'make_in_title' },
    model: { from, transform: 'model_in_title' },
    badge: { from, transform: 'badge_in_title' },
  });
});

test('years of two figures are read as such where most of a column are', () => {
  expect(guess('Make,Yr', 'Kia,19', 'Kia,8').draft.fields.year).toEqual({
    ...from('Yr'),
    transform: 'short_year',
  });
  expect(guess('Make,Yr', 'Kia,2019', 'Kia,8').draft.fields.year).toEqual(from('Yr'));
});

describe('the interior', () => {
  test.each([
    ['a column called so', 'Int Colour', 'Oyster', 'Adrenaline Red', ['Int Colour']],
    ['upholstery', 'Upholstery', 'Tan leather', 'Cloth', ['Upholstery']],
    ['a trim of colours and materials', 'TRIM', 'BLACK CLOTH', 'Tan leather', ['TRIM']],
    ['no trim of badges', 'TRIM', 'XLT', 'Black Edition', undefined],
    ['no list of what is inside', 'Interior', 'x'.repeat(70), 'y'.repeat(70), undefined],
  ])('is %s', (_, column, first, second, columns) => {
    const found = columnsOf(`Make,Model,Badge,${column}`, `Kia,Rio,S,${first}`, `Kia,Rio,GT,${second}`);
    expect(found.interior_colour).toEqual(columns);
    expect(found.badge).toEqual(['Badge']);
  });

  test('leaves the badge to another column', () => {
    const found = (trim: string) => columnsOf('Make,Model,Variant,Trim', `Kia,Rio,SR5,${trim}`);
    expect(found('BLACK CLOTH')).toMatchObject({ badge: ['Variant'], interior_colour: ['Trim'] });
    expect(found('XLT')).toMatchObject({ badge: ['Trim'] });
  });

  test('may share a column with the colour', () => {
    const { fields } = guess('Make,Model,Colour / trim', 'Kia,Rio,White / Black cloth').draft;
    expect(fields.colour).toEqual(from('Colour / trim'));
    expect(fields.interior_colour).toEqual({ ...from('Colour / trim'), transform: 'interior_in_colour' });
  });

  test('may stand behind the colour', () => {
    expect(guess('Make,Model,Colour', 'Kia,Rio,White / Black').draft.fields.interior_colour).toEqual({
      ...from('Colour'),
      transform: 'interior_in_colour',
    });
    expect(columnsOf('Make,Model,Colour', 'Kia,Rio,Blue/White')).not.toHaveProperty('interior_colour');
  });
});

test.each(['PriceHideInd', 'Hide Price', 'is_poa'])(
  'a price counts only where %s does not hide it',
  (flag) => {
    const { fields } = guess(`Make,Model,Price,${flag}`, 'Kia,Rio,145000,true', 'Kia,Rio,9990,false').draft;
    expect(fields.price).toEqual([
      expect.objectContaining({ from: 'Price', when: { [flag]: ['', 'false'] } }),
    ]);
  },
);
