import { describe, expect, test, vi } from 'vitest';
import { LOOPBACK } from '#host/start-host.ts';
import { writeFiles } from '#tests/support/write-files.ts';
import { factsFile, sharedHost, testHost } from './fixture.ts';

const FILES = {
  'example/index.html': 'example',
  'example--showroom/index.html': 'example in showroom',
  'trucks/index.html': 'trucks',
  'plain/index.html': 'plain',
  '.server/example.json': factsFile({ otherHosts: ['example.com.au', 'old-example.net.au'] }),
  '.server/example--showroom.json': factsFile({ slug: 'example--showroom', template: 'showroom' }),
  '.server/example.pages.json': '{"pages":{}}',
  '.server/trucks.json': factsFile({
    slug: 'trucks',
    name: 'Trucks <Example>',
    url: 'https://trucks.example.com',
  }),
};

describe('the dealer of a request', () => {
  const host = sharedHost(FILES);

  test.each([
    ['example.localhost', 'example'],
    ['example.localhost:4321', 'example'],
    ['EXAMPLE.localhost', 'example'],
    ['example--showroom.localhost', 'example in showroom'],
    ['plain.localhost', 'plain'],
    ['www.example.com.au', 'example'],
    ['www.example.com.au:4321', 'example'],
    ['WWW.Example.com.au', 'example'],
    ['trucks.example.com', 'trucks'],
    ['trucks.example.com.', 'trucks'],
    ['example.localhost.:4321', 'example'],
  ])('%s is %s', async (name, text) => {
    expect(await host.ask('/', { host: name })).toMatchObject({ status: 200, text });
    expect(await host.ask('/', { host: name })).toMatchObject({ status: 200, text });
  });

  test.each(['localhost', 'localhost:4321', '127.0.0.1', '[::1]:4321', '192.168.1.20'])(
    '%s is the list of all sites',
    async (name) => {
      const { status, text } = await host.ask('/', { host: name });
      expect(status).toBe(200);
      expect(text).toContain('2 dealers, 2,468 vehicles');
    },
  );

  test('an unknown <slug>.localhost is a 404 page that names the sites', async () => {
    const { status, text, headers } = await host.ask('/cars/', { host: 'nobody.localhost:4321' });
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('No site is called “nobody”');
    expect(text).toContain('href="http://example.localhost:4321/"');
    expect(text).toContain('href="http://trucks.localhost:4321/"');
  });

  test.each(['evil.example', 'a.example.localhost', '.localhost', '..localhost', '_.server', 'a/b'])(
    '%s is not found, and the answer names no site',
    async (name) => {
      const { status, text } = await host.ask('/', { host: name });
      expect(status).toBe(404);
      expect(text).not.toMatch(/example|trucks/i);
    },
  );

  test.each([
    ['example.com.au', '/cars/?make=ford', 'https://www.example.com.au/cars/?make=ford'],
    ['EXAMPLE.com.au:4321', '/', 'https://www.example.com.au/'],
    ['old-example.net.au', '/a%20b/', 'https://www.example.com.au/a%20b/'],
  ])('another name of a site leads to the same address at its own: %s%s', async (name, path, location) => {
    expect(await host.ask(path, { host: name })).toMatchObject({ status: 301, headers: { location } });
    expect(await host.ask(path, { host: name, method: 'POST' })).toMatchObject({
      status: 308,
      headers: { location },
    });
  });

  test('X-Forwarded-Host means nothing without a trusted proxy', async () => {
    const headers = { 'x-forwarded-host': 'trucks.example.com' };
    expect(await host.ask('/', { headers })).toMatchObject({ text: 'example' });
  });
});

test('from a trusted proxy, X-Forwarded-Host names the dealer', async () => {
  const host = await testHost(FILES, { trustedProxies: LOOPBACK });
  const headers = { 'x-forwarded-host': 'trucks.example.com' };
  expect(await host.ask('/', { host: '127.0.0.1', headers })).toMatchObject({ text: 'trucks' });
});

test.each(['localhost', '127.0.0.1', 'trucks.localhost', 'anything.example'])(
  'with `site` every request goes to that one dealer: %s',
  async (name) => {
    const host = await testHost(FILES, { site: 'example--showroom' });
    expect(await host.ask('/', { host: name })).toMatchObject({ status: 200, text: 'example in showroom' });
  },
);

test('a dealer that changes its address is found only at the new one', async () => {
  const host = await testHost(FILES);
  const statusOf = async (name: string) => (await host.ask('/', { host: name })).status;
  expect(await statusOf('trucks.example.com')).toBe(200);
  await writeFiles(host.distDir, {
    '.server/trucks.json': factsFile({ slug: 'trucks', url: 'https://new.example.com' }),
  });
  expect(await statusOf('new.example.com')).toBe(200);
  expect(await statusOf('trucks.example.com')).toBe(404);
});

test('a broken facts file is reported on stderr once, and hides no other site', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const host = await testHost({
    ...FILES,
    '.server/trucks.json': '{',
    '.server/plain.json': factsFile({ slug: 'plain', brandColour: 'red' }),
  });
  for (const _ of [1, 2]) {
    const { text } = await host.ask('/', { host: 'localhost' });
    expect(text).toContain('1 dealer, 1,234 vehicles');
  }
  expect(await host.ask('/', { host: 'trucks.localhost' })).toMatchObject({ status: 200, text: 'trucks' });
  expect(said.mock.calls.flat().sort()).toEqual([
    expect.stringMatching(
      /plain\.json: brandColour: must be a colour of six hex digits\. Build the site again\.\n$/,
    ),
    expect.stringMatching(/trucks\.json: is not JSON\. Build the site again\.\n$/),
  ]);
});
