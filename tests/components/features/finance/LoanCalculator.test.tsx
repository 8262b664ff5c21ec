import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LoanCalculator } from '#features/finance/LoanCalculator.tsx';
import { formMessage } from '#features/forms/form-message.ts';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';

const example = { price: 30_000, deposit: 3000, rate: 10, years: 5, establishmentFee: 500, monthlyFee: 10 };
const calculator = <LoanCalculator example={example} formId="finance-form" />;
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const sum = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

afterEach(() => {
  formMessage.set(undefined);
  history.replaceState(null, '', '/');
});

async function write(name: RegExp, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

test('the chart and totals match the estimate', async () => {
  render(calculator);
  await write(/^Balloon/, '$9,000');
  expect(sum('Total cost incl. deposit')).toBe('$40,547');
  expect(sum('Total fees')).toBe('$1,100');
  const shares = screen.getAllByRole('listitem').filter((item) => item.dataset.share);
  expect(shares.map((item) => item.textContent)).toEqual([
    'Deposit 7%',
    'Loan repayments 44%',
    'Balloon payment 22%',
    'Interest and fees 26%',
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Term' }), '1 year');
  expect(screen.getAllByText(/^After /)).toHaveLength(1);
});

test('no fees are shown for a lender that charges none', () => {
  render(<LoanCalculator example={{ ...example, establishmentFee: 0, monthlyFee: 0 }} formId="f" />);
  expect(screen.queryByText('Total fees')).toBeNull();
  expect(screen.getByText(/^Interest$/)).toBeTruthy();
});

test('an impossible loan shows an error at its field and keeps the last result', async () => {
  render(calculator);
  const before = sum('Total interest');
  await write(/^Deposit/, '30,000');
  expect(screen.getByText('Enter a deposit below the price, or 0.')).toBeTruthy();
  expect(field(/^Deposit/).getAttribute('aria-invalid')).toBe('true');
  expect(sum('Total interest')).toBe(before);
});

test('hydration matches the built HTML, and text typed before it is used', () => {
  hydrateIsland(calculator, (page) => {
    for (const input of page.querySelectorAll('input')) if (input.name === 'deposit') input.value = '10,000';
  });
  expect(field(/^Deposit/).value).toBe('10,000');
  expect(sum('Amount borrowed')).toBe('$20,000');
});

test('the budget in the query string sets the price', () => {
  history.replaceState(null, '', '/finance/?vehiclePriceBudget=33000');
  hydrateIsland(calculator);
  expect(field(/^Price/).value).toBe('33,000');
  expect(sum('Amount borrowed')).toBe('$30,000');
});

test('a price typed before hydration takes precedence over the budget in the query string', () => {
  history.replaceState(null, '', '/finance/?vehiclePriceBudget=33000');
  hydrateIsland(calculator, (page) => {
    for (const input of page.querySelectorAll('input')) if (input.name === 'price') input.value = '20000';
  });
  expect(sum('Amount borrowed')).toBe('$17,000');
});

test('the enquiry receives the loan as a sentence', async () => {
  render(calculator);
  await userEvent.click(screen.getByRole('link', { name: 'Ask about this loan' }));
  expect(formMessage.get()?.text).toMatch(
    /^I'd like to talk about this loan\. About \$\d+ a week for \$27,000 over 5 years/,
  );
});

/** The rates beside the repayment, and what an enquiry says of the loan. */
async function readRates(): Promise<{ shown: string | undefined; asked: string | undefined }> {
  await userEvent.click(screen.getByRole('link', { name: 'Ask about this loan' }));
  const shown = screen.queryByText(/comparison rate\*$/)?.textContent;
  return { shown, asked: formMessage.get()?.text.split(', ').at(-1) };
}

test.each([
  [undefined, { shown: undefined, asked: 'assuming 10.00% p.a. interest.' }],
  [11.42, { shown: '11.42% p.a. comparison rate*', asked: 'at 10.00% p.a. (comparison rate 11.42% p.a.).' }],
])('the comparison rate is the one that the dealer states, if any: %s', async (comparisonRate, rates) => {
  render(<LoanCalculator example={{ ...example, comparisonRate }} formId="finance-form" />);
  expect(await readRates()).toEqual(rates);
  const warned = screen.queryByText(/WARNING: This comparison rate is true only/) !== null;
  expect(warned).toBe(comparisonRate !== undefined);
  expect(screen.queryByText(/an assumption, not a rate on offer/) === null).toBe(warned);
});

describe('opened from a car', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/finance/?car_id=105250&car_type=used&vehiclePriceBudget=22888');
    vi.stubGlobal('fetch', (path: string) => {
      expect(path).toBe('/api/finance?car_id=105250');
      const amounts = { price: 22_888, deposit: 2289, balloon: 0, monthlyFee: 10 };
      const loan = { ...amounts, rate: 9.24, comparisonRate: 9.84, years: 4 };
      return Promise.resolve(Response.json({ title: '2014 BMW 3 Series', loan }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('the calculator starts with the lender’s rates, deposit, term, fees and repayment', async () => {
    render(calculator);
    await waitFor(() => expect(field(/^Interest rate/).value).toBe('9.24'));
    expect([field(/^Price/).value, field(/^Deposit/).value]).toEqual(['22,888', '2,289']);
    expect(sum('Amount borrowed')).toBe('$20,599');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Term' }).value).toBe('4');
    expect(sum('Total fees')).toBe('$480');
    expect(screen.getByText('$122')).toBeTruthy();
  });

  test('the lender’s comparison rate stays with its rate, and no other rate has one', async () => {
    const lenders = {
      shown: '9.84% p.a. comparison rate*',
      asked: 'at 9.24% p.a. (comparison rate 9.84% p.a.).',
    };
    render(calculator);
    await screen.findByText('9.24% p.a.');
    expect(await readRates()).toEqual(lenders);
    await write(/^Deposit/, '5000');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Term' }), '7 years');
    expect(await readRates()).toEqual(lenders);
    await write(/^Interest rate/, '8');
    expect(await readRates()).toEqual({ shown: undefined, asked: 'assuming 8.00% p.a. interest.' });
  });

  test('a field the visitor has changed keeps its value', async () => {
    hydrateIsland(calculator, (page) => {
      for (const input of page.querySelectorAll('input')) if (input.name === 'deposit') input.value = '10000';
    });
    await waitFor(() => expect(field(/^Interest rate/).value).toBe('9.24'));
    expect(field(/^Deposit/).value).toBe('10000');
  });
});
