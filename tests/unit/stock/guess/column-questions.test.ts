import { describe, expect, test } from 'vitest';
import { listColumnQuestions } from '#stock/guess/column-questions.ts';
import { guessMapping } from '#stock/guess/guess-mapping.ts';
import { type MappingDraft, type Question, toSources } from '#stock/guess/mapping-draft.ts';
import { readCsv } from '#tests/support/readers/read-feed-text.ts';

const guess = (text: string) => guessMapping(readCsv({ file: 'feed.csv', text }));

/** The question of an id, and the mapping with an answer to it. */
function ask(id: string, feed: string, answer = ''): { asked: Question | undefined; answered: MappingDraft } {
  const { draft, questions } = guess(feed);
  const asked = questions.find((question) => question.id === id);
  return { asked, answered: asked?.apply(draft, answer) ?? draft };
}

describe('a column that is wanted and not found is asked for', () => {
  const LINES =
    'Year,Make,Burns,Landed cost,Travelled\n2021,Kia,20990,15000,45000\n2022,Kia,21990,16000,12000';

  test.each([
    ['price', 'Burns', { from: 'Burns', optional: true }],
    ['km', 'Travelled', { from: 'Travelled', optional: true }],
  ])('%s, with the columns that could be it', (id, answer, source) => {
    const { asked, answered } = ask(id, LINES, answer);
    expect(asked).toMatchObject({ choices: expect.arrayContaining([answer, 'none']), otherwise: 'none' });
    expect(answered.fields).toMatchObject({ [id]: source });
  });

  test('a stock number is the key as well', () => {
    const { answered } = ask('stocknum', 'Make,Consignment no\nKia,C-1\nKia,C-2', 'Consignment no');
    expect(answered).toMatchObject({
      key: ['Consignment no'],
      fields: { stocknum: { from: 'Consignment no' } },
    });
  });

  test('none leaves the mapping as it is', () => {
    expect(ask('images', LINES, 'none').answered).toEqual(guess(LINES).draft);
  });
});

test('the price that is chosen of several counts first, and so does its type', () => {
  const lines = 'Make,EGC Price,Drive Away Price\nKia,20990,22990';
  const { asked, answered } = ask('price', lines, 'EGC Price');
  expect(asked).toMatchObject({ choices: ['Drive Away Price', 'EGC Price'], otherwise: 'Drive Away Price' });
  expect(answered.fields).toMatchObject({
    price: [{ from: 'EGC Price' }, { from: 'Drive Away Price' }],
    price_type: [{ from: 'EGC Price', values: { '*': 'Excl. Govt. Charges' } }, { from: 'Drive Away Price' }],
  });
});

test('a price of millions may be in cents', () => {
  const { asked, answered } = ask('unit of price', 'Make,Price\nKia,2899000\nKia,3199000', 'cents');
  expect(asked?.otherwise).toBe('cents');
  expect(answered.fields.price).toEqual([{ from: 'Price', optional: true, unit: 'cents' }]);
  expect(ask('unit of price', 'Make,Price\nKia,2899000\nKia,31990').asked).toBeUndefined();
});

