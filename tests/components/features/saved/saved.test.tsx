import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { favourites } from '#features/saved/favourites.ts';
import { SaveButton } from '#features/saved/SaveButton.tsx';
import { SaveThisSearch } from '#features/saved/SaveThisSearch.tsx';
import { savedSearches } from '#features/saved/saved-searches.ts';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';

const car = {
  id: 'c1',
  name: '2021 Toyota Corolla',
  slug: '2021-toyota-corolla-c1',
  make: 'Toyota',
  model: 'Corolla',
  primary_image_url: null,
};

beforeEach(() => {
  favourites.set([]);
  savedSearches.set([]);
  window.dataLayer = [];
});

test('the first click saves the car, the second removes it, and the accessible name says which', async () => {
  render(<SaveButton car={car} className="save" />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save 2021 Toyota Corolla' }));
  expect(favourites.get()).toEqual([car]);
  await user.click(screen.getByRole('button', { name: 'Remove 2021 Toyota Corolla from saved' }));
  expect(favourites.get()).toEqual([]);
});

test('saving a car is an analytics event about it, removing it is none', async () => {
  render(<SaveButton car={{ ...car, label: 'Used Car' }} className="save" />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Save / }));
  expect(favourites.get()).toEqual([car]);
  await user.click(screen.getByRole('button', { name: /^Remove / }));
  expect(window.dataLayer).toEqual([{ event: 'forecourt', eventId: 39, label: 'Used Car', car_id: 'c1' }]);
});

test('all hearts of a car show the same state', async () => {
  render(
    <>
      <SaveButton car={car} className="save" />
      <SaveButton car={car} className="btn" />
    </>,
  );
  const [first] = screen.getAllByRole('button', { name: /^Save / });
  await userEvent.click(first as HTMLElement);
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(2);
});

test('a car saved earlier shows as saved after hydration without a mismatch', () => {
  favourites.set([car]);
  const { html } = hydrateIsland(<SaveButton car={car} className="save" />);
  expect(html).toContain('Save 2021 Toyota Corolla');
  expect(screen.getByRole('button', { name: /^Remove / })).toBeTruthy();
});

test('saving a car renders its own heart again, not those of other cars', async () => {
  const rendered: (string | null)[] = [];
  const heart = (id: string) => (
    <Profiler id={id} onRender={(name, phase) => phase === 'update' && rendered.push(name)}>
      <SaveButton car={{ ...car, id, name: id }} className="save" />
    </Profiler>
  );
  render(
    <>
      {heart('c1')}
      {heart('c2')}
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save c1' }));
  expect(rendered).toEqual(['c1']);
});

const island = <SaveThisSearch path="/search/other_makes/" />;
const saved = () => savedSearches.get().map(({ url }) => url);

test('the search of the address is saved, not the path of the page that many addresses share', () => {
  history.replaceState(null, '', '/search/ferrari?price=:30000&page=2&gclid=1');
  hydrateIsland(island);
  fireEvent.click(screen.getByRole('button', { name: 'Save this search' }));
  expect(saved()).toEqual(['/search/ferrari/?price=:30000']);
  expect(screen.getByRole('button', { name: 'Search saved' })).toBeTruthy();
});

test('a search that is saved says so when its address is opened', () => {
  savedSearches.set([{ url: '/search/ferrari/', name: '', seen_at: 1 }]);
  history.replaceState(null, '', '/search/ferrari/');
  hydrateIsland(island);
  fireEvent.click(screen.getByRole('button', { name: 'Search saved' }));
  expect(saved()).toEqual([]);
});
