import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createHostState, createRequestMetrics } from '#host/operations/request-metrics.ts';
import { toHostMetrics, toStatusMetrics } from '#host/operations/status-metrics.ts';
import { createProcessMetrics } from '#platform/metrics.ts';

test('every metric in the rules of the operator’s guide is one that the host has', () => {
  const guide = readFileSync('docs/guides/operate.md', 'utf8');
  const used = [...guide.matchAll(/\b(?:forecourt|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/_bucket$/, ''),
  );
  const state = createHostState();
  const process = createProcessMetrics();
  const families = [
    ...createRequestMetrics(state).read(),
    ...toHostMetrics(state),
    ...toStatusMetrics({ at: '', dealers: [] }),
    ...process.read(),
  ];
  process.close();
  const known = new Set(families.map(({ name }) => name));
  expect(used.length).toBeGreaterThan(9);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});