test.each([
  ['badge: in "Name"', 'Make,Model,Name\nToyota,RAV4,2019 Toyota RAV4 GX', 'yes', 'badge'],
  ['badge: in "Name"', 'Make,Model,Name\nToyota,RAV4,2019 Toyota RAV4 - LOW KMS!', 'no', 'badge'],
  ['badge: in "Name"', 'Make,Model,Name\nToyota,RAV4,2019 Toyota RAV4', undefined, 'badge'],
  ['before_price: "Regular price"', 'Make,Regular price,Sale price\nKia,21990,19990', 'yes', 'before_price'],
  ['before_price: "Price"', 'Make,Price,Special price\nKia,21990,19990', 'yes', 'before_price'],
  ['before_price: "EGC price"', 'Make,EGC price,Special price\nKia,21990,19990', undefined, 'before_price'],
  ['description: "Comments"', 'Make,Comments\nKia,"Mr Tran, balance due 4/12"', 'no', 'description'],
  ['description: "Comments"', 'Make,Comments\nKia,One owner', 'yes', 'description'],
  ['description: "Notes"', 'Make,Notes\nKia,One owner', 'no', 'description'],
  ['price', 'Make,EGC Price,Retail\nKia,20990,22990', 'Retail', 'price'],
  ['description: "Staff notes"', 'Make,Staff notes\nKia,One owner', undefined, 'description'],
  [
    `description: "Comments"`,
    `Make,Comments\nKia,${'One owner from new. '.repeat(5)}`,
    undefined,
    'description',
  ],
  ['city: "BAL"', 'Make,Yard code\nKia,BAL\nKia,GEE', 'unknown', 'city'],
  ['city: "Branch"', 'Make,Branch,Location\nKia,Lowveld Ford,Mbombela', 'no', 'city'],
  ['city: "Location"', 'Make,Branch,Location\nKia,Lowveld Ford,Mbombela', 'yes', 'city'],
  [
    'website: "Sold date" says "2026-11-20"',
    'Make,Sold date\nKia,2026-11-20',
    'hide',
    'show_on_dealer_website',
  ],
])('%s is asked of %j, with the default %s', (id, text, otherwise, field) => {
  expect(ask(id, text).asked).toEqual(otherwise && expect.objectContaining({ otherwise, field }));
});

test('the town of a code is what is answered, and no code is a town', () => {
  expect(ask('city: "BAL"', 'Make,Store\nKia,BAL\nKia,GEE', 'Ballarat').answered.fields.city).toEqual({
    from: 'Store',
    optional: true,
    values: { '*': null, BAL: 'Ballarat' },
  });
});

test('what prices include is asked for where the words for a tax say neither', () => {
  const lines = 'Make,Burns,VAT\nKia,20990,Qualifying\nKia,21990,Inc';
  const { asked, answered } = ask('price_type: "Qualifying"', lines, 'Plus GST');
  expect(asked).toMatchObject({ otherwise: 'unknown' });
  expect(answered.fields.price_type).toEqual([
    { from: 'VAT', optional: true, values: { Qualifying: 'Plus GST', Inc: null } },
  ]);
});

test.each<[string, string, string | undefined, object?]>([
  [
    'of a sale beside its price',
    'Make,Sale price,Regular price,Date sale price starts,Date sale price ends\nKia,19990,21990,2026-01-01,2026-02-01 23:59:59',
    'yes',
    [
      { from: 'Sale price', since: 'Date sale price starts', until: 'Date sale price ends' },
      { from: 'Regular price' },
    ],
  ],
  [
    'in one cell',
    'Make,Sale price,Price,sale_price_effective_date\nKia,19990,21990,2026-01-01T00:00+10:00/2026-02-01',
    'yes',
    [
      { from: 'Sale price', since: 'sale_price_effective_date', until: 'sale_price_effective_date' },
      { from: 'Price' },
    ],
  ],
  [
    'of the only price',
    'Make,price,priceValidUntil\nKia,19990,2026-12-31',
    'no',
    [{ from: 'price', until: 'priceValidUntil' }],
  ],
  ['of something else', 'Make,Price,Rego ends\nKia,19990,2026-12-31', undefined],
])('whether a price counts between days alone is asked for: days %s', (_, lines, otherwise, price) => {
  const { asked, answered } = ask('price: days', lines, 'yes');
  expect(asked?.otherwise).toBe(otherwise);
  if (price) expect(toSources(answered.fields.price)).toMatchObject(price);
});

test('types of prices that are not chosen say nothing about the one that is', () => {
  const lines = 'Make,Price,Drive Away Price\nKia,20990,22990';
  expect(ask('price', lines, 'Price').answered.fields).not.toHaveProperty('price_type');
});

