import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createPictureGetter, type GetPicture, openRemoteImage } from '#host/images/original-image.ts';
import { factsFile, testHost } from '#tests/unit/host/fixture.ts';

const HOSTS = ['photos.example.com'];
const ADDRESS = new URL('https://photos.example.com/a.jpg');
const MORNING = new Date('2026-11-21T01:00:00Z');
const EVENING = new Date('2026-11-21T23:00:00Z');
const NEXT_DAY = new Date('2026-11-22T01:00:00Z');

function answering(answer: () => { status?: number; body: Uint8Array }): GetPicture {
  return () =>
    new Promise((resolve) => {
      const { status = 200, body } = answer();
      resolve({ status, body: Buffer.from(body) });
    });
}

/** A host whose dealer has pictures elsewhere, where this is the answer. */
const hostWith = (body: Uint8Array) =>
  testHost(
    { 'example/index.html': 'home', '.server/example.json': factsFile({ imageHosts: HOSTS }) },
    { getPicture: answering(() => ({ body })) },
  );

describe('a picture from another host', () => {
  test.each<[string, () => { status?: number; body: Uint8Array }, string]>([
    ['is missing', () => ({ status: 404, body: Buffer.from('') }), 'answered 404'],
    ['has moved', () => ({ status: 302, body: Buffer.from('') }), 'answered 302'],
    [
      'is out of reach',
      () => {
        throw new Error('no route');
      },
      'no route',
    ],
  ])('that %s is a 502 that says so', async (_, answer, reason) => {
    await expect(openRemoteImage(ADDRESS, HOSTS, MORNING, answering(answer)).bytes()).rejects.toMatchObject({
      status: 502,
      message: `url: photos.example.com did not send the picture (${reason}).`,
    });
  });

  test.each(['https://localhost/a.jpg', 'https://127.0.0.1/a.jpg', 'https://169.254.169.254/a.jpg'])(
    'that is on this machine or its network, such as %s, is not asked for, whatever imageHosts says',
    async (address) => {
      const url = new URL(address);
      const get = createPictureGetter(new Set());
      await expect(openRemoteImage(url, [url.host], MORNING, get).bytes()).rejects.toMatchObject({
        status: 502,
        message: expect.stringContaining('its address is not public'),
      });
    },
  );

  test('is the same for a day', () => {
    const get = answering(() => ({ body: Buffer.from('') }));
    const keyAt = (now: Date) => openRemoteImage(ADDRESS, HOSTS, now, get).key;
    expect(keyAt(EVENING)).toBe(keyAt(MORNING));
    expect(keyAt(NEXT_DAY)).not.toBe(keyAt(MORNING));
  });

  test('is resized like any other', async () => {
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const host = await hostWith(picture);
    const { status, headers, body } = await host.ask(`/.netlify/images?url=${ADDRESS.href}&w=30&fm=webp`);
    expect({ status, caching: headers['cache-control'] }).toEqual({
      status: 200,
      caching: 'public, max-age=3600',
    });
    expect(await sharp(body).metadata()).toMatchObject({ width: 30, height: 20, format: 'webp' });
  });

  test('that turns out to be SVG is rejected: it could contain a script', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const host = await hostWith(Buffer.from(svg));
    expect((await host.ask('/.netlify/images?url=https://photos.example.com/a.svg')).status).toBe(422);
  });
});
