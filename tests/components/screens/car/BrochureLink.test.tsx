import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { BrochureLink } from '#screens/car/BrochureLink.tsx';

const SOLD = "There's no brochure because this vehicle is no longer for sale.";
const UNREACHABLE = "We couldn't download the brochure. Please check your connection and try again.";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a brochure is downloaded once at a time, and the link says so meanwhile', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  const asked = vi.fn(() => answer);
  vi.stubGlobal('fetch', asked);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  render(<BrochureLink href="/brochure/a.pdf" text="Download brochure" />);
  const link = screen.getByRole('link');
  await userEvent.click(link);
  await waitFor(() => expect(link.textContent).toBe('Downloading…'));
  expect(link.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(link);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  resolve(new Response('%PDF'));
  await waitFor(() => expect(link.textContent).toBe('Download brochure'));
  expect(asked).toHaveBeenCalledOnce();
  expect(saved).toEqual(['a.pdf']);
});

test.each([
  { answer: () => Response.json({ error: SOLD }, { status: 404 }), message: SOLD },
  { answer: () => new Response('oh', { status: 502 }), message: UNREACHABLE },
  { answer: () => Promise.reject(new TypeError('no line')), message: UNREACHABLE },
])('a brochure that cannot be downloaded is an alert: $message', async ({ answer, message }) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => answer());
  const alerted = vi.fn();
  vi.stubGlobal('alert', alerted);
  render(<BrochureLink href="/brochure/a.pdf" text="Download brochure" />);
  const link = screen.getByRole('link');
  await userEvent.click(link);
  await waitFor(() => expect(alerted.mock.calls).toEqual([[message]]));
  await waitFor(() => expect(link.textContent).toBe('Download brochure'));
});
