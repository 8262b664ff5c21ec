import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getAnswered, needsInspection, QUESTIONS } from '#domain/valuation/questions.ts';
import { getValidUntil, isValuationValid } from '#domain/valuation/validity.ts';
import {
  adjustmentAnswersSchema,
  estimateSchema,
  regoSchema,
  vehicleNameSchema,
  vehicleSchema,
} from '#domain/valuation/valuation.ts';
import { describeValuedVehicle, formatEstimate } from '#domain/valuation/valuation-text.ts';
import { messages } from '#tests/support/expect-fields.ts';
import { GOOD_ANSWERS } from '#tests/support/factories/valuation-answers.ts';

test.each([
  ['abc123', 'ABC123'],
  [' 123-abc ', '123ABC'],
  ['1AB 2CD', '1AB2CD'],
  ['ABCDEFGHI', 'ABCDEFGHI'],
  ['ABCDEFGHIJ', undefined],
  ['', undefined],
  ['ÄBC', undefined],
  ['AB/1', undefined],
])('the registration %j is looked up as %s', (written, rego) => {
  const read = v.safeParse(regoSchema, written);
  expect(read.success ? read.output : undefined).toBe(rego);
});

describe('adjustment answers', () => {
  test('each question requires one of its answers', () => {
    expect(v.is(adjustmentAnswersSchema, GOOD_ANSWERS)).toBe(true);
    for (const { name, answers } of QUESTIONS) {
      expect(v.is(adjustmentAnswersSchema, { ...GOOD_ANSWERS, [name]: undefined }), name).toBe(false);
      expect(v.is(adjustmentAnswersSchema, { ...GOOD_ANSWERS, [name]: 'other' }), name).toBe(false);
      for (const { value } of answers)
        expect(v.is(adjustmentAnswersSchema, { ...GOOD_ANSWERS, [name]: value })).toBe(true);
    }
  });

  test('kilometres are whole and below a million', () => {
    const right = (km: number) => v.is(adjustmentAnswersSchema, { ...GOOD_ANSWERS, km });
    expect([0, 999_999, 1_000_000, -1, 0.5].filter(right)).toEqual([0, 999_999]);
  });

  test('only a vehicle that would fail an inspection needs one first', () => {
    const failing = QUESTIONS.flatMap(({ name, answers }) =>
      answers
        .filter(({ value }) => needsInspection({ ...GOOD_ANSWERS, [name]: value }))
        .map(({ value }) => `${name}: ${value}`),
    );
    expect(failing.join()).toBe('service_history: none,mechanical: major,accident: major,history: yes');
  });

  test('are listed in the order they were asked', () => {
    expect(getAnswered(GOOD_ANSWERS).map(({ question }) => question.name)).toEqual(
      QUESTIONS.map(({ name }) => name),
    );
  });
});

test.each([
  [{ low: 1, high: 1 }, true],
  [{ low: 0, high: 1 }, false],
  [{ low: -5, high: 1 }, false],
  [{ low: 2, high: 1 }, false],
  [{ low: 1.5, high: 2 }, false],
])('only a positive amount is an estimate: %o: %s', (estimate, right) => {
  expect(v.is(estimateSchema, estimate)).toBe(right);
});

test.each([
  [{ low: 12_300, high: 13_900 }, '$12,300 to $13,900'],
  [{ low: 12_300, high: 12_300 }, '$12,300'],
])('%o reads as %s', (estimate, text) => expect(formatEstimate(estimate)).toBe(text));

const COROLLA = { year: 2019, make: 'Toyota', model: 'Corolla', badge: 'Ascent Sport', body: 'Hatch' };

test.each([
  [{ year: 1900 }, true],
  [{ year: 1899 }, false],
  [{ year: 2100 }, true],
  [{ year: 2101 }, false],
  [{ year: 2019.5 }, false],
  [{ badge: null, body: null }, true],
  [{ make: null }, false],
  [{ model: 'a'.repeat(60) }, true],
  [{ model: 'a'.repeat(61) }, false],
])('a vehicle with %j may be found: %s', (over, right) => {
  expect(v.is(vehicleSchema, { ...COROLLA, ...over })).toBe(right);
});

test.each([
  [regoSchema, '', 'Enter your rego, such as ABC123.'],
  [vehicleNameSchema, ' ', 'Enter the year, make and model, such as 2016 Toyota Corolla Ascent.'],
  [estimateSchema, { low: 2, high: 1 }, 'must rise from low to high'],
  [adjustmentAnswersSchema.entries.keys, '', 'Choose how many keys you have.'],
])('what is missing is named: %#', (schema, given, says) => expect(messages(schema, given)).toEqual([says]));

test('the words for a vehicle are trimmed, and 120 characters at most', () => {
  expect(v.parse(vehicleNameSchema, ' 2012 Holden Captiva ')).toBe('2012 Holden Captiva');
  expect([120, 121].map((length) => v.is(vehicleNameSchema, 'a'.repeat(length)))).toEqual([true, false]);
});

test("a vehicle found is called by year, make, model and badge; the visitor's description takes precedence", () => {
  const found = (vehicle: typeof COROLLA | (Omit<typeof COROLLA, 'badge'> & { badge: null })) =>
    describeValuedVehicle({ vehicle, adjustmentAnswers: GOOD_ANSWERS });
  expect(found(COROLLA)).toBe('2019 Toyota Corolla Ascent Sport');
  expect(found({ ...COROLLA, badge: null })).toBe('2019 Toyota Corolla');
  const vehicle = COROLLA;
  const adjustmentAnswers = { ...GOOD_ANSWERS, vehicle: '2012 Holden Captiva' };
  expect(describeValuedVehicle({ vehicle, adjustmentAnswers })).toBe('2012 Holden Captiva');
  expect(describeValuedVehicle({ vehicle: null, adjustmentAnswers })).toBe('2012 Holden Captiva');
  expect(describeValuedVehicle({ vehicle: null, adjustmentAnswers: GOOD_ANSWERS })).toBe('');
});

const NOW = new Date('2026-06-17T00:30:00.000Z');
const estimate = { low: 12_300, high: 13_900 };

test('an estimate is valid for 7 days', () => expect(getValidUntil(NOW)).toBe('2026-06-24T00:30:00.000Z'));

describe('a valuation holds', () => {
  test.each([
    ['to the last moment', 0, true],
    ['and not a moment longer', 1, false],
    ['before', -1, true],
  ])('%s', (_, after, held) => {
    const valid_until = getValidUntil(NOW);
    const then = new Date(Date.parse(valid_until) + after);
    expect(isValuationValid({ estimate, valid_until }, then)).toBe(held);
  });

  test.each([
    { estimate: null, valid_until: null },
    { estimate: null, valid_until: getValidUntil(NOW) },
    { estimate, valid_until: null },
    { estimate, valid_until: 'soon' },
  ])('only with an estimate and a time: %o', (valuation) => {
    expect(isValuationValid(valuation, NOW)).toBe(false);
  });
});
