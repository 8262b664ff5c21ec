import { expect, test } from 'vitest';
import type { JsonObject, TrackedEvent } from '#leads/intake/lead.ts';
import { summariseSpeed, summariseSpeedByPage } from '#leads/report/page-speed.ts';

const view = (details: JsonObject): TrackedEvent => ({
  site: 'example',
  kind: 'page-speed',
  at: '2026-11-10T00:00:00.000Z',
  details,
});

test.each([
  { times: [900], p75: 900 },
  { times: [300, 100], p75: 300 },
  { times: [400, 100, 300, 200], p75: 300 },
  { times: [500, 400, 300, 200, 100], p75: 400 },
])('three of four of the times $times are at most $p75', ({ times, p75 }) => {
  expect(summariseSpeed(times.map((lcp) => view({ page: 'car', lcp })))).toEqual({
    views: times.length,
    lcp: p75,
    inp: null,
    cls: null,
  });
});

test('without a measured page view there are no figures', () => {
  const reveal: TrackedEvent = { ...view({ car_id: 'c1' }), kind: 'phone-reveal' };
  expect(summariseSpeed([reveal])).toBeUndefined();
  expect(summariseSpeedByPage([reveal])).toEqual([]);
});

test('kinds of pages are listed by their views', () => {
  const views = ['home', 'car', 'search', 'car'].map((page) => view({ page, cls: 0.1 }));
  expect(summariseSpeedByPage(views).map(({ page, views: count }) => [page, count])).toEqual([
    ['car', 2],
    ['home', 1],
    ['search', 1],
  ]);
});
