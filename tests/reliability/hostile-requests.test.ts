import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { LOOPBACK } from '#host/start-host.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makeCarFacts, makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import {
  type HostileRequest,
  NAMED_REQUESTS,
  SMUGGLING_REQUESTS,
} from '#tests/support/hostile/named-requests.ts';
import { listRandomRequests } from '#tests/support/hostile/random-requests.ts';
import { type Exchange, exchange } from '#tests/support/hostile/raw-exchange.ts';
import { factsFile, sharedHost, testHost } from '#tests/unit/host/fixture.ts';
import { photo } from '#tests/unit/host/images/picture-host.ts';
import { IS_LONG_RUN, recordFigure } from './record-figure.ts';

const RANDOM_COUNT = IS_LONG_RUN ? 6000 : 250;
const SEED = IS_LONG_RUN ? Date.now() : 24;
const CONNECTIONS = 60;
/** Shorter than anybody would wait, so that a run takes seconds. */
const LIMITS = { headersMs: 600, requestMs: 900, idleMs: 1500, keepAliveMs: 200, checkMs: 100 };
const HANG_MS = 6000;
const SECURITY_HEADERS = ['x-content-type-options', 'referrer-policy', 'content-security-policy'];

const files = async () => ({
  'example/index.html': `<!doctype html>${'home '.repeat(500)}`,
  'example/cars/index.html': 'cars',
  'example/smuggled/index.html': 'smuggled',
  'example/a.jpg': await photo(),
  'example/_headers': "/*\n  Content-Security-Policy: default-src 'self'\n/smuggled/\n  X-Smuggled: yes\n",
  'example/_redirects': '/old /cars/ 301\n/stock/* /cars/?from=:splat 302\n',
  '.server/example.json': factsFile(makeSiteFacts({ stock: { c1: makeCarFacts() } })),
});

/** What is wrong with what came back; undefined if nothing is. */
function findFault({ answers, rest, end, ms }: Exchange): string | undefined {
  if (end === 'open') return `hangs: nothing for ${ms.toFixed(0)} ms`;
  if (rest !== '' && !rest.startsWith('HTTP/1.1'))
    return `sends what is no answer: ${JSON.stringify(rest.slice(0, 80))}`;
  for (const { status, headers } of answers) {
    if (status >= 500) return `is answered with ${status}`;
    if (headers.has('set-cookie') || headers.has('x-smuggled'))
      return 'gets a header of its own into the answer';
    const missing = SECURITY_HEADERS.find((name) => status >= 200 && !headers.has(name));
    if (missing) return `${status} lacks ${missing}`;
  }
  return undefined;
}

describe.each([
  ['reached directly', {}],
  ['behind a proxy', { trustedProxies: LOOPBACK }],
])('a host %s', (name, options) => {
  const said = vi.spyOn(process.stderr, 'write');
  const host = sharedHost(files, { limits: LIMITS, ...options });

  async function sendAll(requests: readonly HostileRequest[]) {
    const counts = new Map<string, number>();
    const faults: string[] = [];
    const waiting = requests.values();
    const work = async () => {
      for (const request of waiting) {
        const came = await exchange(host.port, request.parts, { timeoutMs: HANG_MS });
        const outcome = came.answers.at(-1)?.status.toString() ?? came.end;
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
        const fault = findFault(came);
        if (fault) faults.push(`${request.name} ${fault}: ${JSON.stringify(request.parts).slice(0, 600)}`);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    return {
      faults,
      counts: [...counts]
        .sort()
        .map(([outcome, count]) => `${outcome}: ${count}`)
        .join(', '),
    };
  }

  test(`answers or closes ${NAMED_REQUESTS.length} hostile requests with names: none hangs, none is a 5xx, all answers have security headers`, async () => {
    expect((await sendAll(NAMED_REQUESTS)).faults).toEqual([]);
  });

  test(`answers or closes ${RANDOM_COUNT} random ones`, async () => {
    const { faults, counts } = await sendAll(listRandomRequests(RANDOM_COUNT, SEED));
    recordFigure(
      `${RANDOM_COUNT} hostile requests (seed ${SEED}), a host ${name}`,
      `${faults.length} faults; ${counts}`,
    );
    expect(faults).toEqual([]);
  }, 1_800_000);

  test.each(SMUGGLING_REQUESTS)('does not answer a request within another: $name', async ({ parts }) => {
    const { answers, end } = await exchange(host.port, parts, { timeoutMs: HANG_MS, untilClosed: true });
    expect(end).not.toBe('open');
    expect(answers.map(({ headers }) => headers.get('x-smuggled'))).not.toContain('yes');
  });

  test('still answers everybody else, and has nothing to report', async () => {
    expect((await host.ask('/')).status).toBe(200);
    expect(said.mock.calls.flat().filter((line) => /500|Error|unexpected/i.test(String(line)))).toEqual([]);
  });
});

const LONG_PAGE = 'x'.repeat(40_000_000);
const countSockets = () =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'TCPSocketWrap').length;

test('somebody who does not read what they asked for is cut off', async () => {
  const host = await testHost({ 'example/long.bin': LONG_PAGE }, { limits: { ...LIMITS, idleMs: 300 } });
  const socket = connect(host.port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  socket.write('GET /long.bin HTTP/1.1\r\nHost: example.localhost\r\n\r\n');
  // Both ends of the connection, then this one alone.
  await eventually(() => expect(countSockets()).toBe(2));
  await eventually(() => expect(countSockets()).toBe(1));
  socket.resume();
  await once(socket, 'close');
  expect(socket.bytesRead).toBeLessThan(LONG_PAGE.length);
});

test('those who do not read what they asked for share its bytes', async () => {
  const host = await testHost({ 'example/long.bin': LONG_PAGE });
  const before = process.memoryUsage().arrayBuffers;
  const sockets = Array.from({ length: 20 }, () => connect(host.port, '127.0.0.1').pause());
  for (const socket of sockets) {
    socket.on('error', () => undefined);
    socket.write('GET /long.bin HTTP/1.1\r\nHost: example.localhost\r\n\r\n');
  }
  // Connections are handled in order: once the last is answered, all are.
  for (const socket of sockets) await once(socket, 'readable');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5 * LONG_PAGE.length);
  for (const socket of sockets) socket.destroy();
});

test('nonsense behind a request does not get into its answer, nor before it', async () => {
  const host = await testHost(await files(), { limits: LIMITS });
  const page = 'GET /cars/ HTTP/1.1\r\nHost: example.localhost\r\n\r\n';
  const { answers, rest } = await exchange(host.port, [`${page}nonsense\r\n\r\n`], {
    timeoutMs: HANG_MS,
    untilClosed: true,
  });
  expect(answers.map(({ status, body }) => [status, body])).toEqual([[200, 'cars']]);
  expect(rest).toBe('');
});

test('a body that never ends is refused without a line in the log', async () => {
  const said = vi.spyOn(process.stderr, 'write');
  const host = await testHost(await files(), { limits: LIMITS });
  const head = 'POST /api/lead HTTP/1.1\r\nHost: example.localhost\r\nOrigin: http://example.localhost\r\n';
  const json = 'Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a"';
  const { answers } = await exchange(host.port, [head + json], { timeoutMs: HANG_MS });
  expect(answers.map(({ status }) => status)).toEqual([408]);
  expect(said.mock.calls).toEqual([]);
});
