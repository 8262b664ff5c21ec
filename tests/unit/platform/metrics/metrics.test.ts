import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCounter, createHistogram, createProcessMetrics, formatMetrics } from '#platform/metrics.ts';
import { readMetrics } from '#tests/support/readers/read-metrics.ts';

test('a counter counts by its labels', () => {
  const counter = createCounter('requests_total', 'Requests.');
  counter.add({ route: 'page', status: '200' });
  counter.add({ route: 'page', status: '404' });
  counter.add({ route: 'page', status: '200' });
  expect(formatMetrics([counter.read()])).toBe(
    '# HELP requests_total Requests.\n# TYPE requests_total counter\n' +
      'requests_total{route="page",status="200"} 2\nrequests_total{route="page",status="404"} 1\n',
  );
});

test('a histogram counts into buckets that hold all smaller ones; a value on a bound is within it', () => {
  const histogram = createHistogram('seconds', 'Time.', [0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 3]) histogram.observe({ route: 'page' }, value);
  expect(formatMetrics([histogram.read()])).toBe(`# HELP seconds Time.
# TYPE seconds histogram
seconds_bucket{route="page",le="0.1"} 2
seconds_bucket{route="page",le="1"} 3
seconds_bucket{route="page",le="+Inf"} 4
seconds_sum{route="page"} 3.65
seconds_count{route="page"} 4
`);
});

describe('the text format', () => {
  const family = (value: number, labels = {}) => ({
    name: 'x',
    help: 'a \\ b\nc',
    type: 'gauge' as const,
    samples: [{ labels, value }],
  });

  test.each([
    [Number.POSITIVE_INFINITY, '+Inf'],
    [Number.NEGATIVE_INFINITY, '-Inf'],
    [Number.NaN, 'NaN'],
    [1e21, '1e+21'],
    [0.1, '0.1'],
  ])('writes %s as %s', (value, text) => {
    expect(formatMetrics([family(value)])).toBe(`# HELP x a \\\\ b\\nc\n# TYPE x gauge\nx ${text}\n`);
  });

  test('gives back every label, whatever its text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (one, two) => {
        const [read] = readMetrics(formatMetrics([family(1, { one, two })]));
        expect(read).toEqual({ name: 'x', labels: { one, two }, value: 1 });
      }),
    );
  });
});

test('a process tells its processor time, memory and lag under the usual names', () => {
  const metrics = createProcessMetrics();
  const read = readMetrics(formatMetrics(metrics.read()));
  metrics.close();
  const values = new Map(read.map(({ name, value }) => [name, value]));
  expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(values.get('process_cpu_seconds_total')).toBeGreaterThan(0);
  expect(Math.abs((values.get('process_start_time_seconds') ?? 0) - Date.now() / 1000)).toBeLessThan(1e5);
  expect(values.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
});
