import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { BudgetFigures } from '#features/finance/BudgetFigures.tsx';
import { BudgetForm } from '#features/finance/BudgetForm.tsx';
import { storedBudget } from '#features/finance/budget-store.ts';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';

const usual = { rate: 9.24, years: 5, monthlyFee: 0 };
const budget = { amount: 150, per: 'week', deposit: 5000, years: null } as const;
const onFilter = vi.fn();
const form = <BudgetForm loadUsual={async () => usual} onFilter={onFilter} />;
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const show = () => userEvent.click(screen.getByRole('button', { name: 'Set my budget' }));
const cards = (
  <>
    <p data-loan="36138 9.24 5">
      <span>from $162 per week</span>
    </p>
    <p data-loan="3000 9.24 5">
      <span>from $12 per week</span>
    </p>
    <BudgetFigures />
  </>
);

beforeEach(() => {
  storedBudget.set(undefined);
  onFilter.mockClear();
  document.body.replaceChildren();
});

test('a budget is stored, filters, and can be cleared', async () => {
  render(form);
  await userEvent.type(field(/^Budget/), '$150');
  await userEvent.type(field(/^Deposit/), '5,000');
  await show();
  expect(onFilter).toHaveBeenLastCalledWith({ attribute: 'price', max: 36_138 });
  expect(storedBudget.get()).toEqual(budget);
  await userEvent.click(screen.getByRole('button', { name: 'Clear budget' }));
  expect(onFilter).toHaveBeenLastCalledWith(undefined);
  expect(storedBudget.get()).toBeUndefined();
  expect(field(/^Budget/).value).toBe('');
});

test('a wrong field is named, described and focused, and nothing is stored', async () => {
  render(form);
  await show();
  expect(screen.getByRole('alert').textContent).toBe('Enter your budget in whole dollars, such as 150.');
  expect(document.activeElement).toBe(field(/^Budget/));
  expect(field(/^Budget/).getAttribute('aria-invalid')).toBe('true');
  expect(storedBudget.get()).toBeUndefined();
});

test('a budget whose stock cannot be loaded stays stored, and says so', async () => {
  storedBudget.set(budget);
  render(<BudgetForm loadUsual={() => Promise.reject(new Error('offline'))} />);
  await show();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your budget is saved, but/);
});

test('hydration matches the built HTML and then shows the stored budget', () => {
  storedBudget.set(budget);
  hydrateIsland(form);
  expect(field(/^Deposit/).value).toBe('5,000');
});

test('repayments follow the budget, also those of later cards, and return to their own', async () => {
  render(cards);
  act(() => storedBudget.set(budget));
  const own = 'from $150 per week\nwith $5,000 deposit';
  const texts = () => screen.getAllByText(/per week/).map(({ textContent }) => textContent);
  expect(texts()).toEqual([own, 'from $12 per week']);
  document.querySelector('p')?.insertAdjacentHTML('afterend', document.querySelector('p')?.outerHTML ?? '');
  document
    .querySelectorAll('p')[1]
    ?.replaceChildren(Object.assign(document.createElement('span'), { textContent: 'from $162 per week' }));
  await vi.waitFor(() => expect(texts()).toEqual([own, own, 'from $12 per week']));
  expect(document.documentElement.dataset.budget).toBe('');
  act(() => storedBudget.set(undefined));
  expect(texts()).toEqual(['from $162 per week', 'from $162 per week', 'from $12 per week']);
  expect(document.documentElement.dataset.budget).toBeUndefined();
});