describe('what odometers count is asked for', () => {
  test.each<[string, string, string | undefined]>([
    ['where states are American', 'Make,State,Odometer\nKia,CA,81000', 'miles'],
    ['where the country is', 'Make,Country,Odometer\nKia,US,81000', 'miles'],
    ['where consumption is by the gallon', 'Make,mpg,Odometer\nKia,50,81000', 'miles'],
    ['where it is called mileage', 'Make,Mileage\nKia,81000', 'km'],
    ['where some cells are short for thousands, or words', 'Make,Mileage\nKia,81000\nKia,62k\nKia,TBC', 'km'],
    ['where its name says miles, as software may', 'Make,Miles\nKia,81000', 'miles'],
    ['not where states are Australian', 'Make,State,Mileage\nKia,QLD,81000', undefined],
    ['not where its name says it', 'Make,State,Km\nKia,CA,81000', undefined],
    ['not where its cells say it', 'Make,Mileage\nKia,81000 km', undefined],
    ['not without a sign', 'Make,Odometer\nKia,81000', undefined],
    ['where old cars have hardly driven', 'Year,Km\n2015,110\n2016,95.5\n2025,8', 'thousands'],
  ])('%s', (_, lines, otherwise) => expect(ask('unit of km', lines).asked?.otherwise).toBe(otherwise));

  test('where it is miles, gas is petrol', () => {
    expect(ask('unit of km', 'Make,Zip,Odometer\nKia,90210,81000', 'miles').answered).toMatchObject({
      ...{ fields: { km: { from: 'Odometer', unit: 'miles' } }, words: { fuel: { Gas: 'Petrol' } } },
    });
  });
});

test('where software says miles and odometers count kilometres, they are taken as they are', () => {
  expect(ask('unit of km', 'Make,Miles\nKia,81000', 'km').answered).toMatchObject({
    fields: { km: { from: 'Miles', unit: 'km' } },
  });
});

describe('the folder of pictures that are names alone is asked for', () => {
  const LINES = 'Make,Photos\nKia,1.jpg|2.jpg\nKia,3.jpg';

  test('and kept', () => {
    const { asked, answered } = ask('images: base', LINES, 'https://pics.example.com/');
    expect(asked).toMatchObject({ isOpen: true, otherwise: 'none' });
    expect(answered.fields.images).toEqual([
      { from: 'Photos', optional: true, base: 'https://pics.example.com/' },
    ]);
    expect(ask('images: base', LINES, 'none').answered).toEqual(guess(LINES).draft);
  });

  test.each([
    ['addresses', 'Kia,https://img.example.net/1.jpg', 'Make,Photos'],
    ['paths of the site', 'Kia,/pictures/1.jpg', 'Make,Photos'],
    ['a column beside them', 'Kia,1.jpg,https://img.example.net/', 'Make,Photos,Image base'],
  ])('but not where there are %s', (_, row, header) => {
    expect(ask('images: base', `${header}\n${row}`).asked).toBeUndefined();
  });
});

test.each([
  ['Make,Page\nKia,One owner from new with books', 'none'],
  ['Make,Main text\nKia,One owner from new with books', 'Main text'],
  ['Make,Main text\nKia,Two keys', undefined],
])('a text that may be the description is asked for: %j', (text, otherwise) => {
  expect(ask('description', text).asked?.otherwise).toBe(otherwise);
});

test.each([
  ['Location', 'On floor', 'no'],
  ['Yard', 'Cairns', 'yes'],
  ['City', 'In workshop', 'no'],
])('a %s such as %j may be no town', (column, cell, otherwise) => {
  const { asked, answered } = ask(`city: "${column}"`, `Make,${column}\nKia,${cell}`, 'yes');
  expect(asked?.otherwise).toBe(otherwise);
  expect(answered.fields.city).toEqual({ from: column, optional: true });
  expect(ask(`city: "${column}"`, `Make,${column}\nKia,${cell}`, 'no').answered.fields.city).toBeUndefined();
});

