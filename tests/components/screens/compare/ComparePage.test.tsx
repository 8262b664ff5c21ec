import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { toFavourite } from '#features/car-card/card-view.ts';
import { buildCardSettings } from '#features/car-card/site-card.ts';
import { type CurrentCar, fetchCurrentStock } from '#features/current-stock/current-stock.ts';
import { compareSelection } from '#features/saved/compare-list.ts';
import { favourites } from '#features/saved/favourites.ts';
import { ComparePage } from '#screens/compare/ComparePage.tsx';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeKnownCars } from '#tests/support/factories/make-known-cars.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

vi.mock('#features/current-stock/current-stock.ts', () => ({ fetchCurrentStock: vi.fn() }));

const corolla = makeCar({ id: 'a' });
const ranger = makeCar({ id: 'b', make: 'Ford', model: 'Ranger' });
const site = makeSite({}, { cars: [corolla, ranger] });
const listed = makeKnownCars(site, new Date('2026-11-21T00:00:00Z'));
const island = (
  <ComparePage
    indexUrl="/search/cars.json"
    settings={buildCardSettings(site)}
    next={{ href: '/search/', text: 'See 2 cars in stock' }}
  />
);

const columns = () => screen.queryAllByRole('columnheader');
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name} from the comparison` });
const title = () => screen.getByRole('heading', { level: 1, name: 'Compare cars' });
const address = () => window.location.pathname + window.location.search;
const nothing = () => screen.queryByText(/^Tick “Compare” on up to 4 cars/);

beforeEach(() => {
  window.history.replaceState(null, '', '/compare/');
  favourites.set([]);
  compareSelection.set([]);
  vi.mocked(fetchCurrentStock).mockReset();
  stockSays(listed);
});

/** Sets the current stock. */
function stockSays(cars: ReadonlyMap<string, CurrentCar>): void {
  vi.mocked(fetchCurrentStock).mockImplementation(
    async (_, ids) => new Map([...cars].filter(([id]) => ids.includes(id))),
  );
}

test('without a selection the page explains how to compare and leaves the URL alone', () => {
  window.history.replaceState(null, '', '/compare/?utm_source=letter');
  const { html } = hydrateIsland(island);
  expect(html).toContain('To compare cars, turn on JavaScript in your browser.');
  expect(nothing()).toBeTruthy();
  expect(fetchCurrentStock).not.toHaveBeenCalled();
  expect(address()).toBe('/compare/?utm_source=letter');
});

test('selected cars are shown side by side, with their ids in the URL', async () => {
  compareSelection.set(['a', 'b']);
  hydrateIsland(island);
  expect(nothing()).toBeNull();
  await waitFor(() => expect(columns()).toHaveLength(2));
  expect(screen.getByRole('rowheader', { name: /^Price/ })).toBeTruthy();
  expect(address()).toBe('/compare/?ids=a,b');
});

test('cars in the URL take precedence over the selection, which is left unchanged', async () => {
  window.history.replaceState(null, '', '/compare/?ids=b');
  compareSelection.set(['a']);
  hydrateIsland(island);
  await waitFor(() => expect(columns()).toHaveLength(1));
  expect(screen.getByRole('link', { name: '2021 Ford Ranger' })).toBeTruthy();
  expect(compareSelection.get()).toEqual(['a']);
});

test('removing and adding a car updates the URL and the selection and focuses the heading', async () => {
  compareSelection.set(['a', 'b']);
  favourites.set([toFavourite(corolla)]);
  hydrateIsland(island);
  await waitFor(() => expect(columns()).toHaveLength(2));
  expect(screen.queryByRole('region', { name: 'Saved cars' })).toBeNull();
  await userEvent.click(remove('2021 Toyota Corolla'));
  expect(columns()).toHaveLength(1);
  expect(address()).toBe('/compare/?ids=b');
  expect(compareSelection.get()).toEqual(['b']);
  await waitFor(() => expect(document.activeElement).toBe(title()));
  await userEvent.click(screen.getByRole('button', { name: 'Add 2021 Toyota Corolla' }));
  expect(columns()).toHaveLength(2);
  expect(address()).toBe('/compare/?ids=b,a');
  expect(compareSelection.get()).toEqual(['b', 'a']);
  await waitFor(() => expect(document.activeElement).toBe(title()));
  expect(fetchCurrentStock).toHaveBeenCalledOnce();
});

test('removing the last car brings back the introduction', async () => {
  window.history.replaceState(null, '', '/compare/?ids=a');
  hydrateIsland(island);
  await waitFor(() => expect(columns()).toHaveLength(1));
  await userEvent.click(remove('2021 Toyota Corolla'));
  expect(nothing()).toBeTruthy();
  expect(address()).toBe('/compare/');
});

test('a car that has left the stock disappears from comparison, URL, selection and suggestions', async () => {
  stockSays(new Map([...listed, ['gone', { kind: 'gone' }]]));
  favourites.set([{ ...toFavourite(corolla), id: 'gone' }]);
  compareSelection.set(['a', 'gone']);
  hydrateIsland(island);
  await waitFor(() => expect(columns()).toHaveLength(1));
  expect(screen.getByText('Some of these cars are no longer in stock.')).toBeTruthy();
  expect(address()).toBe('/compare/?ids=a');
  expect(compareSelection.get()).toEqual(['a']);
  expect(screen.queryByRole('button', { name: /^Add / })).toBeNull();
});

test('if the stock is unavailable, a message says so; adding a car retries all of them', async () => {
  vi.mocked(fetchCurrentStock).mockRejectedValueOnce(new Error('offline'));
  favourites.set([toFavourite(ranger)]);
  compareSelection.set(['a']);
  hydrateIsland(island);
  expect((await screen.findByRole('alert')).textContent).toBe(
    "We couldn't load these cars just now. Please reload the page in a moment.",
  );
  expect(nothing()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add 2021 Ford Ranger' }));
  await waitFor(() => expect(columns()).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the comparison can be printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  compareSelection.set(['a']);
  hydrateIsland(island);
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
