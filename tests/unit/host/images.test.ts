import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createImageCache } from '#host/images/image-cache.ts';
import { chooseFormat, parseImageRequest } from '#host/images/image-request.ts';
import { factsFile, startTestHost, type TestHost, testHost } from './fixture.ts';

const RED = { r: 200, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 200 };
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

/** 60 x 40: the left half red, the right half blue. */
function photo() {
  const half = sharp({ create: { width: 30, height: 40, channels: 3, background: BLUE } })
    .png()
    .toBuffer();
  return half.then((input) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: RED } })
      .composite([{ input, left: 30, top: 0 }])
      .jpeg()
      .toBuffer(),
  );
}

/** 60 x 40, nothing in it but air. */
function cutOut() {
  return sharp({ create: { width: 60, height: 40, channels: 4, background: { ...RED, alpha: 0 } } })
    .png()
    .toBuffer();
}

async function files() {
  const jpeg = await photo();
  const lying = await sharp(jpeg).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  return {
    'example/photos/a.jpg': jpeg,
    'example/photos/a b.jpg': jpeg,
    'example/photos/lying.jpg': lying,
    'example/photos/a.1a2b3c4d.jpg': jpeg,
    'example/assets/a.1a2b3c4d.jpg': jpeg,
    'example/photos/cut-out.png': await cutOut(),
    'example/photos/a.webp': await sharp(jpeg).webp().toBuffer(),
    'example/photos/a.avif': await sharp(jpeg).avif({ effort: 0 }).toBuffer(),
    'example/photos/a.gif': await sharp(jpeg).gif().toBuffer(),
    'example/photos/drawing.svg': SVG,
    'example/photos/drawing.jpg': SVG,
    'example/photos/broken.jpg': jpeg.subarray(0, 300),
    'example/photos/empty.jpg': '',
    'example/photos/words.png': 'no picture at all',
    'example/photos/page.html': 'page',
    'example/.hidden/a.jpg': jpeg,
    'example/_headers': '/photos/*\n  Cache-Control: public, max-age=600\n  X-Of-Source: yes\n',
    'other/secret.jpg': jpeg,
    '.server/example.json': factsFile({ imageHosts: ['photos.example.com'] }),
  };
}

const TYPES = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', heif: 'image/avif' };

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost(await files());
});
afterAll(() => host.close());

function ask(query: string, headers: Record<string, string> = {}, method = 'GET') {
  return host.ask(`/.netlify/images?${query}`, { headers, method });
}

