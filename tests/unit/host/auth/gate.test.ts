import { describe, expect, test, vi } from 'vitest';
import { FUNCTIONS } from '#functions/lib/functions.ts';
import { LOOPBACK } from '#host/start-host.ts';
import { factsFile, sharedHost, testHost } from '#tests/unit/host/fixture.ts';
import { photo } from '#tests/unit/host/images/picture-host.ts';
import { hashCheaply } from './hash-cheaply.ts';

const PASSWORD = 'correct hörse battery';
const AUTH = JSON.stringify({ loginsEnv: 'STAGING_LOGINS' });
const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
const RIGHT = basic(`editor:${PASSWORD}`);
const ADDRESSES = [
  '/',
  '/cars/',
  '/nothing/',
  '/old',
  '/a.jpg',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/robots.txt/',
  '/.netlify/images?url=/a.jpg&w=20',
  ...[...FUNCTIONS.keys()].map((path) => path.replaceAll(/:\w+/g, 'x')),
];
const files = async () => ({
  'example/.auth.json': AUTH,
  'example/index.html': 'home',
  'example/cars/index.html': 'cars',
  'example/a.jpg': await photo(),
  'example/robots.txt': 'User-agent: *\nDisallow: /\n',
  'example/sitemap.xml': '<urlset/>',
  'example/.well-known/security.txt': 'Contact:',
  'example/_headers': '/*\n  X-Robots-Tag: noindex, nofollow\n/cars/\n  Cache-Control: public, max-age=60\n',
  'example/_redirects': '/old /cars/ 301\n',
  '.server/example.json': factsFile(),
  'open/index.html': 'an open site',
  '.server/open.json': factsFile({
    slug: 'open',
    dealer: 'open',
    name: 'Open Motors',
    url: 'https://open.example',
  }),
});
const LOGINS = `somebody:${hashCheaply('another password')}, editor:${hashCheaply(PASSWORD)}`;

describe('a site that asks for a name and a password', () => {
  const env = { STAGING_LOGINS: LOGINS };
  const host = sharedHost(files, { env, trustedProxies: LOOPBACK });
  let visitors = 0;
  /** Each request from an address of its own, so that attempts are counted by the tests about that alone. */
  const ask = (path: string, headers = {}, method = 'GET') => {
    visitors += 1;
    return host.ask(path, { method, headers: { 'x-forwarded-for': `10.0.1.${visitors}`, ...headers } });
  };

  test.each(ADDRESSES)('asks at %s, whatever the method', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      const answer = await ask(path, {}, method);
      expect(answer).toMatchObject({
        status: 401,
        headers: {
          'www-authenticate': 'Basic realm="example", charset="UTF-8"',
          'x-robots-tag': 'noindex, nofollow',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      });
      expect(answer.text).not.toContain('home');
    }
  });

  test('lets in who knows both', async () => {
    expect(await ask('/', RIGHT)).toMatchObject({ status: 200, text: 'home' });
    expect((await ask('/cars', RIGHT)).headers.location).toBe('/cars/');
    expect((await ask('/.netlify/images?url=/a.jpg&w=20', RIGHT)).headers['content-type']).toBe('image/jpeg');
    expect((await ask('/api/captcha', RIGHT)).status).not.toBe(401);
    expect((await ask('/', { authorization: RIGHT.authorization.replace('Basic', 'bASIC ') })).status).toBe(
      200,
    );
  });

  test.each([
    ['a wrong password', basic('editor:wrong')],
    ['an empty password', basic('editor:')],
    ['the password of another', basic('editor:another password')],
    ['a name that is not known', basic(`nobody:${PASSWORD}`)],
    ['a name of an object', basic(`__proto__:${PASSWORD}`)],
    ['a name in another case', basic(`Editor:${PASSWORD}`)],
    ['the hash', basic('editor:scrypt.15.8.3.AAAA.AAAA')],
    ['no colon', basic('editor')],
    ['no base64', { authorization: 'Basic !!!' }],
    ['nothing', { authorization: 'Basic ' }],
    ['another scheme', { authorization: `Bearer ${PASSWORD}` }],
    ['two credentials', { authorization: `${RIGHT.authorization}, ${RIGHT.authorization}` }],
    [
      'bytes that are not UTF-8',
      { authorization: `Basic ${Buffer.from('editor:h\xf6', 'latin1').toString('base64')}` },
    ],
    ['100 kB', { authorization: `Basic ${'a'.repeat(10_000)}` }],
  ])('asks again after %s', async (_, headers) => expect((await ask('/', headers)).status).toBe(401));

  test('tells robots not to come, without asking them for a password', async () => {
    const answer = await ask('/robots.txt');
    expect(answer).toMatchObject({ status: 200, text: 'User-agent: *\nDisallow: /\n' });
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect((await ask('/robots.txt', {}, 'POST')).status).toBe(401);
  });

  test('lets no cache in between give its files to others', async () => {
    expect((await ask('/cars/', RIGHT)).headers['cache-control']).toBe('private, max-age=60');
    expect((await ask('/a.jpg', RIGHT)).headers['cache-control']).toMatch(/^private/);
  });

  test('is not listed in the overview, nor is its logo sent', async () => {
    const overview = await host.ask('/', { host: 'localhost' });
    expect(overview.text).toContain('Open Motors');
    expect(overview.text).not.toContain('example.localhost');
  });

  test('leaves other sites open', async () => {
    expect(await host.ask('/', { host: 'open.localhost' })).toMatchObject({
      status: 200,
      text: 'an open site',
    });
    expect((await host.ask('/', { host: 'open.localhost' })).headers['cache-control']).toMatch(/^public/);
  });
});

