import { expect, test } from 'vitest';
import type { MappingDraft, Question } from '#stock/guess/mapping-draft.ts';
import { applyAnswer, listQuestions } from '#stock/guess/questions.ts';
import { readCsv } from '#stock/readers/csv.ts';
import { readJson } from '#stock/readers/json.ts';
import { problemsOf } from '#tests/unit/stock/support.ts';

const CHOICES = ['in_stock', 'reserved', 'coming_soon', 'sold', 'hide'];

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

const question = (word: string): Question => ({
  ...{ id: `status: "${word}"`, text: '', choices: CHOICES, otherwise: 'hide' },
});

test('each unknown status is asked for once, with the number of its cars', () => {
  const feed = feedOf('On hold', 'In stock', 'Gone', 'On hold', 'sold', '-');
  expect(listQuestions(byStatus(), feed)).toEqual([
    {
      id: 'status: "On hold"',
      text: 'What does the status "On hold" mean (2 cars)?',
      choices: CHOICES,
      otherwise: 'hide',
    },
    {
      id: 'status: "Gone"',
      text: 'What does the status "Gone" mean (1 car)?',
      choices: CHOICES,
      otherwise: 'hide',
    },
  ]);
});

test('a car without a status is not asked for', () => {
  const text = JSON.stringify([{ ...CAR, 'state of sale': 'Gone' }, CAR]);
  const feed = readJson({ file: 'feed.json', text });
  expect(listQuestions(byStatus(), feed).map(({ text: asked }) => asked)).toEqual([
    'What does the status "Gone" mean (1 car)?',
  ]);
});

test('a status that the mapping translates is not asked for', () => {
  expect(listQuestions(byStatus({ Gone: 'sold' }), feedOf('Gone'))).toEqual([]);
});

test.each<[string, MappingDraft]>([
  ['names its column alone', draftOf('state of sale')],
  ['has a column for want of the first', draftOf([{ from: 'state of sale' }, 'hold'])],
  ['has two columns', draftOf({ from: ['state of sale', 'hold'] })],
  ['spells its column otherwise', draftOf('State_of_Sale')],
])('a status that %s is asked for as well', (_, draft) => {
  expect(listQuestions(draft, feedOf('Gone')).map(({ id }) => id)).toEqual(['status: "Gone"']);
});

test('a feed without a status has no questions, whatever else its mapping lacks', () => {
  expect(listQuestions(draftOf(), feedOf('Gone'))).toEqual([]);
  expect(listQuestions({ fields: {} }, feedOf('Gone'))).toEqual([]);
});

test.each<[string, MappingDraft, string]>([
  ['lacks a field', { fields: { status: 'state of sale' } }, 'mapping: fields.year: is missing.'],
  [
    'names no column of the feed',
    { fields: { ...byStatus().fields, make: 'brand' } },
    'mapping: fields.make: "brand" is not a column of feed. Its',
  ],
])('a mapping that %s is a problem', async (_, draft, problem) => {
  const [told] = await problemsOf(() => listQuestions(draft, feedOf('Gone')));
  expect(told).toContain(problem);
});

test('an answer becomes the meaning of the word, beside the meanings of others', () => {
  const draft = byStatus({ Gone: 'sold' });
  expect(applyAnswer(draft, question('Soon'), 'coming_soon')).toEqual(
    byStatus({ Gone: 'sold', Soon: 'coming_soon' }),
  );
});

test('reserved cars are in stock and marked, and all others are not', () => {
  const once = applyAnswer(byStatus(), question('On hold'), 'reserved');
  const twice = applyAnswer(once, question('Deposit "taken"'), 'reserved');
  expect(twice.fields).toMatchObject({
    status: { from: 'state of sale', values: { 'On hold': 'in_stock', 'Deposit "taken"': 'in_stock' } },
    reserved: {
      from: 'state of sale',
      optional: true,
      values: { 'On hold': true, 'Deposit "taken"': true, '*': false },
    },
  });
});

test.each<[string, MappingDraft, Question, string]>([
  ['hides its cars', byStatus(), question('Gone'), 'hide'],
  ['is to another question', byStatus(), { ...question('Gone'), id: 'body: status: "Gone"' }, 'sold'],
  ['is to a question that goes on', byStatus(), { ...question('Gone'), id: 'status: "Gone" or so' }, 'sold'],
  ['is about a feed without a status', draftOf(), question('Gone'), 'sold'],
])('an answer that %s changes nothing', (_, draft, asked, answer) => {
  expect(applyAnswer(draft, asked, answer)).toEqual(draft);
});
