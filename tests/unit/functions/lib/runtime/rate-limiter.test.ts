import fc from 'fast-check';
import postgres from 'postgres';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createRateLimiter, toNetworkPrefix } from '#functions/lib/runtime/rate-limiter.ts';
import { createSharedRateLimiter } from '#functions/lib/runtime/shared-rate-limiter.ts';
import { openDatabase } from '#platform/postgres/database.ts';
import { createTestDatabase, POSTGRES_BIN } from '#tests/support/servers/postgres.ts';

const LIMIT = { windowLimit: 3, windowSize: 60 };
const at = (seconds: number) => new Date(seconds * 1000);

test('so many calls in any stretch of the window, then the seconds until the first of them is over', () => {
  const limit = createRateLimiter();
  const call = (seconds: number) => limit('/a', '203.0.113.1', LIMIT, at(seconds));
  expect([call(0), call(10), call(20), call(30), call(59.5), call(60), call(61)]).toEqual([
    0, 0, 0, 30, 1, 0, 9,
  ]);
});

test('calls of a clock that was ahead do not count', () => {
  const limit = createRateLimiter();
  const call = (seconds: number) => limit('/a', '203.0.113.1', LIMIT, at(seconds));
  expect([call(3600), call(3600), call(3600), call(3600)]).toEqual([0, 0, 0, 60]);
  expect([call(0), call(1), call(2), call(3)]).toEqual([0, 0, 0, 57]);
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

describe.skipIf(POSTGRES_BIN === undefined)('hosts that share a database', () => {
  async function openHosts(count: number) {
    const url = await createTestDatabase();
    const lines: string[] = [];
    const hosts = Array.from({ length: count }, () => {
      const database = openDatabase(url);
      onTestFinished(() => database.close());
      return { database, limit: createSharedRateLimiter(database, (line) => lines.push(line), 60_000) };
    });
    return { url, lines, hosts };
  }

  test('count as one host would, call by call', async () => {
    const { hosts, lines } = await openHosts(2);
    let paths = 0;
    // Time does not go back between runs: old callers are forgotten in the background.
    let now = 1_800_000_000;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 30 }), async (gaps) => {
        paths += 1;
        const path = `/${paths}`;
        const single = createRateLimiter();
        for (const [n, gap] of gaps.entries()) {
          now += gap;
          const shared = await hosts[n % 2]?.limit(path, 'x', LIMIT, at(now));
          expect(shared).toBe(single(path, 'x', LIMIT, at(now)));
        }
      }),
      { numRuns: 15 },
    );
    expect(lines).toEqual([]);
  });

  test('do not count calls of a clock that was ahead, unless by seconds', async () => {
    const { hosts } = await openHosts(2);
    const call = (host: number, seconds: number) =>
      hosts[host]?.limit('/a', '203.0.113.1', LIMIT, at(seconds));
    for (const seconds of [3600, 3600, 3600]) await call(0, seconds);
    expect([await call(1, 0), await call(0, 5), await call(1, 1), await call(1, 2)]).toEqual([0, 0, 0, 58]);
  });

  test('let no more calls through than one would, however many come at once', async () => {
    const { hosts } = await openHosts(3);
    const calls = Array.from({ length: 60 }, (_, n) =>
      hosts[n % 3]?.limit('/a', '203.0.113.1', LIMIT, at(1)),
    );
    const waits = await Promise.all(calls);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  test('store no address, and forget callers', async () => {
    const { url, hosts } = await openHosts(1);
    await hosts[0]?.limit('/a', '203.0.113.1', LIMIT, at(0));
    const sql = postgres(url, { max: 1 });
    onTestFinished(() => sql.end());
    const read = () => sql`SELECT * FROM forecourt.rate_limit`;
    expect(JSON.stringify(await read())).not.toContain('203');
    await hosts[0]?.limit('/b', '203.0.113.1', LIMIT, at(1000));
    await expect.poll(async () => (await read()).length).toBe(1);
  });

  test('count by themselves while it does not answer, and say so once', async () => {
    const { lines, hosts } = await openHosts(1);
    const [host] = hosts;
    await host?.database.close();
    const waits: unknown[] = [];
    for (let n = 0; n < 5; n++) waits.push(await host?.limit('/a', '203.0.113.1', LIMIT, at(n)));
    expect(waits).toEqual([0, 0, 0, 57, 56]);
    expect(lines).toEqual([
      'rate limits: the database does not answer. Until it does, each host counts by itself.',
    ]);
  });
});

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
])('a caller is %s: %s', (address, network) => expect(toNetworkPrefix(address)).toBe(network));
