import { describe, expect, test, vi } from 'vitest';
import { sharedHost, testHost } from '#tests/unit/host/fixture.ts';

const REDIRECTS = `
# gone cars
/cars/sold-kia/            /search/kia/
/moved                     /new/            302
/with-query                /new/?from=old
/with-fragment             /new/#hours      301
/old/*                     /new/:splat
/news/:month/:year         /news/:year/:month/ 301
/a%20b                     /new/
/store id=:id              /cars/:id/
/store id=:id kind=used    /used/:id/
/store make=Land%20Rover   /rovers/
/store                     /all/
/away/*                    https://www.example.com/:splat 301
/page                      /elsewhere/
/forced                    /elsewhere/      301!
/rewritten                 /page            200
/rewritten-over            /nothing/        200
/forced-over               /page/           200!
/closed                    /closed.html     410
/hidden/*                  /404.html        404!
/first                     /one/
/first                     /two/
/swallow/:x                /:x/
/umlaut                    /büro/%20/
`;

const host = sharedHost({
  'example/_redirects': REDIRECTS,
  'example/_headers': '/*\n  X-All: yes\n/rewritten\n  X-Rewritten: yes\n',
  'example/404.html': 'not found',
  'example/closed.html': 'closed',
  'example/page/index.html': 'page',
  'example/forced/index.html': 'never seen',
  'example/forced-over/index.html': 'never seen',
  'example/hidden/index.html': 'never seen',
});

describe('_redirects', () => {
  test.each([
    ['/cars/sold-kia/', 301, '/search/kia/'],
    ['/cars/sold-kia', 301, '/search/kia/'],
    ['/cars/sold-kia/?utm=1', 301, '/search/kia/?utm=1'],
    ['/moved', 302, '/new/'],
    ['/moved/', 302, '/new/'],
    ['/with-query?a=1', 301, '/new/?from=old'],
    ['/with-fragment?a=1', 301, '/new/?a=1#hours'],
    ['/old', 301, '/new/'],
    ['/old/', 301, '/new/'],
    ['/old/a/b/', 301, '/new/a/b/'],
    ['/old/a%20b/c?x=1', 301, '/new/a%20b/c?x=1'],
    ['/old/a%0d%0aSet-Cookie:x', 400, undefined],
    ['/old//evil.example/', 400, undefined],
    ['/swallow/%2Fevil.example', 400, undefined],
    ['/news/may/2026', 301, '/news/2026/may/'],
    ['/news/may', 404, undefined],
    ['/a%20b', 301, '/new/'],
    ['/store?id=7', 301, '/cars/7/'],
    ['/store?id=7%2F8', 301, '/cars/7/8/'],
    ['/store?kind=used&id=7', 301, '/used/7/'],
    ['/store?kind=new&id=7', 301, '/all/?kind=new&id=7'],
    ['/store?id=7&other=1', 301, '/all/?id=7&other=1'],
    ['/store?make=Land%20Rover', 301, '/rovers/'],
    ['/store?make=Land+Rover', 301, '/rovers/'],
    ['/store', 301, '/all/'],
    ['/away/x/y', 301, 'https://www.example.com/x/y'],
    ['/first', 301, '/one/'],
    ['/umlaut', 301, '/b%C3%BCro/%20/'],
  ])('%s is answered with %i %s', async (path, status, location) => {
    const answer = await host.ask(path);
    expect({ status: answer.status, location: answer.headers.location }).toEqual({ status, location });
  });

  test.each([
    ['a file wins over a rule', '/page/', 200, 'page'],
    ['a page that has moved to its slash wins over a rule too', '/page', 301, 'See /page/\n'],
    ['a forced rule wins over a file', '/forced/', 301, 'See /elsewhere/\n'],
    ['200 serves another file at the same address', '/rewritten', 200, 'page'],
    ['200 to nothing is the 404 page', '/rewritten-over', 404, 'not found'],
    ['a forced 200 wins over a file', '/forced-over/', 200, 'page'],
    ['410 serves its page with status 410', '/closed', 410, 'closed'],
    ['a forced 404 hides a file', '/hidden/', 404, 'not found'],
    ['no rule, no file: the 404 page', '/unheard-of', 404, 'not found'],
  ])('%s', async (_, path, status, text) => expect(await host.ask(path)).toMatchObject({ status, text }));

  test('a rewritten page has the headers of the requested address', async () => {
    expect((await host.ask('/rewritten')).headers).toMatchObject({ 'x-all': 'yes', 'x-rewritten': 'yes' });
  });

  test.each([
    ['/a /b 301 Country=au', '/a: conditions are not supported here.'],
    ['/a /b 301 Language=en', '/a: conditions are not supported here.'],
    [
      '/api/* https://api.example.com/:splat 200',
      '/api/*: fetching from another server is not supported here.',
    ],
    [
      'https://old.example.com/* /new/ 301',
      'https://old.example.com/*: a rule for another host is not supported here.',
    ],
    ['/a /b 999', '/a: status 999 makes no sense. Write one of 200, 301, 302, 303, 307, 308, 404, 410.'],
    ['/a b /c 301', '/a: the query has no value. Write name=value or name=:name.'],
    ['/a/*/b /c', '/a/*/b: "*" has a meaning at the end alone, after a slash. Write "/news/*".'],
    ['/a/*.html /c', '/a/*.html: "*" has a meaning at the end alone'],
    ['/a* /c', '/a*: "*" has a meaning at the end alone'],
    ['/alone', 'Missing destination path/URL'],
  ])('the line "%s" is left out and named on stderr; the others hold', async (line, problem) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const own = await testHost({ 'example/_redirects': `${line}\n/good /well/\n` });
    expect(await own.ask('/good')).toMatchObject({ status: 301, headers: { location: '/well/' } });
    expect((await own.ask(line.split(' ', 1)[0] ?? '')).status).toBe(404);
    expect(said.mock.calls).toEqual([[expect.stringContaining(problem)]]);
  });
});
