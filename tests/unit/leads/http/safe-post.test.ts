import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSafePost, parsePrivateHosts } from '#leads/http/safe-post.ts';
import { listen } from '#tests/support/servers/listen.ts';
import { STUB_CERTIFICATE } from '#tests/support/servers/stub-certificate.ts';
import { startTestCrm } from '#tests/support/servers/test-crm.ts';

const words = (text: string) => text.trim().split(/\s+/);
const KIBIBYTE = 1024;
const openPost = () => createSafePost(new Set(['127.0.0.1', 'localhost']));

/** A server on this machine, and the number of connections that were made to it. */
async function serve(respond: RequestListener) {
  const server = createServer((request, response) => {
    request.resume().on('end', () => respond(request, response));
  });
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  const { port, close } = await listen(server);
  onTestFinished(close);
  return { url: new URL(`http://127.0.0.1:${port}/leads?a=1`), countConnections: () => connections };
}

test.each<[string | undefined, readonly string[]]>([
  [undefined, []],
  ['', []],
  ['crm.local', ['crm.local']],
  ['crm.local,127.0.0.1', ['crm.local', '127.0.0.1']],
  [',crm.local,,', ['crm.local']],
])('the list %j allows the private hosts %j', (list, hosts) => {
  expect([...parsePrivateHosts(list)]).toEqual(hosts);
});

test('a post brings its headers and says how many bytes its body has', async () => {
  const requests: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
  const { url } = await serve(({ method, url: path, headers }, response) => {
    requests.push({ method, url: path, headers });
    response.writeHead(202, { 'retry-after': '7' }).end('taken');
  });
  expect(await openPost()(url, { 'content-type': 'text/plain' }, 'ä')).toEqual({
    status: 202,
    retryAfter: '7',
    text: 'taken',
  });
  expect(requests).toMatchObject([
    { method: 'POST', url: '/leads?a=1', headers: { 'content-type': 'text/plain', 'content-length': '2' } },
  ]);
  expect(requests[0]?.headers).not.toHaveProperty('transfer-encoding');
});

test('a name that the operator allows may lead to this machine', async () => {
  const { url } = await serve((_, response) => response.end());
  url.hostname = 'localhost';
  expect(await openPost()(url, {}, '')).toMatchObject({ status: 200 });
});

test('an allowed host with https must prove who it is', async () => {
  let requests = 0;
  const server = createTlsServer(STUB_CERTIFICATE, (_, response) => {
    requests += 1;
    response.end();
  });
  const { port, close } = await listen(server);
  onTestFinished(close);
  await expect(openPost()(new URL(`https://127.0.0.1:${port}/`), {}, '')).rejects.toThrow(
    /^can't be reached \(DEPTH_ZERO_SELF_SIGNED_CERT\)$/,
  );
  expect(requests).toBe(0);
});

test('an answer of up to 64 KiB leaves its connection to the next post', async () => {
  const { url, countConnections } = await serve((_, response) => response.end('x'.repeat(64 * KIBIBYTE)));
  const post = openPost();
  for (const body of ['one', 'two', 'three'])
    expect((await post(url, {}, body)).text).toHaveLength(64 * KIBIBYTE);
  expect(countConnections()).toBe(1);
});

test('an answer without end is cut off after 64 KiB', async () => {
  const { url } = await serve((_, response) => {
    const timer = setInterval(() => response.write('x'.repeat(10 * KIBIBYTE)));
    response.on('close', () => clearInterval(timer));
  });
  expect((await openPost()(url, {}, '')).text).toHaveLength(64 * KIBIBYTE);
});

test('an answer that breaks off is no answer', async () => {
  const { url } = await serve((_, response) => {
    response.writeHead(200, { 'content-length': '10' });
    response.write('x', () => response.destroy());
  });
  await expect(openPost()(url, {}, '')).rejects.toThrow(/^can't be reached \(ECONNRESET\)$/);
});

test.each<[string, RequestListener]>([
  ['no answer', () => {}],
  ['an answer that stops in its middle', (_, response) => response.write('x')],
])('after 10 seconds, %s is given up', async (_, respond) => {
  const { url } = await serve(respond);
  const { timeout } = AbortSignal;
  const spy = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => timeout.call(AbortSignal, ms / 100));
  onTestFinished(() => spy.mockRestore());
  await expect(openPost()(url, {}, '')).rejects.toThrow(/^did not answer in 10 s$/);
  expect(spy).toHaveBeenCalledExactlyOnceWith(10_000);
});

describe('a lead is not posted', () => {
  const post = createSafePost(new Set());

  test.each(
    words(`
    https://127.0.0.1/ https://2130706433/ https://0x7f000001/ https://0x7f.1/ https://0177.0.0.1/
    https://127.1/ https://127.0.0.1./ https://①②⑦.0.0.1/ https://[::1]/ https://[::ffff:127.0.0.1]/
    https://[::ffff:7f00:1]/ https://[64:ff9b::7f00:1]/ https://169.254.169.254/latest/meta-data/
    https://[fd00:ec2::254]/ https://0/ https://localhost/ https://LOCALHOST/
    https://user:pass@10.0.0.1/
  `),
  )('to %s', async (address) => {
    await expect(post(new URL(address), {}, '{}')).rejects.toThrow('its address is not public');
  });

  test.each(['http://example.com/', 'http://127.0.0.1/', 'ftp://example.com/', 'file:///etc/passwd'])(
    'to %s, which is not https',
    (address) => expect(post(new URL(address), {}, '{}')).rejects.toThrow('its address is not https'),
  );

  test('to a name that leads to this machine: nothing arrives there', async () => {
    const crm = await startTestCrm();
    const { port } = new URL(crm.url);
    await expect(post(new URL(`https://localhost:${port}/`), {}, '{}')).rejects.toThrow('not public');
    expect(crm.requestCount()).toBe(0);
  });
});

describe('a host that the operator allows', () => {
  const post = createSafePost(new Set(['127.0.0.1']));

  test('does not lead elsewhere: redirects are answers like others', async () => {
    const crm = await startTestCrm();
    crm.respondWith(() => ({ status: 307, headers: { location: crm.url } }));
    expect(await post(new URL(crm.url), {}, '{}')).toMatchObject({ status: 307 });
    expect(crm.requestCount()).toBe(1);
  });
});
