import { expect, test } from 'vitest';
import { asCounts, asEvent, asHealth, asPending } from '#leads/store/rows.ts';

const TEXT = '2026-11-21T00:00:01.000Z';

test.each([
  ['PostgreSQL', new Date(TEXT)],
  ['SQLite', TEXT],
])('the times of a row of %s are ISO texts', (_, time) => {
  expect(asPending({ id: 'a', due_at: time, tries: 1 })).toEqual({ id: 'a', due_at: TEXT, tries: 1 });
  expect(asHealth({ target: 'crm', failures: 1, failing_since: time }).failing_since).toBe(TEXT);
  expect(asHealth({ target: 'crm', failures: 0, failing_since: null }).failing_since).toBeNull();
  expect(asEvent({ id: 'a', at: time, event: 'erased', target: '', note: '' }).at).toBe(TEXT);
});

test('leads in none of the counted states are stranded', () => {
  const row = { total: 21, pending: 1, delivered: 2, dead: 3, held: 4, spam: 5, oldest_pending: TEXT };
  expect(asCounts(row)).toEqual({
    counts: { pending: 1, delivered: 2, dead: 3, held: 4, spam: 5, stranded: 6 },
    oldest_pending: TEXT,
    next_due: null,
  });
});
