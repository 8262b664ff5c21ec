import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LocationFinder } from '#features/locations/finder/LocationFinder.island.tsx';
import { listChanges } from '#features/locations/finder/list-changes.ts';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';
import { eventually } from '#tests/support/eventually.ts';

const places = [
  { name: 'Ayr', at: { lat: -19.57, long: 147.4 }, turns: [] },
  { name: 'Bowen', at: { lat: -20.01, long: 148.24 }, turns: [1] },
  { name: 'Somewhere', at: undefined, turns: [1, 2] },
].map((place) => ({ ...place, slug: place.name, href: `/${place.name}/`, words: place.name.toLowerCase() }));
const finder = (
  <LocationFinder
    places={places}
    columns={3}
    offersOpen
    nearest={{ wrong: 'Four digits, please.', service: undefined }}
    body0="In Queen Street"
    body1="At the sea"
  />
);

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const postcode = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your postcode' });
const [searchStatus] = [() => screen.getAllByRole('status')[0]?.textContent];

beforeEach(() => history.replaceState(null, '', '/locations/'));

test('the list filters while typing, and the query is written to the URL', async () => {
  render(finder);
  expect(searchStatus()).toBe('3 locations');
  await userEvent.type(box(), 'bo');
  expect(names()).toEqual(['Bowen']);
  expect(screen.getByText('At the sea')).toBeTruthy();
  expect(searchStatus()).toBe('1 of 3 locations');
  await eventually(() => expect(location.search).toBe('?locationQuery=bo'));
  await userEvent.type(box(), 'x');
  expect(searchStatus()).toBe('No location matches “box”.');
  await userEvent.clear(box());
  await eventually(() => expect(location.search).toBe(''));
});

test('the query in the URL is applied after hydration', () => {
  history.replaceState(null, '', '/locations/?locationQuery=ayr');
  const { html } = hydrateIsland(finder);
  expect(html).not.toMatch(/\shidden\b/);
  expect(box().value).toBe('ayr');
  expect(names()).toEqual(['Ayr']);
});

test('the tabs are notified only when the list changes', async () => {
  render(finder);
  const told = vi.fn();
  const stop = listChanges.listen(told);
  await userEvent.type(box(), ' ');
  expect(told).not.toHaveBeenCalled();
  await userEvent.type(box(), 'b');
  expect(told).toHaveBeenCalledOnce();
  stop();
});

test('open locations come first on request', async () => {
  render(finder);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Open now first' }));
  expect(names()).toEqual(['Bowen', 'Ayr', 'Somewhere']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Open now first' }));
  expect(names()).toEqual(['Ayr', 'Bowen', 'Somewhere']);
});

test('a postcode puts the nearest location first and shows its distance', async () => {
  render(finder);
  await userEvent.type(postcode(), '4805{Enter}');
  await eventually(() => expect(names()).toEqual(['Bowen', 'Ayr', 'Somewhere']));
  expect(screen.getAllByText(/away$/)).toHaveLength(2);
  expect(screen.getByText('Nearest to 4805 first.')).toBeTruthy();
  expect(location.search).toBe('?near=4805');
});
