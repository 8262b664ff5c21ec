import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { toFavourite } from '#features/car-card/card-view.ts';
import { buildCardSettings } from '#features/car-card/site-card.ts';
import { type CurrentCar, fetchCurrentStock } from '#features/current-stock/current-stock.ts';
import { favourites } from '#features/saved/favourites.ts';
import { FavouritesPage } from '#screens/favourites/FavouritesPage.tsx';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeKnownCars } from '#tests/support/factories/make-known-cars.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

vi.mock('#features/current-stock/current-stock.ts', () => ({ fetchCurrentStock: vi.fn() }));

const corolla = makeCar({ id: 'a', price: 20_000 });
const ranger = makeCar({ id: 'b', make: 'Ford', model: 'Ranger', price: 30_000 });
const site = makeSite({}, { cars: [corolla, ranger] });
const listed = makeKnownCars(site, new Date('2026-11-21T00:00:00Z'));
const island = (
  <FavouritesPage
    indexUrl="/search/cars.json"
    settings={buildCardSettings(site)}
    next={{ href: '/search/', text: 'See 2 cars in stock' }}
  />
);

const heart = (name: string) => screen.getByRole('button', { name: `Remove ${name} from saved` });
const nothing = () => screen.queryByText('No saved cars yet. Tap the heart on any car to save it.');

beforeEach(() => {
  window.history.replaceState(null, '', '/favourites/');
  favourites.set([]);
  vi.mocked(fetchCurrentStock).mockReset();
  stockSays(listed);
});

/** Sets the current stock. */
function stockSays(cars: ReadonlyMap<string, CurrentCar>): void {
  vi.mocked(fetchCurrentStock).mockImplementation(
    async (_, ids) =>
      new Map(ids.flatMap((id) => [[id, cars.get(id)] as [string, CurrentCar]]).filter(([, car]) => car)),
  );
}

test('a visitor without saved cars sees a message, and the stock is not requested', () => {
  const { html } = hydrateIsland(island);
  expect(html).toContain('No saved cars yet. Tap the heart on any car to save it.');
  expect(nothing()).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See 2 cars in stock' }).getAttribute('href')).toBe('/search/');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(fetchCurrentStock).not.toHaveBeenCalled();
});

test('saved cars replace the built placeholders and show their current data', async () => {
  favourites.set([toFavourite(corolla), toFavourite(ranger)]);
  hydrateIsland(island);
  expect(nothing()).toBeNull();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('$20,000')).toBeTruthy();
  expect(fetchCurrentStock).toHaveBeenCalledExactlyOnceWith('/search/cars.json', ['a', 'b']);
});

test('a removed car leaves a focused undo button in its place; after undo its heart has the focus', async () => {
  favourites.set([toFavourite(corolla), toFavourite(ranger)]);
  hydrateIsland(island);
  await screen.findAllByRole('article');
  await userEvent.click(heart('2021 Toyota Corolla'));
  expect(favourites.get().map(({ id }) => id)).toEqual(['b']);
  const items = screen
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.matches('.saved-page__list'));
  expect(items[0]?.textContent).toContain('2021 Toyota Corolla removed.');
  const undo = screen.getByRole('button', { name: 'Undo: save 2021 Toyota Corolla again' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await userEvent.click(undo);
  expect(favourites.get().map(({ id }) => id)).toEqual(['b', 'a']);
  await waitFor(() => expect(document.activeElement).toBe(heart('2021 Toyota Corolla')));
  expect(fetchCurrentStock).toHaveBeenCalledOnce();
});

test('when another tab removes a car and saves one, the focus stays where it is', async () => {
  favourites.set([toFavourite(corolla)]);
  hydrateIsland(island);
  await screen.findByRole('article');
  const share = screen.getByRole('link', { name: 'Share this list' });
  share.focus();
  act(() => favourites.set([toFavourite(ranger)]));
  expect(screen.getByText('2021 Toyota Corolla removed.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: '2021 Ford Ranger' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(share));
  expect(share.getAttribute('href')).toBe('/favourites/?ids=b');
});

test('if the stock is unavailable, a message says so and the cars are shown without prices', async () => {
  vi.mocked(fetchCurrentStock).mockRejectedValue(new Error('offline'));
  favourites.set([toFavourite(corolla)]);
  hydrateIsland(island);
  expect((await screen.findByRole('alert')).textContent).toBe(
    "We couldn't load prices just now. You'll find them on each car's page.",
  );
  expect(screen.getByRole('article').textContent).not.toContain('$');
  expect(screen.getByRole('link', { name: /^View Details/ }).getAttribute('href')).toBe(
    `/cars/${corolla.slug}/`,
  );
});

test('a shared list says which cars are gone, and can be saved at once', async () => {
  window.history.replaceState(null, '', '/favourites/?ids=a,b,c');
  stockSays(new Map([...listed, ['c', { kind: 'gone' }]]));
  hydrateIsland(island);
  const shared = within(screen.getByRole('region', { name: 'Shared with you' }));
  expect(await shared.findAllByRole('article')).toHaveLength(2);
  const note = '2 cars to look at. 1 car on this list is no longer in stock.';
  expect(shared.getByRole('status').textContent).toBe(note);
  expect(nothing()).toBeTruthy();
  await userEvent.click(shared.getByRole('button', { name: 'Save all' }));
  expect(favourites.get().map(({ id }) => id)).toEqual(['a', 'b']);
  expect(shared.queryByRole('button', { name: 'Save all' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(shared.getByRole('status')));
  expect(nothing()).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

test('a click on the share link copies its URL, or shows it if copying fails', async () => {
  favourites.set([toFavourite(corolla)]);
  hydrateIsland(island);
  const user = userEvent.setup();
  const share = screen.getByRole('link', { name: 'Share this list' });
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(share);
  expect(await screen.findByText('Link copied.')).toBeTruthy();
  const url = new URL('/favourites/?ids=a', document.baseURI).href;
  expect(writeText).toHaveBeenCalledWith(url);
  writeText.mockRejectedValue(new Error('refused'));
  await user.click(share);
  expect(await screen.findByText(`Copy this link: ${url}`)).toBeTruthy();
  writeText.mockRestore();
});

test('a phone opens its share dialog; with a modifier key the link works as usual', () => {
  favourites.set([toFavourite(corolla)]);
  hydrateIsland(island);
  const link = screen.getByRole('link', { name: 'Share this list' });
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(share).not.toHaveBeenCalled();
  expect(fireEvent.click(link)).toBe(false);
  expect(share).toHaveBeenCalledWith({
    title: document.title,
    url: new URL('/favourites/?ids=a', document.baseURI).href,
  });
  Reflect.deleteProperty(navigator, 'share');
  vi.unstubAllGlobals();
});
