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
  expect(filterKnownFields(form, fields, 0)).toEqual({ name: 'Enter your first name.' });
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

test('a form begins at its first step, without a problem', () => {
  expect(INITIAL_FORM_STATE).toEqual({ step: 0, problem: undefined, focus: undefined, queued: false });
});

test('a queued form has neither a problem nor the focus', () => {
  const unsent = reduceFormState(form, INITIAL_FORM_STATE, { kind: 'unsent', texts: ['Not now.'] });
  expect(unsent.problem).toEqual({ texts: ['Not now.'], fields: {} });
  expect(reduceFormState(form, { ...unsent, step: 1 }, { kind: 'queued' })).toEqual({
    step: 1,
    problem: undefined,
    focus: undefined,
    queued: true,
  });
});

test('an error in the field of a later step leads there', () => {
  const fields = { message: 'Enter a message.' };
  expect(reduceFormState(form, INITIAL_FORM_STATE, { kind: 'wrong', fields })).toMatchObject({
    step: 1,
    problem: { texts: [], fields },
    focus: { field: 'message' },
  });
});

test('errors in fields that the form does not have leave the visitor where they are', () => {
  const state = { ...INITIAL_FORM_STATE, step: 1 };
  expect(reduceFormState(form, state, { kind: 'wrong', fields: { captcha: 'No.' } })).toEqual({
    ...state,
    problem: { texts: [], fields: {} },
    focus: { field: '' },
  });
});
