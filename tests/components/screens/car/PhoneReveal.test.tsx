import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PhoneReveal } from '#screens/car/PhoneReveal.tsx';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';

const phone = (
  <PhoneReveal
    about={{ label: 'New Car', car_id: 'c1' }}
    dealership={null}
    masked="07 5550 ••••"
    href="tel:0755500100"
    text="Call 07 5550 0100"
  />
);
const asked = vi.spyOn(globalThis, 'fetch');

beforeEach(() => {
  asked.mockReset().mockResolvedValue(new Response(null, { status: 202 }));
  window.dataLayer = [];
});
afterEach(() => {
  vi.mocked(console.warn).mockRestore?.();
});

const summary = () => screen.getByText(/Show number/);

test('a click sends an analytics event and reports the car to the site', async () => {
  render(phone);
  fireEvent.click(summary());
  expect(window.dataLayer).toEqual([{ event: 'forecourt', eventId: 25, label: 'New Car', car_id: 'c1' }]);
  const [address, request] = asked.mock.calls[0] ?? [];
  expect(address).toBe('/api/phone-reveal');
  expect(JSON.parse(String(request?.body))).toEqual({
    car_id: 'c1',
    dealership_id: null,
    website_id: 'example-motors',
  });
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
});

test('only one request runs at a time, and an error is logged as a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  let answer: (response: Response) => void = () => {};
  asked.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  render(phone);
  fireEvent.click(summary());
  fireEvent.click(summary());
  expect(asked).toHaveBeenCalledOnce();
  expect(window.dataLayer).toHaveLength(2);
  answer(new Response(null, { status: 500 }));
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith('The phone reveal could not be counted', expect.anything()),
  );
  fireEvent.click(summary());
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

test('a number revealed before hydration is counted once and receives focus', async () => {
  hydrateIsland(phone, (page) => {
    page.getElementsByTagName('details')[0]?.setAttribute('open', '');
  });
  expect(window.dataLayer).toHaveLength(1);
  expect(document.querySelector('details')?.open).toBe(true);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Call 07 5550 0100' })),
  );
});
