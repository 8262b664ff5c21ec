import { expect, test } from 'vitest';
import { PRICE_TYPE_TEXTS } from '#domain/car/price/price-type.ts';
import type { MappingDraft } from '#stock/guess/mapping-draft.ts';
import { listWordQuestions } from '#stock/guess/word-questions.ts';
import { planFromMapping } from '#stock/mapping/import-plan.ts';
import { parseMapping } from '#stock/mapping/load-mapping.ts';
import { mapRow } from '#stock/rows/map-row.ts';
import { readCsv, readJson } from '#tests/support/readers/read-feed-text.ts';
import { problemsOf } from '#tests/unit/stock/support.ts';

const STATUSES = ['in_stock', 'reserved', 'coming_soon', 'sold', 'hide'];

const CAR = { year: 2021, make: 'Kia', model: 'Rio', condition: 'Used', hold: 'no' };

const feedOf = (...statuses: string[]) =>
  readCsv({
    file: 'feed.csv',
    text: [
      'year,make,model,condition,hold,state of sale',
      ...statuses.map((status) => `2021,Kia,Rio,Used,no,${status}`),
    ].join('\n'),
  });

const draftOf = (status?: MappingDraft['fields']['status']): MappingDraft => ({
  fields: { year: 'year', make: 'make', model: 'model', car_type: 'condition', ...(status && { status }) },
});

const byStatus = (values?: Record<string, string>): MappingDraft =>
  draftOf({ from: 'state of sale', ...(values && { values }) });

const DRIVES = ['FWD', 'RWD', 'AWD', '4x4', '4x2', '6x2', '6x4', '6x6', '8x2', '8x4', '8x8', '10x4'];

const textsOf = (draft: MappingDraft, feed: ReturnType<typeof feedOf>) =>
  listWordQuestions(draft, feed).map(({ text }) => text);

test('each unknown status is asked for once, that of most cars first', () => {
  const feed = feedOf('Gone', 'On hold', 'In stock', 'On hold', 'sold', 'Reserved', '-');
  expect(listWordQuestions(byStatus(), feed)).toMatchObject([
    {
      ...{ id: 'status: "On hold"', text: 'What does the status "On hold" mean (2 cars)?' },
      ...{ choices: STATUSES, otherwise: 'reserved' },
    },
    { id: 'status: "Gone"', text: 'What does the status "Gone" mean (1 car)?', otherwise: 'hide' },
  ]);
});

test.each([
  ['transmission', 'simple_transmission', 'Triptonic', ['Automatic', 'Manual', 'unknown'], 'unknown'],
  ['drive', 'simple_drive', '2WD', [...DRIVES, 'unknown'], 'unknown'],
  ['price_type', 'price_type', 'Special', [...PRICE_TYPE_TEXTS, 'unknown'], 'unknown'],
  ['car_type', 'car_type', 'Ex-rental', ['new', 'used', 'demo', 'hide'], 'used'],
] as const)(
  'an unknown %s is asked for; no answer holds a car back',
  (vocabulary, field, word, choices, otherwise) => {
    const draft = { fields: { ...draftOf().fields, [field]: 'hold' } };
    const [asked, ...others] = listWordQuestions(
      draft,
      readCsv({ file: 'feed.csv', text: `year,make,model,condition,hold\n2021,Kia,Rio,Used,${word}` }),
    );
    expect(others).toEqual([]);
    expect(asked).toMatchObject({ id: `${vocabulary}: "${word}"`, field, choices, otherwise });
    const answered = asked?.apply(draft, choices[0]).fields[field];
    expect(answered).toEqual({ from: 'hold', values: { [word]: choices[0] } });
  },
);

