import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StockStatus } from '#domain/car/status/live-status-file.ts';
import { carStatusChange, ownFinance, refreshCar, updatedFinance } from '#features/car-status/page-car.ts';
import { fetchStockStatus } from '#features/current-stock/fetch-stock-status.ts';
import { storedBudget } from '#features/finance/budget-store.ts';
import { FinanceNote } from '#screens/car/FinanceNote.tsx';
import { PriceBlock } from '#screens/car/PriceBlock.tsx';
import { StickyEnquireBar } from '#screens/car/StickyEnquireBar.tsx';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';

vi.mock('#features/current-stock/fetch-stock-status.ts', () => ({ fetchStockStatus: vi.fn() }));

const car = { id: 'c1', price: 80_990, price_type: 'Drive Away', preorder: false };
const block = (
  <PriceBlock
    car={car}
    words={{
      was: null,
      finance: { cost: 'from $352 per week', rate: '9.84% p.a. comparison rate*' },
      subscription: null,
    }}
    loan={{
      price: 80_990,
      rate: 9.24,
      comparisonRate: 9.84,
      deposit: 8099,
      years: 5,
      balloon: 0,
      monthlyFee: 0,
    }}
    financeCriteria={{ year: 2021, make: 'Toyota', lenders: ['Manual'], zone: 'Australia/Brisbane' }}
    preApproval={undefined}
    tradeIn={false}
    vehicle="car"
    similarHref="/search/toyota/"
  />
);
const page = (
  <>
    {block}
    <StickyEnquireBar
      title="2026 Isuzu D-MAX"
      car={car}
      phone={undefined}
      action={{ href: '#form', text: 'Enquire', data: {} }}
    />
    <FinanceNote note="Repayment based on 60 months.">
      <p>WARNING</p>
    </FinanceNote>
  </>
);

beforeEach(() => {
  carStatusChange.set({ kind: 'same' });
  updatedFinance.set(null);
  ownFinance.set(null);
  storedBudget.set(undefined);
  document.body.replaceChildren();
  vi.mocked(fetchStockStatus).mockResolvedValue({ c1: ['in_stock', 80_990] } satisfies StockStatus);
});

test('another deposit and term change the repayment wherever it is shown, each time beside the comparison rate', async () => {
  hydrateIsland(page);
  await act(() => refreshCar(car));
  fireEvent.input(screen.getByRole('slider', { name: 'Deposit or trade-in' }), {
    target: { value: '20000' },
  });
  fireEvent.click(screen.getByRole('radio', { name: '7 years' }));
  expect(screen.getAllByText('from $229 per week with $20,000 deposit, 7 yrs')).toHaveLength(2);
  expect(screen.getAllByText('9.84% p.a. comparison rate*')).toHaveLength(2);
  expect(
    screen.getByText(/^Our estimate for your deposit and term: 84 months at 9\.24% p\.a\./).textContent,
  ).toContain("The lender's own figures: Repayment based on 60 months.");
  expect(screen.getByText('$20,000')).toBeTruthy();
});

test("the fields and the repayment start with the visitor's budget", () => {
  storedBudget.set({ amount: 150, per: 'week', deposit: 45_000, years: 7 });
  hydrateIsland(page);
  expect(screen.getAllByText('from $135 per week with $45,000 deposit, 7 yrs')).toHaveLength(2);
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('45000');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '7 years' }).checked).toBe(true);
});

test("the lender's own terms restore its texts", () => {
  render(page);
  fireEvent.click(screen.getByRole('radio', { name: '7 years' }));
  fireEvent.click(screen.getByRole('radio', { name: '5 years' }));
  expect(screen.getByText('Repayment based on 60 months.')).toBeTruthy();
  expect(screen.getAllByText('from $352 per week')).toHaveLength(2);
});

test('a new price replaces the estimate, and hides the fields', async () => {
  render(page);
  fireEvent.click(screen.getByRole('radio', { name: '7 years' }));
  vi.mocked(fetchStockStatus).mockResolvedValue({ c1: ['in_stock', 70_000] });
  await act(() => refreshCar(car));
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByText(/per week/)).toBeNull();
});
