import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SaveThisSearch } from '#features/saved/SaveThisSearch.tsx';
import { savedSearches } from '#features/saved/saved-searches.ts';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';

const island = <SaveThisSearch path="/search/other_makes/" />;
const saved = () => savedSearches.get().map(({ url }) => url);

beforeEach(() => savedSearches.set([]));

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
