// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { type FormController, FormView } from '#leads/forms/form-view.ts';
import { buildForm, type FormName } from '#leads/forms/forms.ts';
import { makeFormConfig } from '#tests/support/factories/make-form-config.ts';

type Props = ComponentProps<typeof FormView>;

afterEach(() => document.body.replaceChildren());

/** A form in a page, with what it told its scripts. */
function show(name: FormName, over: Partial<FormController> = {}, props: Partial<Props> = {}) {
  const told: unknown[] = [];
  const refs = {
    element: createRef<HTMLFormElement>(),
    alert: createRef<HTMLDivElement>(),
    legend: createRef<HTMLLegendElement>(),
  };
  const live: FormController = {
    ...refs,
    step: 0,
    busy: false,
    news: null,
    belowButtons: null,
    times: undefined,
    earliest: undefined,
    onStep: (by) => told.push(by),
    onSend: () => told.push('send'),
    onChange: () => told.push('change'),
    onField: (field) => told.push(field),
    ...over,
  };
  const { unmount } = render(<FormView form={buildForm(name, makeFormConfig())} live={live} {...props} />);
  return { told, unmount, ...refs };
}

/** A form as it was built, in which a visitor types before scripts run. */
function showEarly(name: FormName, type: () => void) {
  const form = buildForm(name, makeFormConfig());
  const container = document.createElement('div');
  container.innerHTML = renderToString(<FormView form={form} />);
  document.body.append(container);
  type();
  render(<FormView form={form} />, { container, hydrate: true });
}

const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('Next and Back lead to the steps beside the visible one', () => {
  const { told } = show('enquiry');
  fireEvent.click(screen.getByText('Next'));
  expect(told).toEqual([1]);
});

test('the button that sends is handled by scripts, not by the browser', () => {
  const { told } = show('contact');
  // False: the default was prevented.
  expect(fireEvent.click(screen.getByText('Send message'))).toBe(false);
  expect(told).toEqual(['send']);
});

test('scripts hear of every change', () => {
  const { told } = show('contact');
  fireEvent.change(getField('First name'), { target: { value: 'Ada' } });
  expect(told).toEqual(['change']);
});

test('scripts find the form, its alert and the heading of the visible step', () => {
  const problem = { texts: ['Try again.'], fields: {} };
  const { element, alert, legend } = show('enquiry', { step: 1 }, { problem });
  expect(element.current?.dataset.lead).toBe('enquiry');
  expect(alert.current?.textContent).toBe('Try again.');
  expect(legend.current?.textContent).toBe('Step 2 of 2 Your message');
});

test('an error moves to its field without another entry in the history', () => {
  const problem = { texts: [], fields: { name: 'Enter your first name.' } };
  const { told } = show('contact', {}, { problem });
  expect(fireEvent.click(screen.getByRole('link', { name: 'Enter your first name.' }))).toBe(false);
  expect(told).toEqual(['name']);
});

test('a postcode takes digits only', () => {
  show('contact');
  const postcode = getField('Postcode');
  fireEvent.input(postcode, { target: { value: '4a8-70 ' } });
  expect(postcode.value).toBe('4870');
  fireEvent.input(postcode, { target: { value: '0800' } });
  expect(postcode.value).toBe('0800');
});

test('what a visitor types before scripts run stays', () => {
  showEarly('enquiry', () => {
    getField('Postcode').value = '48 70';
    getField('Message').value = 'Is it red?';
  });
  expect(getField('Postcode').value).toBe('4870');
  expect(getField('Message').value).toBe('Is it red?');
});

test('a message that nobody touched is the one that the form begins with', () => {
  showEarly('enquiry', () => undefined);
  expect(getField('Message').value).toBe('Is this car still available?');
});
