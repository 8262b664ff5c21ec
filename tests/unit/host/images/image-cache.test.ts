import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { LOOPBACK } from '#host/start-host.ts';
import { factsFile, testHost } from '#tests/unit/host/fixture.ts';
import { photo, setUpPictureHost } from './picture-host.ts';

const { ask } = setUpPictureHost();

describe('caching', () => {
  test('the _headers rules of the original apply to the picture', async () => {
    const { headers } = await ask('url=/photos/a.jpg&w=20');
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=600', 'x-of-source': 'yes' });
  });

  test('the picture of an immutable original is immutable', async () => {
    const { headers } = await ask('url=/assets/a.1a2b3c4d.jpg&w=20');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('a browser that has the picture gets a 304', async () => {
    const { etag } = (await ask('url=/photos/a.jpg&w=20')).headers;
    const again = await ask('url=/photos/a.jpg&w=20', { 'if-none-match': String(etag) });
    expect(again).toMatchObject({
      status: 304,
      text: '',
      headers: { etag, 'cache-control': 'public, max-age=600' },
    });
  });

  test('every size, quality and format has its own ETag', async () => {
    const queries = ['', '&w=20', '&h=20', '&q=5', '&fm=webp', '&w=20&h=20&fit=fill', '&w=20&h=20'];
    const answers = await Promise.all(queries.map((query) => ask(`url=/photos/a.jpg${query}`)));
    expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(queries.length);
  });

  test('while many wait, others get new pictures at once, in a format that is made sooner', async () => {
    const remote = Promise.withResolvers<{ status: number; body: Buffer }>();
    const own = await testHost(
      { 'example/a.jpg': await photo(), '.server/example.json': factsFile({ imageHosts: ['slow.example'] }) },
      { getPicture: () => remote.promise, trustedProxies: LOOPBACK },
    );
    const ask = (query: string, from: string) =>
      own.ask(`/.netlify/images?${query}`, {
        headers: { accept: 'image/avif,image/webp', 'x-forwarded-for': from },
      });
    const typeOf = async (query: string) => (await ask(query, '203.0.113.1')).headers['content-type'];
    expect(await typeOf('url=/a.jpg&w=20')).toBe('image/avif');
    const flood = Array.from({ length: 60 }, (_, n) =>
      ask(`url=https://slow.example/a.jpg&w=${n + 1}`, '198.51.100.7'),
    );
    let width = 20;
    await expect
      .poll(() => {
        width += 1;
        return typeOf(`url=/a.jpg&w=${width}`);
      })
      .toBe('image/webp');
    expect(await typeOf('url=/a.jpg&w=20')).toBe('image/avif');
    expect(await typeOf('url=/a.jpg&w=19&fm=jpg')).toBe('image/jpeg');
    remote.resolve({ status: 200, body: Buffer.from(await photo()) });
    await Promise.all(flood);
    expect(await typeOf(`url=/a.jpg&w=${width}`)).toBe('image/avif');
  });

  test('a picture is made once, cached on disk, and made again when the original changes', async () => {
    const own = await testHost({ 'example/a.jpg': await photo() });
    const images = join(own.dataDir, 'images');
    const path = '/.netlify/images?url=/a.jpg&w=20';
    const answers = await Promise.all([own.ask(path), own.ask(path), own.ask(path)]);
    expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(1);
    const [name = '', ...more] = await readdir(images);
    expect(more).toEqual([]);
    expect((await stat(join(images, name))).size).toBe(answers[0]?.body.length);

    // The cached file is sent, not made again.
    await writeFile(join(images, name), 'kept');
    expect((await own.ask(path)).text).toBe('kept');
    // The folder may be removed at any time.
    await rm(images, { recursive: true });
    expect((await own.ask(path)).body).toEqual(answers[0]?.body);

    await writeFile(
      join(own.distDir, 'example/a.jpg'),
      await sharp(await photo())
        .negate()
        .jpeg()
        .toBuffer(),
    );
    const changed = await own.ask(path);
    expect(changed.headers.etag).not.toBe(answers[0]?.headers.etag);
    expect(changed.body).not.toEqual(answers[0]?.body);
  });
});