describe('size', () => {
  test.each([
    ['', 60, 40],
    ['&w=30', 30, 20],
    ['&h=20', 30, 20],
    ['&w=30&h=30', 30, 20],
    ['&w=600', 60, 40],
    ['&w=4000&h=4000', 60, 40],
    ['&w=1', 1, 1],
    ['&w=30&h=30&fit=contain', 30, 20],
    ['&w=30&h=30&fit=cover', 30, 30],
    ['&w=90&h=90&fit=cover', 40, 40],
    ['&w=4000&h=2000&fit=cover', 60, 30],
    ['&w=30&h=30&fit=fill', 30, 30],
    ['&w=90&h=10&fit=fill', 60, 7],
    ['&w=30&fit=fill', 30, 40],
  ])('a picture of 60 x 40 with "%s" becomes %i x %i', async (query, width, height) => {
    const { body } = await ask(`url=/photos/a.jpg${query}`);
    expect(await sharp(body).metadata()).toMatchObject({ width, height, format: 'jpeg' });
  });

  test.each([
    ['left', RED],
    ['right', BLUE],
  ])('cover keeps the side that position=%s names', async (position, colour) => {
    const { body } = await ask(`url=/photos/a.jpg&w=10&h=40&fit=cover&fm=png&position=${position}`);
    const [r = 0, , b = 0] = await sharp(body)
      .extract({ left: 5, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(Math.abs(r - colour.r) + Math.abs(b - colour.b)).toBeLessThan(20);
  });

  test('a photo that was taken lying is put upright', async () => {
    const { body } = await ask('url=/photos/lying.jpg');
    expect(await sharp(body).metadata()).toMatchObject({ width: 40, height: 60 });
    expect((await sharp(body).metadata()).orientation).toBeUndefined();
  });
});

describe('format', () => {
  test.each([
    ['a.jpg', '', 'jpeg'],
    ['a.jpg', 'image/*,*/*', 'jpeg'],
    ['a.jpg', 'image/webp,*/*', 'webp'],
    ['a.jpg', 'image/webp,image/avif', 'heif'],
    ['a.jpg', 'image/avif;q=0, image/webp', 'webp'],
    ['cut-out.png', '', 'png'],
    ['a.webp', '', 'webp'],
    ['a.avif', '', 'heif'],
    ['a.avif', 'image/webp', 'webp'],
  ] as const)('%s for a browser that takes "%s" is %s', async (name, accept, format) => {
    const { headers, body } = await ask(`url=/photos/${name}&w=20`, { accept });
    expect(headers).toMatchObject({ 'content-type': TYPES[format], vary: 'Accept' });
    expect(await sharp(body).metadata()).toMatchObject({ format });
  });

  test.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
    ['png', 'png'],
  ] as const)('fm=%s is followed whatever the browser takes', async (fm, format) => {
    const { headers, body } = await ask(`url=/photos/a.jpg&w=20&fm=${fm}`, { accept: 'image/avif' });
    expect(headers['content-type']).toBe(TYPES[format]);
    expect(headers.vary).toBeUndefined();
    expect(await sharp(body).metadata()).toMatchObject({ format });
  });

  test.each(['avif', 'webp', 'png'])('a transparent picture stays transparent in %s', async (fm) => {
    const { body } = await ask(`url=/photos/cut-out.png&w=20&fm=${fm}`);
    const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
    expect({ channels: info.channels, alpha: data[3] }).toEqual({ channels: 4, alpha: 0 });
  });

  test('a transparent picture stands on white in jpg', async () => {
    const { body } = await ask('url=/photos/cut-out.png&w=20&fm=jpg');
    expect([...(await sharp(body).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  test('a lower quality makes a smaller file', async () => {
    const [low, high] = [await ask('url=/photos/a.jpg&q=1'), await ask('url=/photos/a.jpg&q=100')];
    expect(low.body.length).toBeLessThan(high.body.length);
  });

  test('quality is 75 where nothing is said', async () => {
    const [plain, named] = [await ask('url=/photos/a.jpg'), await ask('url=/photos/a.jpg&q=75')];
    expect(plain.headers.etag).toBe(named.headers.etag);
  });

  test.each([
    ['drawing.svg', 'image/svg+xml'],
    ['a.gif', 'image/gif'],
  ])('%s is handed on untouched, whatever is asked', async (name, type) => {
    const [original, answer] = [
      await host.ask(`/photos/${name}`),
      await ask(`url=/photos/${name}&w=5&fm=webp`),
    ];
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': type, 'x-of-source': 'yes' } });
    expect(answer.body).toEqual(original.body);
    expect((await ask(`url=/photos/${name}`, { 'if-none-match': String(answer.headers.etag) })).status).toBe(
      304,
    );
  });

  test.each([
    [null, undefined],
    ['*/*', undefined],
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
    ['image/webp;q=0.9, image/avif;q=0.1', 'avif'],
    ['image/avif;q=0.0,image/webp', 'webp'],
    ['image/avif-sequence', undefined],
  ])('Accept %j leads to %s', (accept, format) => {
    expect(chooseFormat(accept)).toBe(format);
  });
});

describe('refusals', () => {
  const WIDTH = 'w: must be a whole number from 1 to 4000.';
  const ELSEWHERE = 'url: pictures from there are not allowed. Name the host in imageHosts of site.ts.';
  const UNREADABLE = 'url: this file is damaged, too large, or no picture.';

  test.each([
    ['', 400, 'url: is missing. Name a picture, such as url=/assets/a.jpg'],
    ['url=', 400, 'url: is missing. Name a picture, such as url=/assets/a.jpg'],
    ['url=/photos/a.jpg&w=0', 400, WIDTH],
    ['url=/photos/a.jpg&w=4001', 400, WIDTH],
    ['url=/photos/a.jpg&w=-1', 400, WIDTH],
    ['url=/photos/a.jpg&w=1.5', 400, WIDTH],
    ['url=/photos/a.jpg&w=1e3', 400, WIDTH],
    ['url=/photos/a.jpg&w=', 400, WIDTH],
    ['url=/photos/a.jpg&w=99999999999999999999', 400, WIDTH],
    ['url=/photos/a.jpg&h=4001', 400, 'h: must be a whole number from 1 to 4000.'],
    ['url=/photos/a.jpg&q=0', 400, 'q: must be a whole number from 1 to 100.'],
    ['url=/photos/a.jpg&q=101', 400, 'q: must be a whole number from 1 to 100.'],
    ['url=/photos/a.jpg&fit=outside', 400, 'fit: must be one of contain, cover, fill.'],
    [
      'url=/photos/a.jpg&w=9&h=9&fit=cover&position=nose',
      400,
      'position: must be one of center, top, bottom, left, right.',
    ],
    ['url=/photos/a.jpg&fm=tiff', 400, 'fm: must be one of avif, webp, jpg, png.'],
    ['url=/photos/a.jpg&fit=cover&w=9', 400, 'fit: cover needs w and h.'],
    ['url=/photos/a.jpg&w=0&q=0', 400, `${WIDTH}\nq: must be a whole number from 1 to 100.`],
    ['url=/photos/nothing.jpg', 404, 'url: there is no /photos/nothing.jpg on this site.'],
    ['url=/.hidden/a.jpg', 404, 'url: there is no /.hidden/a.jpg on this site.'],
    ['url=/photos', 404, 'url: there is no /photos on this site.'],
    ['url=/../other/secret.jpg', 404, 'url: there is no /other/secret.jpg on this site.'],
    ['url=/..%252fother%252fsecret.jpg', 400, 'url: is malformed.'],
    ['url=/%25ff.jpg', 400, 'url: is malformed.'],
    ['url=http://', 400, 'url: is malformed.'],
    ['url=/photos/page.html', 415, 'url: is no picture that can be changed. Name a JPEG, PNG, WebP or AVIF.'],
    ['url=https://evil.example/a.jpg', 403, ELSEWHERE],
    ['url=//evil.example/a.jpg', 403, ELSEWHERE],
    ['url=/%5Cevil.example/a.jpg', 403, ELSEWHERE],
    ['url=http://photos.example.com/a.jpg', 403, ELSEWHERE],
    ['url=https://photos.example.com:8443/a.jpg', 403, ELSEWHERE],
    ['url=https://photos.example.com.evil.example/a.jpg', 403, ELSEWHERE],
    ['url=https://a.photos.example.com/a.jpg', 403, ELSEWHERE],
    ['url=file:///etc/passwd', 403, ELSEWHERE],
    ['url=data:image/png;base64,AAAA', 403, ELSEWHERE],
    ['url=/photos/broken.jpg&w=20', 422, UNREADABLE],
    ['url=/photos/empty.jpg', 422, UNREADABLE],
    ['url=/photos/words.png', 422, UNREADABLE],
    ['url=/photos/drawing.jpg', 422, UNREADABLE],
  ])('%s is %i: %s', async (query, status, text) => {
    expect(await ask(query)).toMatchObject({
      status,
      text: `${text}\n`,
      headers: { 'cache-control': 'no-store' },
    });
  });

  test('POST is refused', async () => {
    expect(await ask('url=/photos/a.jpg', {}, 'POST')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
  });
});

describe('addresses', () => {
  test.each(['url=/photos/a%2520b.jpg', 'url=%2Fphotos%2Fa%2520b.jpg', 'url=photos/../../photos/a%20b.jpg'])(
    '%s is a picture of the site',
    async (query) => {
      expect((await ask(query)).status).toBe(200);
    },
  );

  test("a whole address of the dealer's own site is a picture of the site", async () => {
    expect((await ask('url=http://example.localhost/photos/a.jpg')).status).toBe(200);
  });
});

describe('caching', () => {
  test('what _headers say of the original holds for the picture', async () => {
    const { headers } = await ask('url=/photos/a.jpg&w=20');
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=600', 'x-of-source': 'yes' });
  });

  test('the picture of an original that is kept for ever is kept for ever', async () => {
    const { headers } = await ask('url=/assets/a.1a2b3c4d.jpg&w=20');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('HEAD tells the length without the picture', async () => {
    const [get, head] = [
      await ask('url=/photos/a.jpg&w=20'),
      await ask('url=/photos/a.jpg&w=20', {}, 'HEAD'),
    ];
    expect(head).toMatchObject({
      status: 200,
      text: '',
      headers: { 'content-length': String(get.body.length) },
    });
  });

  test('a browser that holds the picture hears 304', async () => {
    const { etag } = (await ask('url=/photos/a.jpg&w=20')).headers;
    const again = await ask('url=/photos/a.jpg&w=20', { 'if-none-match': String(etag) });
    expect(again).toMatchObject({
      status: 304,
      text: '',
      headers: { etag, 'cache-control': 'public, max-age=600' },
    });
  });

  test('every size, quality and format has an ETag of its own', async () => {
    const queries = ['', '&w=20', '&h=20', '&q=5', '&fm=webp', '&w=20&h=20&fit=fill', '&w=20&h=20'];
    const answers = await Promise.all(queries.map((query) => ask(`url=/photos/a.jpg${query}`)));
    expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(queries.length);
  });

  test('whoever asks for more than can be made is told to come again', async () => {
    const { dataDir } = await testHost({});
    const variants = createImageCache(dataDir);
    const original = Promise.withResolvers<Buffer<ArrayBuffer>>();
    const source = { key: 'a', type: 'image/jpeg', headers: new Headers(), bytes: () => original.promise };
    const ask = (n: number) =>
      variants(`key${n}`, source, parseImageRequest(new URLSearchParams(`url=/a.jpg&w=${n}`)), 'jpg');
    const made = Array.from({ length: 128 }, (_, n) => ask(n + 1));
    await expect(ask(129)).rejects.toMatchObject({ status: 503 });
    // What is under way already is not more.
    made.push(ask(7));
    original.resolve(Buffer.from(await photo()));
    expect(await Promise.all(made)).toHaveLength(129);
    await expect(ask(129)).resolves.toBeDefined();
  });

  test('a picture is made once, kept on disk, and made again when the original changes', async () => {
    const own = await testHost({ 'example/a.jpg': await photo() });
    const images = join(own.dataDir, 'images');
    const path = '/.netlify/images?url=/a.jpg&w=20';
    const answers = await Promise.all([own.ask(path), own.ask(path), own.ask(path)]);
    expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(1);
    const [name = '', ...more] = await readdir(images);
    expect(more).toEqual([]);
    expect((await stat(join(images, name))).size).toBe(answers[0]?.body.length);

    // What is on disk is what is sent: it is not made again.
    await writeFile(join(images, name), 'kept');
    expect((await own.ask(path)).text).toBe('kept');
    // And the folder may go at any time.
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
