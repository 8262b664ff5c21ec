import { beforeAll, describe, expect, test } from 'vitest';
import { LOOPBACK } from '#host/start-host.ts';
import { factsFile, sharedHost, testHost } from '#tests/unit/host/fixture.ts';

const NASTY = '<script>alert("1")</script> & Sons';

describe('the index page', () => {
  const host = sharedHost({
    'example/assets/logo.1a2b3c4d.svg': '<svg/>',
    '.server/example.json': factsFile({ logo: '/assets/logo.1a2b3c4d.svg' }),
    '.server/example--showroom.json': factsFile({ slug: 'example--showroom', template: 'showroom' }),
    '.server/nasty.json': factsFile({
      slug: 'nasty',
      name: NASTY,
      cars: 1,
      vehiclesWord: 'trucks',
      brandColour: '#c3002f',
      photo: '/assets/yard.1a2b3c4d.webp',
    }),
    'nasty/assets/yard.1a2b3c4d.webp': 'picture',
    '.server/climber.json': factsFile({
      slug: 'climber',
      name: 'Climber',
      cars: 0,
      logo: '/../.server/example.json',
      photo: '/../.server/example.json',
    }),
  });
  let text: string;
  beforeAll(async () => {
    text = (await host.ask('/', { host: 'localhost:4321' })).text;
  });

  test.each([
    ['how many there are', '<h1>3 dealers, 1,235 vehicles</h1>'],
    ['a link to each', '<a href="http://example.localhost:4321/">Example Motors</a>'],
    ['the count in the words of the dealer', '<b>1,234</b> cars · classic template'],
    ['the dealer of trucks', '<b>1</b> trucks · classic template'],
    ['no count where none are sold', '<p>classic template</p>'],
    ['the brand colours', '#site-nasty { --brand: #c3002f; --on-brand: #ffffff; }'],
    ['the logo', '<img src="/logos/example" alt="">'],
    ['the photo in its place', '<img src="/photos/nasty" alt="" loading="lazy">'],
    [
      'the other templates of a dealer',
      '<a href="http://example--showroom.localhost:4321/" aria-label="Example Motors, showroom template">',
    ],
    ['names as text', '&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; Sons'],
  ])('shows %s', (_, html) => expect(text).toContain(html));

  test('allows only its own resources to load', async () => {
    const { headers } = await host.ask('/', { host: 'localhost' });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+='; img-src 'self' data:; font-src 'self';/,
    );
    expect(text).not.toMatch(/<script| style=| on\w+=/);
  });

  test.each([
    ['/logos/example', 200, 'image/svg+xml'],
    ['/font.woff2', 200, 'font/woff2'],
    ['/photos/nasty', 200, 'image/webp'],
    ['/photos/example', 404, 'text/plain; charset=utf-8'],
    ['/logos/nasty', 404, 'text/plain; charset=utf-8'],
    ['/logos/climber', 404, 'text/plain; charset=utf-8'],
    ['/photos/climber', 404, 'text/plain; charset=utf-8'],
    ['/logos/nobody', 404, 'text/plain; charset=utf-8'],
    ['/logos/', 404, 'text/plain; charset=utf-8'],
    ['/logos/example/x', 404, 'text/plain; charset=utf-8'],
    ['/cars/', 404, 'text/plain; charset=utf-8'],
    ['/%ff', 400, 'text/plain; charset=utf-8'],
  ])('beside it, %s is %i, %s', async (path, status, type) => {
    const answer = await host.ask(path, { host: 'localhost' });
    expect(answer).toMatchObject({ status, headers: { 'content-type': type } });
  });

  test('a logo opened as a page may run no scripts', async () => {
    const { headers } = await host.ask('/logos/example', { host: 'localhost' });
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  });
});

test('a dealer built only in another template has a tile too', async () => {
  const host = await testHost({ '.server/example--showroom.json': factsFile({ slug: 'example--showroom' }) });
  const { text } = await host.ask('/', { host: 'localhost' });
  expect(text).toContain('<h1>1 dealer, 1,234 vehicles</h1>');
  expect(text).toContain('<a href="http://example--showroom.localhost/">Example Motors</a>');
});

test('the 404 page of an unknown site leads back to the index page, with its typeface and logos', async () => {
  const host = await testHost({
    'example/assets/logo.svg': '<svg/>',
    '.server/example.json': factsFile({ logo: '/assets/logo.svg' }),
  });
  const asked = { host: 'nobody.localhost:4321' };
  expect((await host.ask('/', asked)).text).toContain('<a href="http://localhost:4321/">Forecourt</a>');
  expect((await host.ask('/font.woff2', asked)).status).toBe(200);
  expect((await host.ask('/logos/example', asked)).status).toBe(200);
});

test.each(['localhost', 'nobody.localhost'])('without any built site, %s says what to run', async (name) => {
  const host = await testHost({});
  expect((await host.ask('/', { host: name })).text).toContain('<code>npm run build -- --all</code>');
});

test.each([
  ['a visitor', 'localhost', false, 404],
  ['a visitor', '10.0.0.5', false, 404],
  ['a visitor', 'nobody.localhost', false, 404],
  ['a visitor, if it is open,', '10.0.0.5', true, 200],
])('%s who asks for %s is shown dealers: %s', async (_, name, overview, status) => {
  const host = await testHost(
    { '.server/example.json': factsFile({}) },
    { overview, trustedProxies: LOOPBACK },
  );
  const answer = await host.ask('/', { host: name, headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect([answer.status, answer.text.includes('Example Motors')]).toEqual([status, overview]);
});
