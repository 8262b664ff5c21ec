import { expect, test } from 'vitest';
import { sharedHost } from './fixture.ts';
import { photo } from './images/picture-host.ts';

const RULES = `/*
  Strict-Transport-Security: max-age=86400
  Content-Security-Policy: default-src 'self'
  Permissions-Policy: camera=()
`;

const host = sharedHost({
  'example/index.html': 'home',
  'example/cars/index.html': 'cars',
  'example/a.jpg': await photo(),
  'example/_headers': RULES,
  'example/_redirects': '/old /cars/ 301\n',
});

test.each([
  [200, '/', {}],
  [301, '/cars', {}],
  [301, '/old', {}],
  [404, '/nothing/', {}],
  [405, '/', { method: 'DELETE' }],
  [200, '/.netlify/images?url=/a.jpg&w=20', {}],
  [400, '/.netlify/images?url=/a.jpg&w=none', {}],
  [405, '/api/lead', {}],
])('an answer %i of a site has its security headers: %s', async (status, path, asked) => {
  const answer = await host.ask(path, asked);
  expect(answer).toMatchObject({
    status,
    headers: {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=86400',
      'permissions-policy': 'camera=()',
    },
  });
  expect(answer.headers['content-security-policy']).toMatch(/^default-src '(self|none)'/);
});

test.each([
  [400, '/%ff', 'example.localhost'],
  [404, '/', 'nobody.example'],
  [404, '/', 'nobody.localhost'],
  [200, '/', 'localhost'],
])('an answer %i without a site has security headers too: %s of %s', async (status, path, name) => {
  const answer = await host.ask(path, { host: name });
  expect(answer).toMatchObject({
    status,
    headers: { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' },
  });
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
});