describe('new or used is asked for where nothing says it', () => {
  test('for all cars, or for those that leave it empty', () => {
    expect(ask('car_type', 'Make\nKia', 'demo')).toMatchObject({
      ...{
        asked: { choices: ['used', 'new', 'demo'], otherwise: 'used' },
        answered: { defaults: { car_type: 'demo' } },
      },
    });
    expect(ask('car_type', 'Make,Condition\nKia,New\nKia,', 'new').answered.defaults).toEqual({
      car_type: 'new',
    });
    expect(ask('car_type', 'Make,Condition\nKia,New').asked).toBeUndefined();
  });

  test('titles may begin with it', () => {
    const { asked, answered } = ask(
      'car_type',
      'Title\nNew 2026 Kia Rio\nUsed 2019 Kia Rio',
      'as the title says',
    );
    expect(asked?.otherwise).toBe('as the title says');
    expect(answered.fields.car_type).toEqual({ from: 'Title', transform: 'car_type_in_title' });
  });
});

describe('a demonstrator that is coded otherwise is asked for', () => {
  const LONG = 'Bought new as an ex-demo in 2016 and serviced by us ever since it came in';

  test.each([
    ['Make,Condition,Title\nKia,New,2026 Kia Rio Demo', 'car_type: in "Title"', 'yes'],
    ['Make,Condition,Title\nKia,Used,Ex-Demo 2025 Kia Rio', 'car_type: used in "Title"', 'yes'],
    ['Make,Condition,ExDemo\nKia,Used,Y\nKia,Used,N', 'car_type: used in "ExDemo"', 'yes'],
    ['Make,Remark\nKia,Our dealer demo', 'car_type: used in "Remark"', 'yes'],
    [`Make,Condition,Text\nKia,Used,${LONG}`, 'car_type: used in "Text"', 'no'],
  ])('in %j: %s', (feed, id, otherwise) => expect(ask(id, feed).asked?.otherwise).toBe(otherwise));

  test('and a flag counts where it says yes', () => {
    const lines = 'Make,Condition,ExDemo\nKia,Used,Y\nKia,Used,N';
    expect(ask('car_type: used in "ExDemo"', lines, 'yes').answered.fields.car_type).toMatchObject([
      {
        from: 'ExDemo',
        values: { '*': 'demo' },
        when: { ExDemo: ['true', 'yes', 'y', '1', 'on'], Condition: ['Used'] },
      },
      { from: 'Condition' },
    ]);
    expect(ask('car_type: used in "ExDemo"', 'Make,Condition,ExDemo\nKia,Used,N').asked).toBeUndefined();
  });
});

describe('records that say that they are not shown are asked for', () => {
  test.each<[column: string, cells: string[], hidden: string[]]>([
    ['Published', ['1', '-1', '0'], ['-1', '0']],
    ['is_visible', ['true', 'false'], ['false']],
    ['Visibility in catalogue', ['visible', 'hidden'], ['hidden']],
    ['Show on website', ['Y', 'N'], ['N']],
    ['deleted', ['0', '1'], ['1']],
    ['deleted_at', ['', '2026-11-02'], ['2026-11-02']],
    ['workflow.recordState', ['ACTIVE', 'DELETED'], ['DELETED']],
    ['Phase', ['Retail', 'Draft'], ['Draft']],
    ['Published at', ['2026-11-02'], []],
    ['price.visible', ['true', 'false'], []],
    ['Offset', ['1', '-1'], []],
    ['Website', ['https://a.example/1', 'https://a.example/2'], []],
  ])('%s of %j', (column, cells, hidden) => {
    const { questions } = guess(
      [`Make,Model,${column}`, ...cells.map((cell) => `Kia,Rio,${cell}`)].join('\n'),
    );
    const ids = questions.map(({ id }) => id).filter((id) => id.startsWith('website:'));
    expect(ids).toEqual(hidden.map((word) => `website: "${column}" says "${word}"`));
  });

  test('each word that hides some is kept', () => {
    const { draft, questions } = guess('Make,Published\nKia,1\nKia,-1\nKia,0');
    const hide = questions.filter(({ field }) => field === 'show_on_dealer_website');
    expect(
      hide.reduce((given, { apply }) => apply(given, 'hide'), draft).fields.show_on_dealer_website,
    ).toEqual([{ from: 'Published', optional: true, values: { '*': null, '-1': false, '0': false } }]);
  });
});

test('an empty feed leaves nothing open', () => {
  expect(listColumnQuestions({ fields: {} }, readCsv({ file: 'feed.csv', text: 'make' }))).toEqual([]);
});
