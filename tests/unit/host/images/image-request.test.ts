import { describe, expect, test } from 'vitest';
import { PICTURE_QUALITIES, PICTURE_RATIOS, PICTURE_WIDTHS } from '#domain/picture-sizes.ts';
import { assertListedSize, listAccepted, parseImageRequest } from '#host/images/image-request.ts';
import { setUpPictureHost } from './picture-host.ts';

const { ask } = setUpPictureHost();

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
    ['url=/..%252fother%252fsecret.jpg', 400, 'url: its path is malformed. Encode it once.'],
    ['url=/%25ff.jpg', 400, 'url: its path is malformed. Encode it once.'],
    ['url=http://', 400, 'url: must be a path or an https address.'],
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
    async (query) => expect((await ask(query)).status).toBe(200),
  );

  test("a whole address of the dealer's own site is a picture of the site", async () => {
    expect((await ask('url=http://example.localhost/photos/a.jpg')).status).toBe(200);
  });
});

test.each([
  [null, []],
  ['*/*', []],
  ['image/avif,image/webp,image/apng,*/*;q=0.8', ['avif', 'webp']],
  ['image/webp;q=0.9, image/avif;q=0.1', ['avif', 'webp']],
  ['image/avif;q=0.0,image/webp', ['webp']],
  ['image/avif-sequence', []],
])('Accept %j names %j', (accept, formats) => expect(listAccepted(accept)).toEqual(formats));

const SIZES = {
  widths: [...PICTURE_WIDTHS],
  ratios: Object.values(PICTURE_RATIOS),
  qualities: [45, ...Object.values(PICTURE_QUALITIES)],
};

const check = (query: string) => () =>
  assertListedSize(parseImageRequest(new URLSearchParams(`url=/a.jpg&${query}`)), SIZES);

test.each([
  ['a card', 'w=480&q=45'],
  ['a preview', 'w=1200&h=630&fit=cover&q=45'],
  ['a slide', 'w=1920&h=540&fit=cover&q=45'],
  ['a photo of a brochure', 'w=1080&h=720&fit=cover&q=70&fm=jpg'],
  ['a pin on the map', 'w=600&q=75'],
])('%s is made: %s', (_, query) => expect(check(query)).not.toThrow());

test.each([
  ['w=481&q=45', 'w: not supported.'],
  ['q=45', 'w: not supported.'],
  ['w=480&h=481&q=45', 'h, fit: not supported together with this w.'],
  ['w=480&h=100&fit=fill&q=45', 'h, fit: not supported together with this w.'],
  ['w=1200&h=631&fit=cover&q=45', 'h, fit: not supported together with this w.'],
  ['w=1200&h=630&fit=cover&position=top&q=45', 'position: not supported.'],
  ['w=480&q=46', 'q: not supported. Use one of 45, 75, 70.'],
  ['w=480&q=45&fm=png', 'fm: not supported.'],
])('no page asks for %s', (query, problem) => expect(check(query)).toThrow(problem));
