import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { savedSearches } from '#features/saved/saved-searches.ts';
import { SavedSearchesPage } from '#screens/saved-searches/SavedSearchesPage.tsx';
import { fetchSearchUpdates } from '#screens/saved-searches/search-updates.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';

vi.mock('#screens/saved-searches/search-updates.ts', () => ({ fetchSearchUpdates: vi.fn() }));

const utes = { url: '/search/ute-cars/', name: '', seen_at: 100 };
const toyotas = { url: '/search/toyota/', name: 'For the farm', seen_at: 100 };
const slugs = buildSlugTable([{ make: 'Toyota', model: 'Corolla' }]);
const island = (
  <SavedSearchesPage
    stock={{ indexUrl: '/search/cars.json', config: {} as never, soldForDays: 7, former: [] }}
    vehicle={{ noun: 'car', plural: 'cars' }}
    next={{ href: '/search/', text: 'Search our cars' }}
  />
);

const button = (name: string) => screen.getByRole('button', { name });
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  document.documentElement.dataset.built = '1970-01-01T00:10:00Z';
  savedSearches.set([]);
  vi.mocked(fetchSearchUpdates).mockReset();
  vi.mocked(fetchSearchUpdates).mockResolvedValue({
    slugs,
    counts: new Map([
      [utes.url, { all: 1, fresh: 0 }],
      [toyotas.url, { all: 12, fresh: 3 }],
    ]),
  });
});

test('a visitor without saved searches sees what they do and an example, and nothing is counted', () => {
  const { html } = hydrateIsland(island);
  expect(html).toContain('No saved searches yet. Search for what');
  expect(screen.getByText(/^No saved searches yet/)).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Example' }).textContent).toContain(
    '12 cars, 3 new since your last visit',
  );
  expect(fetchSearchUpdates).not.toHaveBeenCalled();
});

test('unnamed searches are titled by their URL until their filters and counts are known', async () => {
  savedSearches.set([toyotas, utes]);
  hydrateIsland(island);
  expect(screen.queryByText(/^No saved searches yet/)).toBeNull();
  expect(titles()).toEqual(['For the farm', 'Ute Cars']);
  expect((await screen.findByText(/^12 cars/)).textContent).toBe('12 cars, 3 new since your last visit');
  expect(screen.getByText('1 car')).toBeTruthy();
  expect(titles()).toEqual(['For the farm', 'Ute']);
  expect(fetchSearchUpdates).toHaveBeenCalledOnce();
});

test('a search whose last car was sold says so', async () => {
  vi.mocked(fetchSearchUpdates).mockResolvedValue({
    slugs,
    counts: new Map([[utes.url, { all: 0, fresh: 0 }]]),
  });
  savedSearches.set([utes]);
  hydrateIsland(island);
  expect(await screen.findByText('None in stock right now')).toBeTruthy();
});

test('if the stock is unavailable, a message says so and the searches are shown', async () => {
  vi.mocked(fetchSearchUpdates).mockRejectedValue(new Error('offline'));
  savedSearches.set([utes]);
  hydrateIsland(island);
  expect((await screen.findByRole('alert')).textContent).toBe(
    "We couldn't count the cars just now. Your searches are still here.",
  );
  expect(titles()).toEqual(['Ute Cars']);
});

test('an opened search counts as viewed up to the time of the page load', () => {
  savedSearches.set([utes]);
  hydrateIsland(island);
  fireEvent.click(screen.getByRole('link', { name: 'Ute Cars' }));
  expect(savedSearches.get()).toEqual([{ ...utes, seen_at: 600 }]);
});

test('renaming focuses the field with the old name; saving returns focus to the button', async () => {
  savedSearches.set([toyotas]);
  hydrateIsland(island);
  await userEvent.click(button('Rename For the farm'));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search name' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe('For the farm');
  await userEvent.clear(field);
  await userEvent.type(field, ' For town {Enter}');
  expect(titles()).toEqual(['For town']);
  expect(savedSearches.get()).toEqual([{ ...toyotas, name: 'For town' }]);
  await waitFor(() => expect(document.activeElement).toBe(button('Rename For town')));
});

test('a name being typed survives a change to the list in another tab', async () => {
  savedSearches.set([toyotas]);
  hydrateIsland(island);
  await userEvent.click(button('Rename For the farm'));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search name' });
  await userEvent.type(field, ' and town');
  act(() => savedSearches.set([utes, toyotas]));
  expect(titles()).toHaveLength(2);
  expect(field.value).toBe('For the farm and town');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('a deleted search leaves a focused undo button that restores it to its old position', async () => {
  savedSearches.set([toyotas, utes]);
  hydrateIsland(island);
  await userEvent.click(button('Delete For the farm'));
  expect(savedSearches.get()).toEqual([utes]);
  expect(screen.getByText('For the farm deleted.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(button('Undo: keep For the farm')));
  await userEvent.click(button('Undo: keep For the farm'));
  expect(titles()[0]).toBe('For the farm');
  await waitFor(() => expect(document.activeElement).toBe(button('Delete For the farm')));
});
