import { describe, expect, test } from 'vitest';
import { sharedHost } from '#tests/unit/host/fixture.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';

const host = sharedHost({
  'example/index.html': '<h1>Home</h1>',
  'example/cars/index.html': '<h1>Cars</h1>',
  'example/cars/2021 kia/index.html': '<h1>Kia</h1>',
  'example/404.html': '<h1>Not here</h1>',
  'example/robots.txt': 'User-agent: *',
  'example/sitemap.xml': '<urlset/>',
  'example/_astro/app.Dx1.js': 'export {}',
  'example/_astro/empty/.keep': '',
  'example/assets/logo.1a2b3c4d.svg': '<svg/>',
  'example/assets/brochure.pdf': '%PDF',
  'example/assets/team/alex.0f9e8d7c.jpg': 'jpg',
  'example/stock/status.json': '{}',
  'example/.well/secret.txt': 'secret',
  'example/.env': 'secret',
  'example/_headers': '',
  'example/_redirects': '',
  '.server/example.json': '{}',
  'other/index.html': '<h1>Other</h1>',
});

describe('pretty addresses', () => {
  test.each([
    ['/', '<h1>Home</h1>'],
    ['/cars/', '<h1>Cars</h1>'],
    ['/cars/2021%20kia/', '<h1>Kia</h1>'],
    ['/cars/?make=Kia', '<h1>Cars</h1>'],
    ['/robots.txt', 'User-agent: *'],
  ])('%s is the file %s', async (path, text) => {
    expect(await host.ask(path)).toMatchObject({ status: 200, text });
  });

  test.each([
    ['/cars', '/cars/'],
    ['/cars?make=Kia&page=2', '/cars/?make=Kia&page=2'],
    ['/cars/index.html', '/cars/'],
    ['/cars/index.html?page=2', '/cars/?page=2'],
    ['/index.html', '/'],
    ['/cars/2021%20kia', '/cars/2021%20kia/'],
  ])('%s has moved to %s for good', async (path, location) => {
    expect(await host.ask(path)).toMatchObject({ status: 301, headers: { location } });
  });

  test.each(['/nothing/', '/nothing', '/cars/nothing.jpg', '/robots.txt/', '/_astro', '/_astro/'])(
    '%s is the 404 page with status 404',
    async (path) => {
      const { status, headers, text } = await host.ask(path);
      expect({ status, text }).toEqual({ status: 404, text: '<h1>Not here</h1>' });
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  test('a site without a 404 page answers 404 with a sentence', async () => {
    const answer = await host.ask('/nothing/', { host: 'other.localhost' });
    expect(answer).toMatchObject({ status: 404, text: 'There is no page at this address.\n' });
  });
});

test.each([
  '/.env',
  '/.well/secret.txt',
  '/%2eenv',
  '/_headers',
  '/_redirects',
  '/%5fheaders',
  '/.server/example.json',
  '/../.server/example.json',
  '/../other/',
])('paths that are never served: %s', async (path) => {
  const { status, text } = await host.ask(path);
  expect([400, 404]).toContain(status);
  expect(text).not.toMatch(/secret|Other|\{\}/);
});

describe('methods', () => {
  test('HEAD answers like GET, without the body', async () => {
    const [get, head] = [await host.ask('/cars/'), await host.ask('/cars/', { method: 'HEAD' })];
    const { date: _, ...expected } = get.headers;
    expect(head).toMatchObject({ status: 200, text: '', headers: expected });
    expect(head.headers['content-length']).toBe('13');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '%s is refused and the possible ones are named',
    async (method) => {
      expect(await host.ask('/cars/', { method })).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD' },
      });
    },
  );
});

describe('type and caching', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', ASK_EACH_TIME],
    ['/robots.txt', 'text/plain; charset=utf-8', ASK_EACH_TIME],
    ['/sitemap.xml', 'application/xml', ASK_EACH_TIME],
    ['/stock/status.json', 'application/json', ASK_EACH_TIME],
    ['/assets/brochure.pdf', 'application/pdf', ASK_EACH_TIME],
    ['/_astro/app.Dx1.js', 'text/javascript; charset=utf-8', FOR_EVER],
    ['/assets/logo.1a2b3c4d.svg', 'image/svg+xml', FOR_EVER],
    ['/assets/team/alex.0f9e8d7c.jpg', 'image/jpeg', FOR_EVER],
  ])('%s is %s, %s', async (path, type, caching) => {
    const { headers } = await host.ask(path);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': caching });
  });

  test('a missing file is never immutable, wherever it was looked for', async () => {
    const { status, headers } = await host.ask('/_astro/gone.Dx1.js');
    expect({ status, caching: headers['cache-control'] }).toEqual({ status: 404, caching: ASK_EACH_TIME });
    expect(headers.etag).toBeUndefined();
  });

  test.each([
    ['the ETag', (etag: string) => etag, 304],
    ['the ETag in its weak form', (etag: string) => `W/${etag}`, 304],
    ['a list with the ETag', (etag: string) => `"x", ${etag}`, 304],
    ['a star', () => '*', 304],
    ['another ETag', () => '"x"', 200],
  ])('a browser that sends %s gets the right answer', async (_, held, status) => {
    const etag = String((await host.ask('/')).headers.etag);
    const answer = await host.ask('/', { headers: { 'if-none-match': held(etag) } });
    expect(answer).toMatchObject({ status, headers: { etag, 'cache-control': ASK_EACH_TIME } });
    expect(answer.text).toBe(status === 304 ? '' : '<h1>Home</h1>');
  });
});
