import type { RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { isPublicIp } from '#platform/http/public-address.ts';
import { safeGet } from '#platform/http/safe-get.ts';
import { answerRequests } from '#tests/support/servers/answer-requests.ts';
import { listen } from '#tests/support/servers/listen.ts';
import { STUB_CERTIFICATE } from '#tests/support/servers/stub-certificate.ts';

const words = (text: string) => text.trim().split(/\s+/);
const OPTIONS = { maxBytes: 1000, timeoutMs: 2000, privateHosts: new Set(['127.0.0.1']) };

const serve = async (respond: RequestListener) => new URL(`${await answerRequests(respond)}/feed.csv`);

test.each(
  words(`
  1.1.1.1 8.8.8.8 100.63.255.255 172.32.0.1 192.167.1.1 2606:4700::1111 2a00:1450::1
`),
)('%s is public', (address) => expect(isPublicIp(address)).toBe(true));

test.each([
  ...words(`
  0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255
  192.0.0.8 192.0.2.1 192.168.1.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 255.255.255.255 :: ::1
  ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::127.0.0.1 64:ff9b::7f00:1 fc00::1 fd12::1 fe80::1 ff02::1
  2001:0:1::1 2001:db8::1 2002:7f00:1::1 localhost
`),
  '',
])('%s is not', (address) => expect(isPublicIp(address)).toBe(false));

test.each(
  words(`
  https://127.0.0.1/ https://localhost/ https://[::1]/ https://169.254.169.254/latest/
  https://[::ffff:127.0.0.1]/ https://0x7f.1/ https://2130706433/ https://0177.0.0.1/
`),
)('%s is not asked', async (address) => {
  await expect(safeGet(new URL(address), { maxBytes: 10, timeoutMs: 2000 })).rejects.toThrow('not public');
});

test.each(['http://example.com/', 'file:///etc/passwd'])('%s is not https', async (address) => {
  await expect(safeGet(new URL(address), OPTIONS)).rejects.toThrow('not https');
});

test.each(['https://127.0.0.2/', 'http://127.0.0.2/', 'https://localhost/'])(
  'a redirect to %s is not followed',
  async (location) => {
    const url = await serve((_, response) => response.writeHead(302, { location }).end());
    await expect(safeGet(url, OPTIONS)).rejects.toThrow(/not (?:public|https)/);
  },
);

test('redirects without end come to one', async () => {
  const url = await serve((_, response) => response.writeHead(302, { location: '/again' }).end());
  await expect(safeGet(url, OPTIONS)).rejects.toThrow('redirects more than 5 times');
});

test.each<[string, Buffer, Record<string, string>]>([
  ['plain', Buffer.alloc(1001), {}],
  ['packed', gzipSync(Buffer.alloc(10_000_000)), { 'content-encoding': 'gzip' }],
])('an answer that is too long is cut off while it comes: %s', async (_, body, headers) => {
  const url = await serve((__, response) => response.writeHead(200, headers).end(body));
  await expect(safeGet(url, OPTIONS)).rejects.toThrow('is larger than');
});

test('a packed answer is unpacked', async () => {
  const url = await serve((_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('a,b')),
  );
  expect((await safeGet(url, OPTIONS)).body.toString()).toBe('a,b');
});

test('an answer that never ends is given up on', async () => {
  const url = await serve((_, response) => response.writeHead(200).write('a'));
  await expect(safeGet(url, { ...OPTIONS, timeoutMs: 300 })).rejects.toThrow('did not answer in 0.3 s');
});

test('credentials do not follow a redirect to another origin', async () => {
  const seen: (string | undefined)[] = [];
  const other = await serve((request, response) => {
    seen.push(request.headers.authorization);
    response.end('ok');
  });
  const url = await serve((request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(302, { location: other.href }).end();
  });
  await safeGet(url, { ...OPTIONS, headers: { authorization: 'Basic x' } });
  expect(seen).toEqual(['Basic x', undefined]);
});

test('a redirect within bounds is followed, and with none allowed is itself the answer', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/new') response.end('moved');
    else response.writeHead(301, { location: '/new' }).end();
  });
  expect((await safeGet(url, OPTIONS)).body.toString()).toBe('moved');
  expect((await safeGet(url, { ...OPTIONS, maxRedirects: 0 })).status).toBe(301);
});

test.each<[string, Buffer, string]>([
  ['gzip', gzipSync('a,b\n'.repeat(5000)), 'gzip'],
  ['brotli', brotliCompressSync('a,b\n'.repeat(5000)), 'br'],
])('%s that breaks off is an error, not half a feed', async (_, body, encoding) => {
  const url = await serve((__, response) =>
    response.writeHead(200, { 'content-encoding': encoding }).end(body.subarray(0, body.length - 6)),
  );
  await expect(safeGet(url, { ...OPTIONS, maxBytes: 100_000 })).rejects.toThrow('cannot be reached');
});

test('a connection that is cut in the middle is an error that may pass', async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('a,b', () => response.destroy());
  });
  await expect(safeGet(url, OPTIONS)).rejects.toMatchObject({ isTemporary: true });
});

test('a name that leads to this machine is refused at connecting, though its text says nothing', async () => {
  const { port } = await serve((_, response) => response.end('secret'));
  await expect(
    safeGet(new URL(`https://localhost:${port}/`), { maxBytes: 10, timeoutMs: 2000 }),
  ).rejects.toMatchObject({ message: 'its address is not public', isTemporary: false });
});

test('a certificate that nobody vouches for is refused', async () => {
  const server = createTlsServer(STUB_CERTIFICATE, (_, response) => response.end('secret'));
  const { port, close } = await listen(server);
  onTestFinished(close);
  await expect(safeGet(new URL(`https://127.0.0.1:${port}/`), OPTIONS)).rejects.toThrow(
    'cannot be reached (DEPTH_ZERO_SELF_SIGNED_CERT)',
  );
});
