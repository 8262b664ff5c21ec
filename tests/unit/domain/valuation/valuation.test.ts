import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getAnswered, needsInspection, QUESTIONS } from '#domain/valuation/questions.ts';
import { adjustmentAnswersSchema, estimateSchema, regoSchema } from '#domain/valuation/valuation.ts';
import { describeValuedVehicle, formatEstimate } from '#domain/valuation/valuation-text.ts';
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

  test.each([
    [0, true],
    [999_999, true],
    [1_000_000, false],
    [-1, false],
    [0.5, false],
  ])('%d km: %s', (km, right) => {
    expect(v.is(adjustmentAnswersSchema, { ...GOOD_ANSWERS, km })).toBe(right);
  });

  test('only a vehicle that would fail an inspection needs one first', () => {
    const failing = QUESTIONS.flatMap(({ name, answers }) =>
      answers
        .filter(({ value }) => needsInspection({ ...GOOD_ANSWERS, [name]: value }))
        .map(({ value }) => `${name}: ${value}`),
    );
    expect(failing).toEqual([
      'service_history: none',
      'mechanical: major',
      'accident: major',
      'history: yes',
    ]);
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
])('%o reads as %s', (estimate, text) => {
  expect(formatEstimate(estimate)).toBe(text);
});

test("the visitor's description takes precedence over the vehicle found", () => {
  const vehicle = { year: 2019, make: 'Toyota', model: 'Corolla', badge: null, body: null };
  expect(describeValuedVehicle({ vehicle, adjustmentAnswers: GOOD_ANSWERS })).toBe('2019 Toyota Corolla');
  const adjustmentAnswers = { ...GOOD_ANSWERS, vehicle: '2012 Holden Captiva' };
  expect(describeValuedVehicle({ vehicle, adjustmentAnswers })).toBe('2012 Holden Captiva');
  expect(describeValuedVehicle({ vehicle: null, adjustmentAnswers })).toBe('2012 Holden Captiva');
});
