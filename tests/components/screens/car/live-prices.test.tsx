import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveStatus, StockStatus } from '#domain/car/status/live-status-file.ts';
import { carStatusChange, ownFinance, refreshCar, updatedFinance } from '#features/car-status/page-car.ts';
import { fetchStockStatus } from '#features/current-stock/fetch-stock-status.ts';
import { storedBudget } from '#features/finance/budget-store.ts';
import { FinanceNote } from '#screens/car/FinanceNote.tsx';
import { PriceBlock } from '#screens/car/PriceBlock.tsx';
import { StickyEnquireBar } from '#screens/car/StickyEnquireBar.tsx';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';
import { eventually } from '#tests/support/eventually.ts';

vi.mock('#features/current-stock/fetch-stock-status.ts', () => ({ fetchStockStatus: vi.fn() }));

const car = { id: 'c1', price: 30_000, price_type: 'Drive Away', preorder: false };
const money = (
  <PriceBlock
    car={car}
    words={{
      was: 'Was $32,000',
      finance: { cost: 'from $120 per week', rate: '9.84% p.a. comparison rate*' },
      subscription: null,
    }}
    financeCriteria={{ year: 2021, make: 'Toyota', lenders: ['Manual'], zone: 'Australia/Brisbane' }}
    preApproval={undefined}
    tradeIn={false}
    vehicle="truck"
    similarHref="/search/toyota/"
  >
    <p>$620 below market</p>
  </PriceBlock>
);
const pageWith = (block: ReactElement, price = car.price) => (
  <>
    {block}
    <p data-offer="">
      <a href="#form">Enquire</a>
    </p>
    <StickyEnquireBar
      title="2022 Toyota HiLux"
      car={{ ...car, price }}
      phone="07 5550 0100"
      action={{ href: '#form', text: 'Enquire now', data: { 'data-form': 'enquiry' } }}
    />
    <FinanceNote note="Repayment based on 60 months.">
      <p>WARNING</p>
    </FinanceNote>
  </>
);
const page = pageWith(money);
const figures = {
  Manual: {
    interestRate: 7.5,
    comparisonRate: 7.99,
    paymentWeek: 61,
    termMonths: 60,
    disclaimer: 'On approval.',
  },
};

/** Sets the car's entry in the stock; undefined = not listed. */
function stockSays(entry: LiveStatus | undefined): void {
  const status: StockStatus = entry ? { c1: entry } : {};
  vi.mocked(fetchStockStatus).mockResolvedValue(status);
}

beforeEach(() => {
  carStatusChange.set({ kind: 'same' });
  updatedFinance.set(null);
  ownFinance.set(null);
  storedBudget.set(undefined);
  delete document.documentElement.dataset.withdrawn;
  document.body.replaceChildren();
  stockSays(['in_stock', 30_000]);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ finance_lenders: figures })));
});

test('the page is left as built while the stock is unchanged', async () => {
  hydrateIsland(money);
  await act(() => refreshCar(car));
  expect(screen.getByText('$30,000')).toBeTruthy();
  expect(screen.getByText('Was $32,000')).toBeTruthy();
  expect(screen.getByText('$620 below market')).toBeTruthy();
});

test.each([
  { entry: ['sold', 0] as const, heading: 'SOLD', regret: 'Unfortunately this truck recently sold.' },
  { entry: undefined, heading: 'No longer listed', regret: 'This truck is no longer in stock.' },
])(
  'the page of an unavailable car says "$heading" and links to others',
  async ({ entry, heading, regret }) => {
    stockSays(entry);
    render(page);
    expect((await screen.findByRole('heading')).textContent).toBe(heading);
    expect(screen.getByText(regret)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find Me Something Similar' }).getAttribute('href')).toBe(
      '/search/toyota/',
    );
    expect(document.documentElement.dataset.withdrawn).toBe('');
    expect(screen.queryByText('Enquire now')).toBeNull();
    expect(screen.queryByText('WARNING')).toBeNull();
  },
);

