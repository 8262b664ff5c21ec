import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QUESTIONS } from '#domain/valuation/questions.ts';
import { getValidUntil } from '#domain/valuation/validity.ts';
import type { Valuation as Valued } from '#domain/valuation/valuation.ts';
import { formRequestCount, formValuation } from '#features/forms/form-valuation.ts';
import { storedValuation } from '#features/valuation/stored-valuation.ts';
import { TradeInBalance } from '#features/valuation/TradeInBalance.tsx';
import { ValuationWizard } from '#features/valuation/ValuationWizard.tsx';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';
import { GOOD_ANSWERS } from '#tests/support/factories/valuation-answers.ts';

const KEPT = 'forecourt:example-motors:valuation';
const corolla = { year: 2019, make: 'Toyota', model: 'Corolla', badge: null, body: 'Hatch' };
const valued: Valued = {
  id: 'v1',
  rego: 'ABC123',
  regoState: 'qld',
  vehicle: corolla,
  adjustmentAnswers: GOOD_ANSWERS,
  estimate: { low: 12_300, high: 13_900 },
  valid_until: getValidUntil(new Date()),
  example: false,
};
const island = (save = false) => (
  <ValuationWizard
    noun="car"
    state="qld"
    zone="Australia/Brisbane"
    variant="ten-years"
    formId="trade-in-form"
    save={save}
  >
    <p>Terms and conditions</p>
  </ValuationWizard>
);
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** The site's responses by the last segment of the address, and the received requests. */
function answerWith(answers: Readonly<Record<string, () => Response>>): [string, unknown][] {
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const name = path.split('/').at(-1) ?? '';
    asked.push([name, JSON.parse(body)]);
    const answer = answers[name];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('no line'));
  });
  return asked;
}

async function lookUp(rego: string, km = '64,000 km'): Promise<void> {
  const [plate, driven] = [screen.getByLabelText('Registration number'), screen.getByLabelText('Kilometres')];
  await userEvent.clear(plate);
  await userEvent.clear(driven);
  if (rego) await userEvent.type(plate, rego);
  await userEvent.type(driven, km);
  await press('Find my car');
}

async function answerAll(): Promise<void> {
  await heading('About your car');
  for (const { name } of QUESTIONS) {
    const answers = screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.name === name);
    const good = answers.find(({ value }) => value === GOOD_ANSWERS[name]);
    if (good) await userEvent.click(good);
  }
  await press("See what it's worth");
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  storedValuation.set(undefined);
  formValuation.set(undefined);
});

test('a known registration leads to the estimate, which is stored and attached to the form', async () => {
  const asked = answerWith({
    rego: () => Response.json({ id: 'l1', vehicle: corolla }),
    valuation: () => Response.json(valued),
    miscellaneous: () => Response.json({ message: 'Valuation saved' }),
  });
  hydrateIsland(island(true));
  await userEvent.selectOptions(screen.getByLabelText('State'), 'qld');
  await lookUp('abc-123');
  const asks = await heading('Is this your car?');
  await waitFor(() => expect(document.activeElement).toBe(asks));
  expect(screen.getByText('Hatch · ABC123 (QLD)')).toBeTruthy();
  await press("Yes, that's mine");
  await answerAll();
  const estimate = await heading('$12,300 to $13,900');
  await waitFor(() => expect(document.activeElement).toBe(estimate));
  expect(asked).toEqual([
    ['rego', { rego: 'ABC123', regoState: 'qld' }],
    ['valuation', { id: 'l1', adjustmentAnswers: { ...GOOD_ANSWERS, km: 64_000 } }],
    ['miscellaneous', { ...valued, column_name: 'valuation' }],
  ]);
  expect(JSON.parse(localStorage.getItem(KEPT) ?? '')).toEqual(valued);
  expect(formValuation.get()).toEqual(valued);
  const before = formRequestCount.get();
  await userEvent.click(screen.getByRole('link', { name: 'Book my inspection' }));
  expect(formRequestCount.get()).toBe(before + 1);
});

test('after an unknown registration the visitor names the car; without an estimate nothing is stored', async () => {
  const asked = answerWith({
    rego: () => Response.json({ id: 'l1', vehicle: null }),
    valuation: () => Response.json({ ...valued, vehicle: null, estimate: null, valid_until: null }),
  });
  render(island());
  await lookUp('NOT000');
  await heading("We couldn't find NOT000 in QLD");
  await userEvent.type(screen.getByLabelText('Year, make and model'), '2012 Holden Captiva');
  await press('Continue');
  await answerAll();
  await heading("We'll price your car after an inspection");
  expect(asked[1]?.[1]).toMatchObject({ adjustmentAnswers: { vehicle: '2012 Holden Captiva' } });
  expect(localStorage.getItem(KEPT)).toBeNull();
});

