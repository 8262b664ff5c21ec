import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LoanCalculator } from '#features/finance/LoanCalculator.tsx';
import { formMessage } from '#features/forms/form-message.ts';
import { collectHydrationErrors } from '#tests/support/browser/collect-hydration-errors.ts';

const example = {
  price: 30_000,
  deposit: 3000,
  rate: 10,
  years: 5,
  establishmentFee: 500,
  monthlyFee: 10,
};
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
  const problems = collectHydrationErrors(calculator, (page) => {
    for (const input of page.querySelectorAll('input')) if (input.name === 'deposit') input.value = '10,000';
  });
  expect(problems).toEqual([]);
  expect(field(/^Deposit/).value).toBe('10,000');
  expect(sum('Amount borrowed')).toBe('$20,000');
});

test('the budget in the query string sets the price', () => {
  history.replaceState(null, '', '/finance/?vehiclePriceBudget=33000');
  collectHydrationErrors(calculator);
  expect(field(/^Price/).value).toBe('33,000');
  expect(sum('Amount borrowed')).toBe('$30,000');
});

test('a price typed before hydration takes precedence over the budget in the query string', () => {
  history.replaceState(null, '', '/finance/?vehiclePriceBudget=33000');
  collectHydrationErrors(calculator, (page) => {
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

describe('opened from a car', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/finance/?car_id=105250&car_type=used&vehiclePriceBudget=22888');
    vi.stubGlobal('fetch', (path: string) => {
      expect(path).toBe('/api/finance?car_id=105250');
      const loan = { price: 22_888, rate: 9.24, deposit: 2289, balloon: null, years: 4 };
      return Promise.resolve(Response.json({ title: '2014 BMW 3 Series', loan }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('the calculator starts with the lender’s rate, deposit and term', async () => {
    render(calculator);
    await waitFor(() => expect(field(/^Interest rate/).value).toBe('9.24'));
    expect([field(/^Price/).value, field(/^Deposit/).value]).toEqual(['22,888', '2,289']);
    expect(sum('Amount borrowed')).toBe('$20,599');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Term' }).value).toBe('4');
  });

  test('a field the visitor has changed keeps its value', async () => {
    collectHydrationErrors(calculator, (page) => {
      for (const input of page.querySelectorAll('input')) if (input.name === 'deposit') input.value = '10000';
    });
    await waitFor(() => expect(field(/^Interest rate/).value).toBe('9.24'));
    expect(field(/^Deposit/).value).toBe('10000');
  });
});
