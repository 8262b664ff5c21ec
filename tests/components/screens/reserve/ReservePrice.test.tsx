import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LiveStatus } from '#domain/car/status/live-status-file.ts';
import { carStatusChange } from '#features/car-status/page-car.ts';
import { fetchStockStatus } from '#features/current-stock/fetch-stock-status.ts';
import { ReservePrice } from '#screens/reserve/ReservePrice.tsx';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';

vi.mock('#features/current-stock/fetch-stock-status.ts', () => ({ fetchStockStatus: vi.fn() }));

const money = (
  <ReservePrice
    car={{ id: 'c1', price: 20_000, price_type: 'Drive Away', preorder: false }}
    fee={500}
    words={{ fee: '$500', note: 'The fee comes off the price.' }}
    vehicle="car"
    similarHref="/search/"
  />
);
const stockSays = (entry: LiveStatus) => vi.mocked(fetchStockStatus).mockResolvedValue({ c1: entry });

beforeEach(() => {
  carStatusChange.set({ kind: 'same' });
  delete document.documentElement.dataset.withdrawn;
});

test('the remaining amount is shown, as in the built HTML', () => {
  stockSays(['in_stock', 20_000]);
  hydrateIsland(money);
  expect(screen.getByText('Balance').nextElementSibling?.textContent).toBe('$19,500');
});

test('a car reserved by somebody else is not offered for reservation', async () => {
  stockSays(['in_stock', 20_000, true]);
  render(money);
  expect((await screen.findByRole('heading')).textContent).toBe('RESERVED');
  expect(screen.getByText('Someone has just reserved this car.')).toBeTruthy();
  expect(document.documentElement.dataset.withdrawn).toBe('');
});

test('no remaining amount is shown after a price change', async () => {
  stockSays(['in_stock', 12_345]);
  render(money);
  expect(await screen.findByText('$12,345')).toBeTruthy();
  expect(screen.queryByText('Balance')).toBeNull();
});
