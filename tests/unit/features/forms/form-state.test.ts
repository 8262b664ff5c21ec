import { expect, test } from 'vitest';
import { filterKnownFields, INITIAL_FORM_STATE, reduceFormState } from '#features/forms/form-state.ts';
import { buildForm } from '#leads/forms/forms.ts';
import { makeFormConfig } from '#tests/support/factories/make-form-config.ts';

const form = buildForm('finance', makeFormConfig());

test('errors move the visitor to the step and field of the first one', () => {
  const last = reduceFormState(form, INITIAL_FORM_STATE, { kind: 'stepped', to: 1 });
  expect(last).toMatchObject({ step: 1, focus: 'legend' });
  const fields = { postcode: 'Invalid.', message: 'Enter a message.' };
  expect(reduceFormState(form, last, { kind: 'wrong', fields })).toMatchObject({
    step: 0,
    problem: { texts: [], fields },
    focus: { field: 'postcode' },
  });
});

test('fields outside the form or the step are ignored', () => {
  const fields = { name: 'Enter your first name.', message: 'Enter a message.', captcha: 'No.' };
  expect(Object.keys(filterKnownFields(form, fields))).toEqual(['name', 'message']);
  expect(Object.keys(filterKnownFields(form, fields, 1))).toEqual(['message']);
});

test('the next step clears the errors; a failure to send stays on the step', () => {
  const unsent = reduceFormState(
    form,
    { ...INITIAL_FORM_STATE, step: 1 },
    { kind: 'unsent', texts: ['Not now.'] },
  );
  expect(unsent).toMatchObject({ step: 1, focus: 'alert', problem: { texts: ['Not now.'] } });
  expect(reduceFormState(form, unsent, { kind: 'stepped', to: 0 }).problem).toBeUndefined();
});
