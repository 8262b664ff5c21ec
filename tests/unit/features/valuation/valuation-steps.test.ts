import { expect, test } from 'vitest';
import { controlId, getErrorAttributes, toStepProblem } from '#features/valuation/step-problem.ts';
import { ValuationApiError } from '#features/valuation/valuation-api.ts';
import {
  INITIAL_PROGRESS,
  type ValuationAction,
  type ValuationProgress,
  valuationReducer,
} from '#features/valuation/valuation-progress.ts';
import { makeValuation } from '#tests/support/factories/make-valuation.ts';

const valuation = makeValuation();
const { vehicle } = valuation;
if (!vehicle) throw new Error('a valuation of a known vehicle');
const found = { rego: 'ABC123', regoState: 'qld', km: 84_000, id: 'l1', vehicle };
const unknown = { ...found, vehicle: null };

const STEPS: Readonly<Record<ValuationProgress['step'], ValuationProgress>> = {
  rego: INITIAL_PROGRESS,
  confirm: { step: 'confirm', found, vehicle },
  manual: { step: 'manual', found: unknown, denied: false },
  questions: { step: 'questions', found },
  result: { step: 'result', valuation },
};

test('a valuation begins with the rego', () => expect(INITIAL_PROGRESS).toEqual({ step: 'rego' }));

test.each<[string, ValuationProgress, ValuationAction, ValuationProgress]>([
  ['a vehicle that was found is to be confirmed', STEPS.rego, { type: 'lookedUp', found }, STEPS.confirm],
  ['one that was not found is to be named', STEPS.rego, { type: 'lookedUp', found: unknown }, STEPS.manual],
  ['a confirmed vehicle has questions', STEPS.confirm, { type: 'confirmed' }, STEPS.questions],
  [
    "a vehicle that is not the visitor's is to be named",
    STEPS.confirm,
    { type: 'denied' },
    { step: 'manual', found, denied: true },
  ],
  [
    'a named vehicle has questions too',
    STEPS.manual,
    { type: 'named', vehicle: '2016 Kia Rio' },
    { step: 'questions', found: unknown, other: '2016 Kia Rio' },
  ],
  ['after the questions is the result', STEPS.questions, { type: 'valued', valuation }, STEPS.result],
  ['a returning visitor sees the result at once', STEPS.rego, { type: 'valued', valuation }, STEPS.result],
  ['the result leads back to the beginning', STEPS.result, { type: 'again' }, STEPS.rego],
])('%s', (_, before, action, after) => expect(valuationReducer(before, action)).toEqual(after));

test.each<[ValuationAction, ValuationProgress['step'][]]>([
  [{ type: 'confirmed' }, ['rego', 'manual', 'questions', 'result']],
  [{ type: 'denied' }, ['rego', 'manual', 'questions', 'result']],
  [{ type: 'named', vehicle: 'A car' }, ['rego', 'confirm', 'questions', 'result']],
])('an action that does not belong to a step changes nothing: %j in %j', (action, steps) => {
  for (const step of steps) expect(valuationReducer(STEPS[step], action)).toBe(STEPS[step]);
});

test('an error in the fields of a step is shown at them alone', () => {
  const error = new ValuationApiError('No.', { rego: 'Enter your rego.', other: 'Not here.' });
  expect(toStepProblem(error, ['rego', 'km'])).toEqual({ texts: [], fields: { rego: 'Enter your rego.' } });
});

test.each([{}, { other: 'Not here.' }])(
  'an error in none of its fields (%j) is shown above them',
  (fields) => {
    expect(toStepProblem(new ValuationApiError('Try later.', fields), ['rego'])).toEqual({
      texts: ['An error occurred when submitting this form', 'Try later.'],
      fields: {},
    });
  },
);

test('an error that is not for visitors stays one', () => {
  const error = new TypeError('x is not a function');
  expect(() => toStepProblem(error, ['rego'])).toThrow(error);
});

test('an invalid control is linked to its message, a valid one to nothing', () => {
  expect(controlId('rego')).toBe('value-rego');
  const errors = { rego: 'Enter your rego.', km: '' };
  expect(getErrorAttributes('rego', errors)).toEqual({
    'aria-invalid': true,
    'aria-describedby': 'value-rego-error',
  });
  expect(getErrorAttributes('km', errors)).toMatchObject({ 'aria-invalid': true });
  expect(getErrorAttributes('vehicle', errors)).toEqual({});
});
