import { describe, expect, test, vi } from 'vitest';
import { sharedHost, testHost } from '#tests/unit/host/fixture.ts';

const HEADERS = `
# every page
/*
  X-Frame-Options: DENY
  X-One: all

/cars/*
  X-One: cars
  X-List: a
  X-List: b

/cars/:car/photos
  X-Photos: yes

/assets/*
  Cache-Control: public, max-age=60
  Vary: Origin
`;

describe('_headers', () => {
  const host = sharedHost({
    'example/_headers': HEADERS,
    'example/index.html': 'home',
    'example/404.html': 'not found',
    'example/cars/index.html': 'cars',
    'example/cars/kia/index.html': 'kia',
    'example/cars/kia/photos/index.html': 'photos',
    'example/assets/a.css': 'a{}',
  });

  test.each([
    ['/', 'x-one', 'all'],
    ['/', 'x-frame-options', 'DENY'],
    ['/', 'x-list', undefined],
    ['/cars/', 'x-one', 'cars'],
    ['/cars/', 'x-list', 'a, b'],
    ['/cars/kia/', 'x-one', 'cars'],
    ['/cars/kia/photos/', 'x-photos', 'yes'],
    ['/cars/kia/', 'x-photos', undefined],
    ['/assets/a.css', 'cache-control', 'public, max-age=60'],
    ['/assets/a.css', 'vary', 'Origin, Accept-Encoding'],
    ['/nothing/', 'x-frame-options', 'DENY'],
  ])('%s is sent with %s: %s', async (path, name, value) => {
    expect((await host.ask(path)).headers[name]).toBe(value);
  });

  test.each([
    ['Content-Length: 1', 'Content-Length: cannot be set by a file. Leave it out.'],
    ['Content-Encoding: br', 'Content-Encoding: cannot be set by a file. Leave it out.'],
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: cannot be set by a file. Leave it out.'],
    [
      'Basic-Auth: someone:secret',
      'Basic-Auth: is not supported here. Protect the site in front of this server.',
    ],
    ['X-Name: 東京', 'X-Name: is no valid header. Write a name and a value in plain ASCII.'],
    ['X Name: a', 'X Name: is no valid header. Write a name and a value in plain ASCII.'],
    ['X-Name:', 'Missing header value'],
  ])('the line "%s" is left out and named on stderr, once; the others hold', async (line, problem) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const host = await testHost({
      'example/_headers': `/*\n  ${line}\n  X-Good: 1\n`,
      'example/index.html': 'home',
    });
    await host.ask('/');
    const answer = await host.ask('/');
    expect(answer).toMatchObject({
      status: 200,
      text: 'home',
      headers: { 'x-good': '1', 'content-length': '4' },
    });
    expect(said.mock.calls).toEqual([[expect.stringContaining(problem)]]);
    expect(said.mock.calls[0]?.[0]).toMatch(/example\/_headers: .*\n$/);
  });
});
