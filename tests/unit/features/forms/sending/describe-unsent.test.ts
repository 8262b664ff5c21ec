import { expect, test } from 'vitest';
import { describeUnsent } from '#features/forms/sending/describe-unsent.ts';

const NOT_SENT = 'An error occurred when submitting this form';

test('a form that reached nobody is queued', () => {
  expect(describeUnsent({ kind: 'unreachable' })).toEqual({ kind: 'queued' });
});

test('a form that was refused says why', () => {
  expect(describeUnsent({ kind: 'refused', error: 'Too many links.', fields: {} })).toEqual({
    kind: 'unsent',
    texts: [NOT_SENT, 'Too many links.'],
  });
});

test('a form that was not accepted for now also says that it is kept', () => {
  expect(describeUnsent({ kind: 'failed', error: 'Not now.' })).toEqual({
    kind: 'unsent',
    texts: [NOT_SENT, 'Not now.', "It's saved on this device and we'll try again for you."],
  });
});
