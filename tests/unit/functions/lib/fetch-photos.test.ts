import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { fetchPhotos } from '#functions/lib/fetch-photos.ts';
import { answerRequests } from '#tests/support/servers/answer-requests.ts';

const PAGE = new URL('https://www.example.com.au/brochure/a.pdf');

/** A provider of pictures on this machine; the address of one. */
const startProvider = async (respond: RequestListener) => `${await answerRequests(respond)}/a.jpg`;

async function fetchOne(address: string, privateHosts?: string) {
  const lines: string[] = [];
  const { photos, complete } = await fetchPhotos([address], PAGE, {
    fetchSite: () => Promise.resolve(new Response('own')),
    env: (name) => (name === 'IMAGE_PRIVATE_HOSTS' ? privateHosts : undefined),
    log: (line) => lines.push(line),
  });
  return { texts: photos.map((photo) => Buffer.from(photo).toString()), complete, lines };
}

test('a photo of the site itself is asked of the site', async () => {
  expect(await fetchOne('/a.jpg')).toEqual({ texts: ['own'], complete: true, lines: [] });
});

test('a provider that leads to this machine is not asked: no brochure shows what only the server may see', async () => {
  let asked = 0;
  const address = await startProvider((_, response) => {
    asked++;
    response.end('secret');
  });
  const { port } = new URL(address);
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]']) {
    const { texts, complete, lines } = await fetchOne(`https://${host}:${port}/a.jpg`);
    expect([texts, complete]).toEqual([[], false]);
    expect(lines[0]).toContain('its address is not public');
  }
  expect((await fetchOne(address)).lines[0]).toContain('its address is not https');
  expect(asked).toBe(0);
});

test('a provider that the operator names may be on this machine', async () => {
  const address = await startProvider((_, response) => response.end('photo'));
  expect((await fetchOne(address, '127.0.0.1')).texts).toEqual(['photo']);
});

test.each<[string, RequestListener, string]>([
  ['a redirect', (_, response) => response.writeHead(302, { location: '/b.jpg' }).end(), 'answered 302'],
  ['an error', (_, response) => response.writeHead(500).end(), 'answered 500'],
  ['a file of 3 MB', (_, response) => response.end(Buffer.alloc(3_000_000)), 'is larger than 2 MB'],
])('%s instead of a photo is left out and logged', async (_, respond, reason) => {
  const { texts, lines } = await fetchOne(await startProvider(respond), '127.0.0.1');
  expect(texts).toEqual([]);
  expect(lines[0]).toContain(reason);
});
