import { expect, onTestFinished, test, vi } from 'vitest';
import { remember } from '#host/operations/create-operations.ts';
import { toStatusMetrics } from '#host/operations/status-metrics.ts';
import { formatMetrics } from '#platform/metrics.ts';
import { makeDealerStatus } from '#tests/support/factories/make-dealer-status.ts';
import { readMetrics } from '#tests/support/readers/read-metrics.ts';

const AT = '2026-11-21T09:00:00.000Z';

function read(...dealers: ReturnType<typeof makeDealerStatus>[]) {
  const metrics = readMetrics(formatMetrics(toStatusMetrics({ at: AT, dealers })));
  return (name: string) => metrics.filter((metric) => metric.name === name);
}

test('a dealer’s import, build and leads are metrics under its slug', () => {
  const metrics = read(makeDealerStatus());
  const labels = { dealer: 'example' };
  expect(metrics('forecourt_import_last_success_timestamp_seconds')).toEqual([
    { name: expect.any(String), labels, value: Date.parse('2026-11-21T03:10:00.000Z') / 1000 },
  ]);
  expect(metrics('forecourt_build_last_success_timestamp_seconds')[0]?.value).toBe(
    Date.parse('2026-11-21T03:11:00.000Z') / 1000,
  );
  expect(metrics('forecourt_lead_oldest_pending_seconds')[0]?.value).toBe(60);
  expect(metrics('forecourt_lead_overdue_seconds')[0]?.value).toBe(0);
  expect(metrics('forecourt_import_rows_held')[0]?.value).toBe(2);
  expect(metrics('forecourt_build_pages')[0]?.value).toBe(787);
});

test('what is not known has no value: a dealer without a feed never has an old one', () => {
  const metrics = read(makeDealerStatus({ import: null, build: null, leads: null }));
  for (const name of ['forecourt_import_failed', 'forecourt_build_failed', 'forecourt_leads'])
    expect(metrics(name)).toEqual([]);
  expect(metrics('forecourt_lead_store_up')[0]?.value).toBe(0);
});

test('those who ask while it is gathered, however long that takes, or soon after, cause no other', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const gathered: PromiseWithResolvers<number>[] = [];
  const read = remember(5000, () => {
    const next = Promise.withResolvers<number>();
    gathered.push(next);
    return next.promise;
  });
  const first = read();
  vi.advanceTimersByTime(60_000);
  const second = read();
  gathered[0]?.resolve(1);
  expect(await Promise.all([first, second])).toEqual([1, 1]);
  vi.advanceTimersByTime(4999);
  expect(await read()).toBe(1);
  vi.advanceTimersByTime(1);
  read();
  expect(gathered).toHaveLength(2);
});
