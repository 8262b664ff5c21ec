import { expect, test } from 'vitest';
import { controlId, getErrorAttributes, toStepProblem } from '#features/valuation/step-problem.ts';
import { ValuationApiError } from '#features/valuation/valuation-api.ts';

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