describe('guesses', () => {
  const start = async (over = {}) =>
    testHost(await files(), { env: { STAGING_LOGINS: LOGINS }, trustedProxies: LOOPBACK, ...over });
  const from = (address: string, headers = {}) => ({ headers: { 'x-forwarded-for': address, ...headers } });

  test('of one address are limited to ten in five minutes; then even the right one has to wait', async () => {
    const host = await start();
    expect((await host.ask('/', from('10.0.0.9', RIGHT))).status).toBe(200);
    for (let n = 0; n < 10; n++)
      expect((await host.ask('/', from('10.0.0.1', basic(`editor:${n}`)))).status).toBe(401);
    for (const headers of [basic('editor:again'), RIGHT]) {
      const answer = await host.ask('/', from('10.0.0.1', headers));
      expect(answer.status).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
    }
    expect((await host.ask('/', from('10.0.0.2', RIGHT))).status).toBe(200);
  });

  test('of one customer of the sixth version of addresses count together', async () => {
    const host = await start();
    for (let n = 0; n < 10; n++) await host.ask('/', from(`2001:db8:1:2::${n}`, basic(`editor:${n}`)));
    expect((await host.ask('/', from('2001:db8:1:2:ffff::1', basic('editor:x')))).status).toBe(429);
    expect((await host.ask('/', from('2001:db8:1:3::1', basic('editor:y')))).status).toBe(401);
  });

  test('that a browser repeats for every file of a page count once', async () => {
    const host = await start();
    for (let n = 0; n < 30; n++)
      expect((await host.ask(`/${n}.jpg`, from('10.0.0.1', basic('editor:typo')))).status).toBe(401);
    expect((await host.ask('/', from('10.0.0.1', RIGHT))).status).toBe(200);
  });

  test('at the same moment are counted too', async () => {
    const host = await start();
    const guesses = Array.from({ length: 40 }, (_, n) =>
      host.ask('/', from('10.0.0.1', basic(`editor:${n}`))),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });
});

describe('a protected site is closed to everybody', () => {
  const closed = { status: 503, text: 'This site is closed: its login is not set up.\n' };

  test.each([
    ['whose variable is not set', {}],
    ['whose variable is empty', { STAGING_LOGINS: ' ' }],
    ['whose variable has a password in plain text', { STAGING_LOGINS: 'editor:secret' }],
    ['whose variable has a hash of another kind', { STAGING_LOGINS: 'editor:$2b$10$abc' }],
    ['whose variable has one login that is malformed', { STAGING_LOGINS: 'editor' }],
  ])('%s, with one line in the log that names it', async (_, env) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const host = await testHost(await files(), { env });
    expect(await host.ask('/', { headers: RIGHT })).toMatchObject(closed);
    expect(await host.ask('/cars/')).toMatchObject(closed);
    expect(said.mock.calls.flat().join('')).toMatch(
      /^example: auth: STAGING_LOGINS .*npm run site:login.*\n$/,
    );
    said.mockRestore();
  });

  test.each([['no JSON'], ['{}'], ['[]']])('whose file is broken: %s', async (file) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const host = await testHost({ ...(await files()), 'example/.auth.json': file }, { env: {} });
    expect((await host.ask('/', { headers: RIGHT })).status).toBe(500);
    said.mockRestore();
  });

  test('also if it is the only one served, and if its facts are broken', async () => {
    const broken = { ...(await files()), '.server/example.json': '{' };
    const host = await testHost(broken, { env: { STAGING_LOGINS: LOGINS }, site: 'example' });
    expect((await host.ask('/', { host: 'whatever.example' })).status).toBe(401);
    expect((await host.ask('/api/captcha', { host: 'whatever.example' })).status).toBe(401);
  });
});
