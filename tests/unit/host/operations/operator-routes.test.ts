import { beforeAll, describe, expect, test, vi } from 'vitest';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { readMetrics } from '#tests/support/readers/read-metrics.ts';
import { writeFiles } from '#tests/support/write-files.ts';
import { factsFile, startTestHost, type TestHost, testHost } from '#tests/unit/host/fixture.ts';

const TOKEN = 'a-token-that-nobody-guesses';
const env = { OPERATOR_TOKEN: TOKEN, OPERATOR_HOST: 'ops.example.net' };
const FILES = {
  'example/index.html': 'home',
  'example/404.html': 'not here',
  '.server/example.json': factsFile(makeSiteFacts({ name: 'Example & Sons' })),
};
const asOperator = { host: 'localhost', headers: { authorization: `Bearer ${TOKEN}` } };
const basic = `Basic ${Buffer.from(`me:${TOKEN}`).toString('base64')}`;

describe('health checks', () => {
  test('say alive and ready, to anybody, by the host’s own names', async () => {
    const host = await testHost(FILES);
    for (const name of ['localhost', '127.0.0.1', '10.0.0.7:8080', '[::1]']) {
      expect(await host.ask('/healthz', { host: name })).toMatchObject({ status: 200, text: 'alive\n' });
      expect(await host.ask('/readyz', { host: name })).toMatchObject({ status: 200, text: 'ready\n' });
    }
    expect((await host.ask('/healthz', { host: 'localhost', method: 'POST' })).status).toBe(405);
    expect((await host.ask('/healthz', { host: 'localhost' })).headers['cache-control']).toBe('no-store');
  });

  test('leave a dealer’s addresses alone', async () => {
    const host = await testHost({ ...FILES, 'example/operations/index.html': 'Our operations' }, { env });
    expect((await host.ask('/healthz')).status).toBe(404);
    expect((await host.ask('/operations/')).text).toBe('Our operations');
  });

  test('also answer where one dealer is served for every name', async () => {
    const host = await testHost(FILES, { site: 'example' });
    expect((await host.ask('/readyz', { host: '127.0.0.1' })).text).toBe('ready\n');
    expect((await host.ask('/', { host: '127.0.0.1' })).text).toBe('home');
  });

  test('say not ready without a published site', async () => {
    const host = await testHost({});
    expect(await host.ask('/readyz', { host: 'localhost' })).toMatchObject({
      status: 503,
      text: 'no site is published\n',
      headers: { 'retry-after': '5' },
    });
    expect((await host.ask('/healthz', { host: 'localhost' })).status).toBe(200);
  });

  test('say not ready while the store of leads cannot be opened, and again when it can', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const host = await testHost(FILES);
    await writeFiles(host.dataDir, { 'leads.sqlite/file': 'a folder where the store should be' });
    const answer = await host.ask('/readyz', { host: 'localhost' });
    expect(answer).toMatchObject({ status: 503, text: 'the store of leads cannot be reached\n' });
    expect(said.mock.calls.join()).toContain('readyz: store of leads: ');
  });
});

