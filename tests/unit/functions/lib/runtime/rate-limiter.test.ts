import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRateLimiter, toNetworkPrefix } from '#functions/lib/runtime/rate-limiter.ts';

const LIMIT = { windowLimit: 3, windowSize: 60 };
const at = (seconds: number) => new Date(seconds * 1000);

test('so many calls in any stretch of the window, then the seconds until the first of them is over', () => {
  const limit = createRateLimiter();
  const call = (seconds: number) => limit('/a', '203.0.113.1', LIMIT, at(seconds));
  expect([call(0), call(10), call(20), call(30), call(59.5), call(60), call(61)]).toEqual([
    0, 0, 0, 30, 1, 0, 9,
  ]);
});

test('callers and addresses are counted apart', () => {
  const limit = createRateLimiter();
  const one = { windowLimit: 1, windowSize: 60 };
  expect([
    limit('/a', '203.0.113.1', one, at(0)),
    limit('/a', '203.0.113.2', one, at(0)),
    limit('/b', '203.0.113.1', one, at(0)),
    limit('/a', '203.0.113.1', one, at(0)),
  ]).toEqual([0, 0, 0, 60]);
});

test('never more than the limit in any window, and never a wait where there is room', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 60 }), (gaps) => {
      const limit = createRateLimiter();
      const passed: number[] = [];
      let now = 0;
      for (const gap of gaps) {
        now += gap;
        const recent = passed.filter((time) => time > now - LIMIT.windowSize);
        const wait = limit('/a', 'x', LIMIT, at(now));
        expect(wait === 0).toBe(recent.length < LIMIT.windowLimit);
        if (wait === 0) passed.push(now);
      }
    }),
  );
});

describe('a caller is', () => {
  test.each([
    ['203.0.113.1', '203.0.113.1'],
    ['::ffff:203.0.113.1', '203.0.113.1'],
    ['::FFFF:203.0.113.1', '203.0.113.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::7', '2001:db8:1:2'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['2001:db8::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('%s: %s', (address, network) => {
    expect(toNetworkPrefix(address)).toBe(network);
  });
});
