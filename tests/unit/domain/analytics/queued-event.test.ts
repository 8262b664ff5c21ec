import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enqueue, markReceived, parseQueue, type QueuedEvent } from '#domain/analytics/queued-event.ts';
import type { ToolKind } from '#domain/analytics/tool.ts';

const WEEK_MS = 7 * 86_400_000;
const TOOLS: readonly ToolKind[] = ['gtm', 'ga4', 'meta', 'plausible', 'scripts'];
const event = (id: string, over: Partial<QueuedEvent> = {}): QueuedEvent => ({
  id,
  at: 0,
  page: 'https://plain.example.com.au/',
  what: 22,
  pending: TOOLS,
  ...over,
});

test('in whatever order tools load, each receives each event once', () => {
  const turns = fc.array(fc.tuple(fc.constantFrom(...TOOLS), fc.constantFrom('a', 'b', 'c')), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(turns, (order) => {
      let queue = ['a', 'b', 'c'].map((id) => event(id));
      const received: string[] = [];
      for (const [tool, id] of order) {
        if (queue.some((waiting) => waiting.id === id && waiting.pending.includes(tool)))
          received.push(`${tool} ${id}`);
        queue = markReceived(queue, id, tool);
      }
      expect(new Set(received).size).toBe(received.length);
      const waiting = queue.flatMap(({ id, pending }) => pending.map((tool) => `${tool} ${id}`));
      expect([...received, ...waiting].toSorted()).toEqual(
        TOOLS.flatMap((tool) => ['a', 'b', 'c'].map((id) => `${tool} ${id}`)).toSorted(),
      );
    }),
  );
});

test('an event that every tool has received is gone', () => {
  expect(TOOLS.reduce<QueuedEvent[]>((queue, tool) => markReceived(queue, 'a', tool), [event('a')])).toEqual(
    [],
  );
});

test('the oldest of fifty events go first when a tool never loads', () => {
  const full = Array.from({ length: 50 }, (_, n) => event(String(n)));
  const queue = enqueue(full, event('new'));
  expect(queue).toHaveLength(50);
  expect([queue[0]?.id, queue.at(-1)?.id]).toEqual(['1', 'new']);
});

test.each([
  { stored: undefined, left: [] },
  { stored: 'no list', left: [] },
  {
    stored: [
      { ...event('a'), id: 7 },
      { ...event('b'), pending: 'ga4' },
      { ...event('c'), at: null },
    ],
    left: ['c'],
  },
  { stored: [null, 7, {}, { id: 'x' }], left: [] },
  { stored: [event('old', { at: -WEEK_MS - 1 }), event('a', { at: -WEEK_MS })], left: ['a'] },
])('of $stored only what is valid and recent is left: $left', ({ stored, left }) => {
  expect(parseQueue(stored, 0).map(({ id }) => id)).toEqual(left);
});