describe('what is for operators', () => {
  const PATHS = ['/metrics', '/operations/', '/operations.json'];

  test.each(PATHS)('%s asks for the token, and browsers ask their user', async (path) => {
    const host = await testHost(FILES, { env });
    const wrong = { host: 'localhost', headers: { authorization: 'Bearer wrong' } };
    for (const asked of [{ host: 'localhost' }, wrong]) {
      const { status, headers, text } = await host.ask(path, asked);
      expect({ status, text }).toEqual({
        status: 401,
        text: 'This is for operators: OPERATOR_TOKEN is the password.\n',
      });
      expect(headers['www-authenticate']).toBe('Basic realm="Operations", charset="UTF-8"');
    }
    for (const authorization of [`Bearer ${TOKEN}`, basic]) {
      const { status, headers } = await host.ask(path, { host: 'localhost', headers: { authorization } });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test.each(PATHS)('%s is not there while no token, or a short one, is set', async (path) => {
    for (const OPERATOR_TOKEN of [undefined, 'short']) {
      const host = await testHost(FILES, { env: { OPERATOR_TOKEN } });
      const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
      expect((await host.ask(path, { host: 'localhost', headers })).status).toBe(404);
    }
  });

  test.each(PATHS)('%s is on no dealer’s site, nor on unknown domains', async (path) => {
    const host = await testHost(FILES, { env });
    for (const name of ['example.localhost', 'www.example.com.au', 'unknown.example'])
      expect((await host.ask(path, { ...asOperator, host: name })).status).toBe(404);
  });

  test('is on a domain of its own if there is one', async () => {
    const host = await testHost(FILES, { env });
    const asked = { ...asOperator, host: 'ops.example.net' };
    expect(await host.ask('/', asked)).toMatchObject({ status: 302, headers: { location: '/operations/' } });
    expect((await host.ask('/operations/', asked)).status).toBe(200);
    expect((await host.ask('/readyz', asked)).status).toBe(200);
    expect((await host.ask('/about/', asked)).status).toBe(404);
    // The link at its top, which would otherwise lead to the visitor's own machine.
    expect((await host.ask('/operations/', asked)).text).toContain('<a href="/">Forecourt</a>');
  });

  test('comes as a page, or as JSON to a program that asks for it', async () => {
    const host = await testHost(FILES, { env });
    const get = async (path: string, accept: string) => {
      const headers = { ...asOperator.headers, accept };
      return await host.ask(path, { ...asOperator, headers });
    };
    const page = await get('/operations/', 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('Example &#38; Sons');
    expect(page.text).toContain('<meta name="robots" content="noindex">');
    expect(page.text).not.toContain('<script');
    for (const [path, accept] of [
      ['/operations/', 'application/json'],
      ['/operations.json', '*/*'],
    ] as const) {
      const answer = await get(path, accept);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(answer.text)).toMatchObject({
        dealers: [
          { dealer: 'example', name: 'Example & Sons', import: null, leads: { counts: { pending: 0 } } },
        ],
      });
    }
    expect((await host.ask('/operations', asOperator)).headers.location).toBe('/operations/');
  });
});

describe('metrics', () => {
  let host: TestHost;
  let metrics: ReturnType<typeof readMetrics>;
  const readValue = (name: string, labels: Readonly<Record<string, string>> = {}) =>
    metrics.find((one) => one.name === name && JSON.stringify(one.labels) === JSON.stringify(labels))?.value;

  beforeAll(async () => {
    host = await startTestHost(FILES, { env });
    await host.ask('/');
    await host.ask('/readyz', { host: 'localhost' });
    await host.ask('/nothing/?email=someone@example.com');
    await host.ask('/missing.jpg');
    await host.ask('/%ff');
    await host.ask('/api/lead');
    await host.ask('/brochure/anna-smith.pdf');
    await host.ask('/.netlify/images?url=/missing.jpg');
    const { text, headers } = await host.ask('/metrics', asOperator);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    metrics = readMetrics(text);
    await host.close();
  });

  test.each([
    ['page', '200', 1],
    ['page', '404', 1],
    ['file', '404', 1],
    ['malformed', '400', 1],
    ['operator', '200', 1],
    ['picture', '404', 1],
    ['/api/lead', '405', 1],
    ['/brochure/:slug.pdf', '404', 1],
  ])('count requests of the kind %s with status %s', (route, status, count) => {
    expect(readValue('forecourt_http_requests_total', { route, status })).toBe(count);
  });

  test('have no more labels than there are kinds: nothing that a visitor chose', () => {
    const routes = new Set(metrics.flatMap(({ labels }) => labels.route ?? []));
    expect([...routes].sort()).toEqual([
      '/api/lead',
      '/brochure/:slug.pdf',
      'file',
      'malformed',
      'operator',
      'page',
      'picture',
    ]);
    expect(JSON.stringify(metrics)).not.toMatch(/anna|someone/);
  });

  test('measure the time to an answer', () => {
    expect(readValue('forecourt_http_request_duration_seconds_count', { route: 'page' })).toBe(2);
    const bucket = { route: 'page', le: '+Inf' };
    expect(readValue('forecourt_http_request_duration_seconds_bucket', bucket)).toBe(2);
  });

  test('have the state of the host, of its pictures, of each dealer and of the process', () => {
    expect(readValue('forecourt_draining')).toBe(0);
    expect(readValue('forecourt_http_requests_in_progress')).toBe(1);
    expect(readValue('forecourt_pictures_waiting')).toBe(0);
    expect(readValue('forecourt_lead_store_up')).toBe(1);
    for (const state of ['pending', 'delivered', 'dead', 'held', 'spam', 'stranded'])
      expect(readValue('forecourt_leads', { dealer: 'example', state })).toBe(0);
    expect(readValue('forecourt_lead_oldest_pending_seconds', { dealer: 'example' })).toBe(0);
    expect(readValue('process_resident_memory_bytes')).toBeGreaterThan(0);
  });
});
