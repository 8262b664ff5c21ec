import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { suggestMessage } from '#features/forms/form-dom.ts';
import { formValuation, goToForm } from '#features/forms/form-valuation.ts';
import { LeadForm } from '#features/forms/lead-form/LeadForm.tsx';
import { buildForm } from '#leads/forms/forms.ts';
import { makeFormConfig } from '#tests/support/factories/make-form-config.ts';
import { makeValuation } from '#tests/support/factories/make-valuation.ts';

const form = buildForm('trade-in', makeFormConfig());
const valuation = makeValuation({
  id: 'sealed',
  vehicle: { year: 2020, make: 'Toyota', model: 'Corolla', badge: null, body: null },
});
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')));
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  act(() => formValuation.set(undefined));
  vi.unstubAllGlobals();
});

test("a valuation is added to the page's form and can be removed again", async () => {
  const { container } = render(<LeadForm form={form} />);
  act(() => formValuation.set(valuation));
  await waitFor(() =>
    expect(message().value).toBe('My vehicle is a 2020 Toyota Corolla, ABC123 (QLD), 84,000 km.'),
  );
  const sent = () => Object.fromEntries(new FormData(container.querySelector('form') ?? undefined));
  expect(sent()).toMatchObject({ valuation: 'sealed', Rego: 'ABC123' });
  act(() => formValuation.set(undefined));
  expect(sent()).toMatchObject({ Rego: '', message: '' });
  expect(sent()).not.toHaveProperty('valuation');
});

test('a message the visitor has typed is not overwritten by a valuation', async () => {
  render(<LeadForm form={form} />);
  message().value = 'Mine has a tow bar.';
  act(() => formValuation.set(valuation));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Rego/).value).toBe('ABC123'));
  expect(message().value).toBe('Mine has a tow bar.');
});

test('continuing to the form shows the first incomplete step', async () => {
  render(<LeadForm form={form} />);
  act(() => formValuation.set(valuation));
  act(() => goToForm());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Step 2 of 2 Your details'));
});

test('a form in a dialog ignores the valuation', () => {
  render(<LeadForm form={form} isPageForm={false} prefix="form-1-" />);
  act(() => formValuation.set(valuation));
  expect(message().value).toBe('');
});

function makeMessage(value = ''): HTMLTextAreaElement {
  const message = document.createElement('textarea');
  message.value = value;
  return message;
}

describe('a suggested message', () => {
  test('fills an empty message and replaces an earlier suggestion', () => {
    const message = makeMessage();
    for (const text of ['My budget is $22,888.', 'About $98 a week.', 'About $90 a week.'])
      suggestMessage(message, text);
    expect(message.value).toBe('About $90 a week.');
  });

  test('is appended once to the visitor’s own text', () => {
    const message = makeMessage('Can I pick it up on Friday? ');
    suggestMessage(message, 'About $98 a week.');
    suggestMessage(message, 'About $90 a week, $& off.');
    expect(message.value).toBe('Can I pick it up on Friday?\n\nAbout $90 a week, $& off.');
  });

  test('that the visitor has edited is treated as the visitor’s own text', () => {
    const message = makeMessage();
    suggestMessage(message, 'About $98 a week.');
    message.value = 'About $80 a week?';
    suggestMessage(message, 'About $90 a week.');
    expect(message.value).toBe('About $80 a week?\n\nAbout $90 a week.');
  });
});