test('what is no vehicle is hidden by its body', () => {
  const feed = readCsv({
    file: 'feed.csv',
    text: 'year,make,model,condition,kind\n2021,Kia,Rio,Used,Hatch\n2021,Kia,Towbar,Used,Accessories',
  });
  const draft = { fields: { ...draftOf().fields, simple_body: 'kind' } };
  const [asked] = listWordQuestions(draft, feed);
  expect(asked?.id).toBe('body: "Accessories"');
  const answered = asked?.apply(draft, 'hide') ?? draft;
  const plan = planFromMapping(parseMapping(answered, 'mapping'), feed, { feed: 'feed', mapping: 'mapping' });
  expect(feed.rows.map((row) => mapRow(row, plan).values.status)).toEqual([undefined, 'not_for_sale']);
});

test('30 words of a field are asked for', () => {
  expect(
    listWordQuestions(byStatus(), feedOf(...Array.from({ length: 40 }, (_, index) => `S${index}`))),
  ).toHaveLength(30);
});

test('a car without a status is not asked for', () => {
  const text = JSON.stringify([{ ...CAR, 'state of sale': 'Gone' }, CAR]);
  expect(textsOf(byStatus(), readJson({ file: 'feed.json', text }))).toEqual([
    'What does the status "Gone" mean (1 car)?',
  ]);
});

test('a status that the mapping translates is not asked for', () => {
  expect(textsOf(byStatus({ Gone: 'sold' }), feedOf('Gone'))).toEqual([]);
});

test.each<[string, MappingDraft]>([
  ['names its column alone', draftOf('state of sale')],
  ['has a column for want of the first', draftOf([{ from: 'state of sale' }, 'hold'])],
  ['has two columns', draftOf({ from: ['state of sale', 'hold'] })],
  ['spells its column otherwise', draftOf('State_of_Sale')],
])('a status that %s is asked for as well', (_, draft) => {
  expect(textsOf(draft, feedOf('Gone'))).toEqual(['What does the status "Gone" mean (1 car)?']);
});

test.each<[string, MappingDraft, string]>([
  ['lacks a field', { fields: { status: 'state of sale' } }, 'mapping: fields.year: is missing.'],
  [
    'names no column of the feed',
    { fields: { ...byStatus().fields, make: 'brand' } },
    'mapping: fields.make: "brand" is not a column of feed. Its',
  ],
])('a mapping that %s is a problem', async (_, draft, problem) => {
  const [told] = await problemsOf(() => listWordQuestions(draft, feedOf('Gone')));
  expect(told).toContain(problem);
});

test('an answer becomes the meaning of the word, beside the meanings of others; hidden cars stay so', () => {
  const draft = byStatus({ Gone: 'sold' });
  const [asked] = listWordQuestions(draft, feedOf('Soon "enough"'));
  expect(asked?.apply(draft, 'reserved')).toEqual(byStatus({ Gone: 'sold', 'Soon "enough"': 'reserved' }));
  expect(asked?.apply(draft, 'hide')).toEqual(byStatus({ Gone: 'sold', 'Soon "enough"': 'not_for_sale' }));
});

test.each([
  ['12500', 'Nothing says what the prices of 2 cars include. What are they?'],
  ['12500 + GST', 'Nothing says what the prices of 1 car include. What are they?'],
  ['POA', 'Nothing says what the prices of 1 car include. What are they?'],
])('what prices include is asked for all that do not say it: 9990 and %s', (price, text) => {
  const price_type = { from: 'price', transform: 'price_type_in_price', optional: true };
  const draft = { fields: { ...draftOf().fields, price: 'price', price_type } };
  const feed = readCsv({
    file: 'feed.csv',
    text: `year,make,model,condition,price\n2021,Kia,Rio,Used,9990\n2021,Kia,Rio,Used,${price}`,
  });
  const [asked] = listWordQuestions(draft, feed);
  expect(asked).toMatchObject({ id: 'price_type', text });
  const plan = planFromMapping(parseMapping(asked?.apply(draft, 'Drive Away') ?? draft, 'm'), feed, {
    feed: '',
    mapping: '',
  });
  expect(feed.rows.map((row) => mapRow(row, plan).values.price_type)).toContain('Drive Away');
});
