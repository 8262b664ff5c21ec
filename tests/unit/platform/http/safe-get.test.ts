import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { safeGet } from '#platform/http/safe-get.ts';

const OPTIONS = { maxBytes: 1000, timeoutMs: 2000, privateHosts: new Set(['127.0.0.1']) };

async function serve(respond: RequestListener): Promise<URL> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.csv`);
}

test.each(['https://127.0.0.1/', 'https://localhost/', 'https://[::1]/', 'https://169.254.169.254/latest/'])(
  '%s is not asked',
  async (address) => {
    await expect(safeGet(new URL(address), { maxBytes: 10, timeoutMs: 2000 })).rejects.toThrow('not public');
  },
);

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