test('when the car sells, focus on one of its buttons moves to the link to other cars', async () => {
  render(page);
  screen.getByRole('link', { name: 'Enquire' }).focus();
  stockSays(['sold', 0]);
  await act(() => refreshCar(car));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Find Me Something Similar'));
});

test("a new price appears everywhere, with the lenders' figures for it", async () => {
  stockSays(['in_stock', 12_345]);
  render(page);
  expect(await screen.findAllByText('$12,345')).toHaveLength(2);
  expect(screen.queryByText(/Was|below market/)).toBeNull();
  expect(await screen.findByText('from $61 per week')).toBeTruthy();
  expect(screen.getByText('7.99% p.a. comparison rate*')).toBeTruthy();
  expect(screen.getByText(/^Repayment based on 60 months at 7\.5% p\.a\./).textContent).toContain(
    'On approval.',
  );
});

test('a price that returns to the built one restores the built figures', async () => {
  stockSays(['in_stock', 12_345]);
  render(page);
  await screen.findAllByText('$12,345');
  stockSays(['in_stock', 30_000]);
  await act(() => refreshCar(car));
  expect(screen.getAllByText('$30,000')).toHaveLength(2);
  expect(screen.getByText('Was $32,000')).toBeTruthy();
  expect(screen.getByText('from $120 per week')).toBeTruthy();
});

test('a click waits for the stock once and then proceeds', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  vi.advanceTimersByTime(120_000);
  const heard = vi.fn((event: Event) => event.preventDefault());
  render(page);
  const link = screen.getByRole('link', { name: 'Enquire' });
  link.addEventListener('click', heard);
  vi.mocked(fetchStockStatus).mockReturnValue(new Promise(() => {}));
  vi.advanceTimersByTime(120_000);
  link.click();
  expect(heard).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(heard).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('unavailable stock does not block a click', async () => {
  vi.mocked(fetchStockStatus).mockRejectedValue(new Error('no line'));
  render(page);
  const heard = vi.fn((event: Event) => event.preventDefault());
  const link = screen.getByRole('link', { name: 'Enquire' });
  link.addEventListener('click', heard);
  await userEvent.click(link);
  await eventually(() => expect(heard).toHaveBeenCalledOnce());
});

describe("a repayment for the visitor's own terms", () => {
  const price = 80_990;
  const rates = { rate: 9.24, comparisonRate: 9.84, monthlyFee: 0 };
  const financed = pageWith(
    <PriceBlock
      {...money.props}
      car={{ ...car, price }}
      words={{
        ...money.props.words,
        finance: { cost: 'from $352 per week', rate: '9.84% p.a. comparison rate*' },
      }}
      loan={{ ...rates, price, deposit: 8099, years: 5, balloon: 0 }}
    />,
    price,
  );
  beforeEach(() => stockSays(['in_stock', price]));

  test('another deposit and term change the repayment wherever it is shown, each time beside the comparison rate', async () => {
    hydrateIsland(financed);
    await act(() => refreshCar({ ...car, price }));
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
    hydrateIsland(financed);
    expect(screen.getAllByText('from $135 per week with $45,000 deposit, 7 yrs')).toHaveLength(2);
    expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('45000');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '7 years' }).checked).toBe(true);
  });

  test("the lender's own terms restore its texts", () => {
    render(financed);
    fireEvent.click(screen.getByRole('radio', { name: '7 years' }));
    fireEvent.click(screen.getByRole('radio', { name: '5 years' }));
    expect(screen.getByText('Repayment based on 60 months.')).toBeTruthy();
    expect(screen.getAllByText('from $352 per week')).toHaveLength(2);
  });

  test('a new price replaces the estimate, and hides the fields', async () => {
    render(financed);
    fireEvent.click(screen.getByRole('radio', { name: '7 years' }));
    expect(screen.getAllByText(/deposit, 7 yrs$/)).toHaveLength(2);
    stockSays(['in_stock', 70_000]);
    await act(() => refreshCar({ ...car, price }));
    expect(screen.queryByRole('slider')).toBeNull();
    expect(await screen.findByText('from $61 per week')).toBeTruthy();
    expect(screen.queryByText(/deposit, 7 yrs$/)).toBeNull();
  });
});