test('errors are shown beside their fields before any request', async () => {
  const asked = answerWith({});
  render(island());
  await lookUp('', 'many');
  expect((await screen.findByRole('alert')).textContent).toContain('Please fix the following errors:');
  const plate = screen.getByLabelText('Registration number');
  await waitFor(() => expect(document.activeElement).toBe(plate));
  expect(plate.getAttribute('aria-describedby')).toBe('value-rego-error');
  expect(document.getElementById('value-rego-error')?.textContent).toBe('Enter your rego, such as ABC123.');
  await userEvent.click(screen.getByRole('link', { name: 'Enter the kilometres, such as 84,000.' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Kilometres')));
  expect(asked).toEqual([]);
});

test('a car with nothing wrong takes one press to describe, and each answer can still be changed', async () => {
  answerWith({ rego: () => Response.json({ id: 'l1', vehicle: corolla }) });
  render(island());
  await lookUp('abc-123');
  await press("Yes, that's mine");
  await press('No problems with it? Fill in the usual answers');
  const chosen = () =>
    screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ name, value }) => [name, value]);
  const { km: _, ...answers } = GOOD_ANSWERS;
  expect(Object.fromEntries(chosen())).toEqual(answers);
  await userEvent.click(screen.getByLabelText('Like new'));
  expect(Object.fromEntries(chosen())).toEqual({ ...answers, condition: 'excellent' });
});

test('unanswered questions and an unnamed car are listed, and each line leads to its control', async () => {
  const asked = answerWith({ rego: () => Response.json({ id: 'l1', vehicle: null }) });
  render(island());
  await lookUp('NOT000');
  await heading("We couldn't find NOT000 in QLD");
  await press('Continue');
  const name = screen.getByLabelText('Year, make and model');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(name.getAttribute('aria-describedby')).toBe('value-vehicle-error');
  await userEvent.type(name, '2012 Holden Captiva');
  await press('Continue');

  await heading('About your car');
  await userEvent.click(screen.getByLabelText('Like new'));
  await press("See what it's worth");
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Please fix the following errors:');
  expect([...alert.querySelectorAll('li')].map((line) => line.textContent)).toEqual(
    QUESTIONS.slice(1).map(({ missing }) => missing),
  );
  const history = screen.getByRole('radiogroup', { name: /logbook/ });
  expect(history.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(history.querySelector('input')));
  await userEvent.click(screen.getByRole('link', { name: 'Choose how many keys you have.' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Two or more'));
  expect(asked.map(([path]) => path)).toEqual(['rego']);
});

test.each([
  {
    what: 'refuses the registration',
    answer: () =>
      Response.json({ error: 'Please check it.', fields: { rego: 'No such plate.' } }, { status: 400 }),
    told: 'No such plate.',
    focused: 'Registration number',
  },
  {
    what: 'is busy',
    answer: () => Response.json({ error: 'Too many look-ups.' }, { status: 429 }),
    told: 'Too many look-ups.',
    focused: undefined,
  },
  {
    what: 'is not reached',
    answer: undefined,
    told: "We couldn't connect. Please try again, or use the form on this page.",
    focused: undefined,
  },
])(
  'when the site $what, an error is shown and the same button retries',
  async ({ answer, told, focused }) => {
    answerWith(answer ? { rego: answer } : {});
    render(island());
    await lookUp('ABC123');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(told);
    await waitFor(() =>
      expect(document.activeElement).toBe(focused ? screen.getByLabelText(focused) : alert),
    );
    answerWith({ rego: () => Response.json({ id: 'l1', vehicle: corolla }) });
    await press('Find my car');
    await heading('Is this your car?');
    await press("No, that's not mine");
    await heading('Which car is it?');
  },
);

test('a returning visitor sees a valid estimate and can start again', async () => {
  localStorage.setItem(KEPT, JSON.stringify(valued));
  hydrateIsland(island());
  await heading('$12,300 to $13,900');
  await waitFor(() => expect(document.activeElement).toBe(document.body));
  expect(formValuation.get()).toEqual(valued);
  await press('Value another car');
  const plate = await screen.findByLabelText('Registration number');
  await waitFor(() => expect(document.activeElement).toBe(plate));
  expect(localStorage.getItem(KEPT)).toBeNull();
  expect(formValuation.get()).toBeUndefined();
});

test.each([
  ['holds no longer', JSON.stringify({ ...valued, valid_until: '2020-01-01T00:00:00.000Z' })],
  ['reads as none', '{"id":1}'],
])('a stored valuation that %s is deleted', async (_, kept) => {
  localStorage.setItem(KEPT, kept);
  render(island());
  await waitFor(() => expect(localStorage.getItem(KEPT)).toBeNull());
  expect(screen.getByLabelText('Registration number')).toBeTruthy();
});

test.each([
  {
    price: 35_000,
    balance:
      '$21,100 to $22,700 less your trade-in. Your 2019 Toyota Corolla: $12,300 to $13,900. An estimate, subject to an inspection.',
  },
  { price: 0, balance: '' },
  { price: 10, balance: '' },
])('beside a price of $price a valid estimate leaves the balance "$balance"', async ({ price, balance }) => {
  localStorage.setItem(KEPT, JSON.stringify(valued));
  const { container } = render(<TradeInBalance price={price} />);
  await waitFor(() => expect(storedValuation.get()).toEqual(valued));
  await waitFor(() => expect(container.textContent).toBe(balance));
});

test.each([
  ['too old', { ...corolla, year: 2009 }, '64,000 km'],
  ['driven too far', corolla, '180,000'],
])('a car that is %s is offered an inspection before any question', async (_, vehicle, km) => {
  answerWith({ rego: () => Response.json({ id: 'l1', vehicle }) });
  render(island());
  await lookUp('ABC123', km);
  await heading('Is this your car?');
  expect(screen.getByText(/^Online estimates are for vehicles up to 10 years old/)).toBeTruthy();
  const asked = formRequestCount.get();
  await press('Book my inspection');
  expect(formRequestCount.get()).toBe(asked + 1);
});
