import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { NearestForm } from '#features/nearest/NearestForm.tsx';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';
import { answerFetch } from '#tests/support/servers/answer-fetch.ts';

const WRONG = 'Invalid postcode. Please enter a 4-digit number.';
const onFound = vi.fn();
const form = <NearestForm wrong={WRONG} service={undefined} onFound={onFound} />;
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your postcode' });

beforeEach(() => {
  onFound.mockClear();
  history.replaceState(null, '', '/locations/');
});

test('a postcode is looked up in the table and named in the status', async () => {
  render(form);
  await userEvent.type(field(), '4814');
  await userEvent.click(screen.getByRole('button', { name: 'Nearest first' }));
  await waitFor(() => expect(onFound).toHaveBeenCalledOnce());
  expect(screen.getByRole('status').textContent).toBe('Nearest to 4814 first.');
});

test.each([
  ['481', '481', WRONG],
  ['NT08', '08', WRONG],
  ['9999', '9999', 'Invalid postcode'],
])('typing %s leaves %s, shows "%s" and focuses the field', async (typed, kept, problem) => {
  render(form);
  await userEvent.type(field(), `${typed}{Enter}`);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(problem));
  expect(field().value).toBe(kept);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(onFound).not.toHaveBeenCalled();
});

test('a postcode in the URL is looked up after hydration', async () => {
  history.replaceState(null, '', '/locations/?near=4814');
  hydrateIsland(form);
  expect(field().value).toBe('4814');
  await waitFor(() => expect(onFound).toHaveBeenCalledOnce());
});

test("the dealer's own service is asked instead of the table", async () => {
  answerFetch({
    'https://maps.example.com/geocode?address=4814&components=country%3AAU': {
      results: [{ geometry: { location: { lat: 1, lng: 2 } } }],
    },
  });
  render(
    <NearestForm wrong={WRONG} service={{ url: 'https://maps.example.com/geocode' }} onFound={onFound} />,
  );
  await userEvent.type(field(), '4814{Enter}');
  await waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith({ lat: 1, long: 2 }));
});
