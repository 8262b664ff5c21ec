import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToolKind } from '#domain/analytics/tool.ts';

const TOOLS: readonly ToolKind[] = ['gtm', 'ga4'];
type Tab = typeof import('#features/analytics/event-store.island.ts');

/** A tab of the site: the script with memory of its own, over the storage that all tabs share. */
function openTab(): Promise<Tab> {
  vi.resetModules();
  return import('#features/analytics/event-store.island.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const record = (tab: Tab, what: number) => tab.recordEvent('notice', { what, pending: TOOLS });
const pendingOf = (tab: Tab, tool: ToolKind) => tab.listPending(tool).map(({ what }) => what);

/** Runs `step` after the next value has been made from what was read, and before it is written. */
function interrupt(step: () => void): void {
  const stringify = JSON.stringify;
  const interrupted = vi.spyOn(JSON, 'stringify').mockImplementation((value) => {
    interrupted.mockRestore();
    step();
    return stringify(value);
  });
}

test('an event that one tab records while another records is not lost', async () => {
  const [one, other] = [await openTab(), await openTab()];
  record(one, 39);
  interrupt(() => record(other, 25));
  record(one, 22);
  expect(pendingOf(await openTab(), 'gtm').toSorted()).toEqual([22, 25, 39]);
});

test('an event that one tab records while another takes one is not lost, and what was taken stays taken', async () => {
  const [one, other] = [await openTab(), await openTab()];
  record(one, 39);
  const [event] = one.listPending('gtm');
  if (!event) throw new Error('nothing waits');
  interrupt(() => record(other, 25));
  expect(one.takeEvent(event, 'gtm')).toBe(true);
  const later = await openTab();
  expect(pendingOf(later, 'gtm')).toEqual([25]);
  expect(pendingOf(later, 'ga4').toSorted()).toEqual([25, 39]);
});

test('an event that one tab takes while another records is not sent twice', async () => {
  const [one, other] = [await openTab(), await openTab()];
  record(one, 39);
  const [event] = one.listPending('gtm');
  if (!event) throw new Error('nothing waits');
  interrupt(() => one.takeEvent(event, 'gtm'));
  record(other, 25);
  expect(other.takeEvent(event, 'gtm')).toBe(false);
});

test('of two tabs one takes an event, and it is gone once every tool has received it', async () => {
  const [one, other] = [await openTab(), await openTab()];
  record(one, 39);
  const [event] = other.listPending('gtm');
  if (!event) throw new Error('nothing waits');
  expect(TOOLS.map((tool) => [one.takeEvent(event, tool), other.takeEvent(event, tool)])).toEqual([
    [true, false],
    [true, false],
  ]);
  expect(localStorage).toHaveLength(0);
});

test('a refusal deletes the events of all tabs', async () => {
  const [one, other] = [await openTab(), await openTab()];
  record(one, 39);
  record(other, 25);
  one.storeChoice(false);
  expect(pendingOf(other, 'gtm')).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['forecourt:example-motors:consent']);
});
