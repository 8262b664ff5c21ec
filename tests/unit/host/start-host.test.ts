import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { startHost } from '#host/start-host.ts';
import { sharedHost, startTestHost, testHost } from './fixture.ts';

describe('malformed requests', () => {
  const host = sharedHost({ 'example/index.html': 'home', 'example/cars/index.html': 'cars' });

  test.each([
    ['another host after two slashes', '//evil.example/'],
    ['a null byte in a name', '/cars/index.html%00.jpg'],
    ['a line break', '/%0d%0aSet-Cookie:%20a=1'],
    ['dots', '/../../../../etc/passwd'],
    ['a name longer than the disk takes', `/${'a'.repeat(3000)}/`],
    ['a path deeper than the disk takes', '/a'.repeat(5000)],
    ['a path through a file', '/index.html/x/'],
    ['a name of an object', '/__proto__/'],
  ])('%s is 400 or 404', async (_, path) => {
    const { status } = await host.ask(path);
    expect([400, 404]).toContain(status);
  });

  test('a long query on a page is accepted', async () => {
    expect((await host.ask(`/cars/?q=${'a'.repeat(6000)}`)).status).toBe(200);
  });

  test.each([
    ['no Host header', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['an empty Host header', 'GET / HTTP/1.1\r\nHost:\r\n\r\n', 200],
    ['a Host header of nonsense', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 404],
    ['a port out of range', 'GET /%2e%2e/x HTTP/1.1\r\nHost: example.localhost:99999\r\n\r\n', 400],
    ['a raw null byte', 'GET /\0 HTTP/1.1\r\nHost: example.localhost\r\n\r\n', 400],
    ['raw bytes above ASCII', 'GET /\u00ff HTTP/1.1\r\nHost: example.localhost\r\n\r\n', 400],
    ['a target without a slash', 'GET cars HTTP/1.1\r\nHost: example.localhost\r\n\r\n', 400],
    ['a whole address as target', 'GET http://example.localhost/cars/ HTTP/1.1\r\nHost: x\r\n\r\n', 200],
    ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: example.localhost\r\n\r\n', 405],
    [
      'headers of 20 kB',
      `GET / HTTP/1.1\r\nHost: example.localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['no HTTP', 'hello\r\n\r\n', 400],
  ])('%s', async (_, message, status) => expect(await statusOf(host.port, message)).toBe(status));
});

/** The server's answer to raw bytes that no client would send. */
function statusOf(port: number, message: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(message, 'latin1'));
    socket.on('error', reject);
    socket.once('data', (data: Buffer) => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString())?.[1]));
    });
  });
}

test('a system error is a 500 with a sentence and one line on stderr, without the query', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  // Looking up such a folder fails on every disk.
  const host = await testHost({}, { distDir: '/nowhere\0' });
  const answer = await host.ask('/cars/?email=someone@example.com');
  expect(answer).toMatchObject({ status: 500, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  expect(answer.text).toBe('Something went wrong on our side. Please try again in a minute.\n');
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/^GET example\.localhost\/cars\/: .*null bytes.*\n$/)],
  ]);
});

test('a site that is not published is rejected at the start, with the fix', async () => {
  const { distDir } = await testHost({});
  await expect(startHost({ distDir, dataDir: distDir, port: 0, site: 'nobody' })).rejects.toThrow(
    `site "nobody": is not in ${distDir}. Build it: npm run build -- --site nobody`,
  );
});

test('a port in use is rejected at the start, with the fix', async () => {
  const host = await testHost({});
  const { port, distDir, dataDir } = host;
  await expect(startHost({ distDir, dataDir, port })).rejects.toThrow(
    `port ${port}: is in use. Stop the other process or choose another port with --port.`,
  );
});

test('closing lets those who read slowly have all that they asked for', async () => {
  const body = 'x'.repeat(20_000_000);
  const host = await startTestHost({ 'example/long.bin': body });
  const socket = connect(host.port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  socket.write('GET /long.bin HTTP/1.1\r\nHost: example.localhost\r\n\r\n');
  await once(socket, 'readable');
  const closed = host.close();
  socket.resume();
  await Promise.all([once(socket, 'close'), closed]);
  expect(socket.bytesRead).toBeGreaterThan(body.length);
});
