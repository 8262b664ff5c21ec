import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LeadForm } from '#features/forms/lead-form/LeadForm.tsx';
import { buildForm, FORMS, type FormName } from '#leads/forms/forms.ts';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';
import { makeFormConfig, TWO_LOCATIONS } from '#tests/support/factories/make-form-config.ts';

const config = makeFormConfig({ ...TWO_LOCATIONS, terms: 'I agree.' });
const formOf = (name: FormName) => buildForm(name, config);
const PERSON = {
  'First name': 'Ada',
  'Last name': 'Byron',
  'Mobile Number': '0412 345 678',
  'Email Address': 'ada@example.com',
  Postcode: '0800',
};

/** The site's responses by path; any other path is a 404. */
function answer(answers: Readonly<Record<string, () => Promise<Response>>>): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(
    (path: string) => answers[path]?.() ?? Promise.resolve(new Response('', { status: 404 })),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

async function fill(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    fireEvent.input(await screen.findByLabelText(label), { target: { value: text } });
}

/** Hydrates a form; `before` acts on it before React is there. */
const hydrate = (name: FormName, before?: (page: HTMLElement) => void) =>
  hydrateIsland(<LeadForm form={formOf(name)} />, before);

beforeEach(() => {
  answer({});
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test.each(Object.keys(FORMS) as FormName[])('the %s form hydrates without a mismatch', (name) => {
  const complaint = vi.spyOn(console, 'error');
  const names = formOf(name).steps.flatMap(({ fields }) => fields.filter(({ kind }) => kind !== 'given'));
  hydrate(name, (page) => {
    for (const field of names.filter(({ name: known }) => known !== 'location_id'))
      expect(page.querySelector(`[name="${field.name}"]`), field.name).not.toBeNull();
    expect(page.querySelectorAll('[hidden]')).toHaveLength(0);
  });
  expect(complaint).not.toHaveBeenCalled();
});

test('text, selections and ticks entered before hydration are kept', () => {
  const early = { 'First name': 'Grace', Message: 'Does it tow?', 'Preferred dealership': 'plain-mareeba' };
  const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  hydrate('enquiry', () => {
    for (const [label, text] of Object.entries(early)) control(label).value = text;
    control('Send me news.').checked = false;
  });
  for (const [label, text] of Object.entries(early)) expect(control(label).value).toBe(text);
  expect(control('Send me news.').checked).toBe(false);
});

test('one step shows at a time; Next requires it to be valid, and Back keeps its input', async () => {
  render(<LeadForm form={formOf('finance')} />);
  const user = userEvent.setup();
  const steps = () =>
    screen.getAllByRole('group', { hidden: true }).map((step) => (step as HTMLFieldSetElement).hidden);
  expect(steps()).toEqual([false, true]);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')));
  expect(steps()).toEqual([false, true]);

  await fill(PERSON);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(steps()).toEqual([true, false]));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Step 2 of 2 Your message'));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(steps()).toEqual([false, true]);
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada');
});

test('the Enter key goes to the next step, like Next', async () => {
  render(<LeadForm form={formOf('finance')} />);
  await fill(PERSON);
  // Browsers press the submit button on Enter.
  fireEvent.click(screen.getByText('Send finance enquiry'));
  await screen.findByText('Step 2 of 2');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy());
});

test('errors are shown beside the fields and in a summary that links to them', async () => {
  render(<LeadForm form={formOf('contact')} />);
  const user = userEvent.setup();
  await fill({ ...PERSON, Postcode: '48' });
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Please fix the following errors:');
  const postcode = screen.getByLabelText('Postcode');
  await waitFor(() => expect(document.activeElement).toBe(postcode));
  expect(postcode.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(postcode.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /^Invalid postcode/,
  );
  await user.click(screen.getByRole('link', { name: 'Choose a location.' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Location')));
});

/** Fills in the form of careers and sends it. */
async function sendCareers(): Promise<HTMLButtonElement> {
  render(<LeadForm form={formOf('careers')} />);
  await fill({ ...PERSON, Message: 'Hello' });
  fireEvent.change(screen.getByLabelText('Location'), { target: { value: 'yard' } });
  fireEvent.click(screen.getByLabelText('I agree.'));
  const button: HTMLButtonElement = screen.getByRole('button', { name: 'Send enquiry' });
  fireEvent.click(button);
  return button;
}

test('the button is busy while sending; an error from the site is shown, and the input is kept', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fetched = answer({ '/api/lead': () => promise });
  const button = await sendCareers();
  expect(button.disabled).toBe(true);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(fetched).toHaveBeenCalledWith('/api/lead', expect.anything()));
  resolve(new Response('{"error":"Not now."}', { status: 503 }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^An error occurred when submitting this form *Not now\./);
  await waitFor(() => expect(button.disabled).toBe(false));
  expect(button.hasAttribute('aria-busy')).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('Hello');
  const bodies = () =>
    fetched.mock.calls.filter(([path]) => path === '/api/lead').map(([, init]) => init.body);
  fireEvent.click(button);
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(new Set(bodies()).size).toBe(1);
});

test('when offline, the lead is stored on the device and the form says so', async () => {
  answer({ '/api/lead': () => Promise.reject(new TypeError('failed to fetch')) });
  await sendCareers();
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Saved on this device\./));
  // The form it replaces may reach far below the screen.
  expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(localStorage.getItem('forecourt:example-motors:outbox')).toBe('true');
  expect(JSON.parse(localStorage.getItem('forecourt:example-motors:details') ?? '{}')).toEqual({
    name: 'Ada',
    last_name: 'Byron',
    email: 'ada@example.com',
    phone: '0412 345 678',
  });
});

test.each<[FormName, boolean]>([
  ['enquiry', true],
  ['sell-your-car', false],
])('stored details can be cleared where the form asks for them: the first step of %s (%s)', (name, asks) => {
  localStorage.setItem('forecourt:example-motors:details', JSON.stringify({ name: 'Ada' }));
  hydrate(name);
  expect(screen.queryByRole('button', { name: 'Clear my details' }) !== null).toBe(asks);
});

test('stored contact details fill empty fields until they are cleared', async () => {
  localStorage.setItem(
    'forecourt:example-motors:details',
    JSON.stringify({ name: 'Ada', last_name: 'Byron', email: 'ada@example.com', phone: '' }),
  );
  hydrate('contact', () => {
    screen.getByLabelText<HTMLInputElement>('First name').value = 'Grace';
  });
  const textOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect([textOf('First name'), textOf('Last name')]).toEqual(['Grace', 'Byron']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear my details' }));
  expect([textOf('First name'), textOf('Last name')]).toEqual(['', '']);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear my details' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')));
});

test('the test drive date is chosen from the dealership’s times if none has been typed', async () => {
  const appointments = [{ start: '2026-06-18T09:00+10:00', text: 'Thursday 18 June, 9am' }];
  const answers = () => Promise.resolve(Response.json({ appointments }));
  answer({ '/api/appointments?dealership_slug=plain-mareeba': answers });
  render(<LeadForm form={formOf('test-drive')} />);
  const date = () => screen.getByLabelText(/^Test Drive Booking Date/);
  expect(date().tagName).toBe('INPUT');
  fireEvent.change(screen.getByLabelText('Preferred dealership'), { target: { value: 'plain-mareeba' } });
  await waitFor(() => expect(date().tagName).toBe('SELECT'));
  expect(date().querySelector('optgroup')?.label).toBe('Thursday 18 June');
});
