import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chooseEncoding } from '#host/static/compression.ts';
import { writeFiles } from '#tests/support/write-files.ts';
import { sharedHost } from '#tests/unit/host/fixture.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip;q=1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
  [null, undefined],
  ['gzip;q=nonsense', undefined],
])('the encoding chosen for an Accept-Encoding header %j: %s', (accept, encoding) =>
  expect(chooseEncoding(accept)).toBe(encoding),
);

describe('answers', () => {
  const page = '<p>Kia Sportage 2021</p>'.repeat(200);
  const host = sharedHost({
    'example/index.html': page,
    'example/404.html': page,
    'example/other/index.html': `${page}<p>Other</p>`,
    'example/_astro/other.js': `${page}<p>Other</p>`,
    'example/small/index.html': '<p>small</p>',
    'example/_astro/app.js': page,
    'example/assets/a.jpg': page,
  });

  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

  test.each([
    ['/', 'br', 200],
    ['/', 'gzip', 200],
    ['/_astro/app.js', 'br', 200],
    ['/_astro/app.js', 'gzip', 200],
    ['/nothing/', 'br', 404],
  ] as const)('%s in %s unpacks to the page', async (path, encoding, status) => {
    const answer = await host.ask(path, { headers: { 'accept-encoding': encoding } });
    expect(answer).toMatchObject({
      status,
      headers: { 'content-encoding': encoding, vary: 'Accept-Encoding' },
    });
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.body.length).toBeLessThan(page.length / 10);
    expect(unpack[encoding](answer.body).toString()).toBe(page);
  });

  test.each([
    ['a picture', '/assets/a.jpg', 'br', undefined],
    ['a page too small to gain', '/small/', 'br', 'Accept-Encoding'],
    ['a browser that asks for nothing', '/', '', 'Accept-Encoding'],
  ])('%s is sent as it is', async (_, path, accept, vary) => {
    const { headers } = await host.ask(path, { headers: { 'accept-encoding': accept } });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe(vary);
  });

  test('every encoding has its own ETag, which gets a 304', async () => {
    const tags = new Map<string, unknown>();
    for (const accept of ['br', 'gzip', '']) {
      const { etag } = (await host.ask('/', { headers: { 'accept-encoding': accept } })).headers;
      tags.set(accept, etag);
      const again = await host.ask('/', {
        headers: { 'accept-encoding': accept, 'if-none-match': String(etag) },
      });
      expect(again).toMatchObject({ status: 304, text: '', headers: { etag, vary: 'Accept-Encoding' } });
      expect(again.headers['content-encoding']).toBeUndefined();
    }
    expect(new Set(tags.values()).size).toBe(3);
  });

  test('pages are compressed at a level that costs little at first, files that browsers keep as well as can be', async () => {
    const at = (quality: number) =>
      brotliCompressSync(`${page}<p>Other</p>`, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
        .length;
    const size = async (path: string) =>
      (await host.ask(path, { headers: { 'accept-encoding': 'br' } })).body.length;
    expect(await size('/other/')).toBe(at(5));
    // Asked for again.
    await expect.poll(() => size('/other/')).toBe(at(11));
    expect(await size('/_astro/other.js')).toBe(at(11));
  });

  test('when many new pages are asked for at once, some are sent as they are', async () => {
    const paths = Array.from({ length: 300 }, (_, n) => `/many/${n}.html`);
    await writeFiles(
      host.distDir,
      Object.fromEntries(paths.map((path) => [`example${path}`, `${path} ${page.repeat(20)}`])),
    );
    const answers = await Promise.all(
      paths.map((path) => host.ask(path, { headers: { 'accept-encoding': 'br' } })),
    );
    const asTheyAre = answers.filter(({ headers }) => headers['content-encoding'] === undefined);
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    expect(asTheyAre.length).toBeGreaterThan(0);
    expect(asTheyAre.length).toBeLessThan(300);
    for (const { headers, text } of asTheyAre) {
      expect(headers.etag).not.toContain('-br');
      expect(text).toContain('Sportage');
    }
  });
});
