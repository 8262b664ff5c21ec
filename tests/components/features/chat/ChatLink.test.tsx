import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChatLink } from '#features/chat/ChatLink.tsx';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';

const chat = { object: 'TestChat', script: undefined, opens: 'open' };
const link = <ChatLink chat={chat} href="/contact/" text="Chat with us" />;
const shown = () => screen.queryByRole('link', { name: 'Chat with us' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'TestChat');
});

test('the link appears once its provider is ready, and opens the chat', async () => {
  hydrateIsland(link);
  expect(shown()).toBeNull();
  const open = vi.fn();
  Reflect.set(window, 'TestChat', { open });
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(fireEvent.click(shown() as HTMLElement)).toBe(false);
  expect(open).toHaveBeenCalledOnce();
});

test('no link appears if the provider lacks the function, and a chat that throws is logged as a warning', async () => {
  Reflect.set(window, 'TestChat', { ask: () => {} });
  const { unmount } = render(link);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(shown()).toBeNull();
  unmount();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  Reflect.set(window, 'TestChat', {
    open: () => {
      throw new Error('closed');
    },
  });
  render(link);
  expect(fireEvent.click(shown() as HTMLElement)).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
