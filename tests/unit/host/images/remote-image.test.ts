import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openRemoteImage } from '#host/images/remote-image.ts';
import { factsFile, testHost } from '#tests/unit/host/fixture.ts';

const HOSTS = ['photos.example.com'];
const ADDRESS = new URL('https://photos.example.com/a.jpg');
const MORNING = new Date('2026-11-21T01:00:00Z');
const EVENING = new Date('2026-11-21T23:00:00Z');
const NEXT_DAY = new Date('2026-11-22T01:00:00Z');

afterEach(() => vi.unstubAllGlobals());

function answering(response: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_: URL, __: RequestInit) => response());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('a picture from another host', () => {
  test('is fetched without following redirects', async () => {
    const fetch = answering(() => new Response('bytes'));
    const bytes = await openRemoteImage(ADDRESS, HOSTS, MORNING).bytes();
    expect(new TextDecoder().decode(bytes)).toBe('bytes');
    expect(fetch.mock.calls).toEqual([[ADDRESS, expect.objectContaining({ redirect: 'manual' })]]);
  });

  test.each([
    ['is missing', () => new Response('', { status: 404 }), 'answered 404'],
    ['has moved', () => Response.redirect('http://10.0.0.1/'), 'answered 302'],
    ['is too large', () => new Response(new Uint8Array(20_000_001)), 'more than 20000000 bytes'],
    ['is out of reach', () => Promise.reject(new Error('no route')), 'no route'],
  ])('that %s is a 502 that says so', async (_, response, reason) => {
    answering(response);
    await expect(openRemoteImage(ADDRESS, HOSTS, MORNING).bytes()).rejects.toMatchObject({
      status: 502,
      message: `url: photos.example.com did not send the picture (${reason}).`,
    });
  });

  test('is the same for a day', () => {
    const keyAt = (now: Date) => openRemoteImage(ADDRESS, HOSTS, now).key;
    expect(keyAt(EVENING)).toBe(keyAt(MORNING));
    expect(keyAt(NEXT_DAY)).not.toBe(keyAt(MORNING));
  });

  test('is resized like any other', async () => {
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    answering(() => new Response(new Uint8Array(picture)));
    const host = await testHost({
      'example/index.html': 'home',
      '.server/example.json': factsFile({ imageHosts: HOSTS }),
    });
    const { status, headers, body } = await host.ask(`/.netlify/images?url=${ADDRESS.href}&w=30&fm=webp`);
    expect({ status, caching: headers['cache-control'] }).toEqual({
      status: 200,
      caching: 'public, max-age=3600',
    });
    expect(await sharp(body).metadata()).toMatchObject({ width: 30, height: 20, format: 'webp' });
  });

  test('that turns out to be SVG is rejected: it could contain a script', async () => {
    answering(() => new Response('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
    const host = await testHost({
      'example/index.html': 'home',
      '.server/example.json': factsFile({ imageHosts: HOSTS }),
    });
    expect((await host.ask('/.netlify/images?url=https://photos.example.com/a.svg')).status).toBe(422);
  });
});
