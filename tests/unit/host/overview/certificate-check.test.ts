import { expect, test } from 'vitest';
import { factsFile, sharedHost, testHost } from '#tests/unit/host/fixture.ts';

const facts = { url: 'https://www.example-motors.com.au', otherHosts: ['example-motors.com.au'] };
const files = { 'example/index.html': 'home', '.server/example.json': factsFile(facts) };
const host = sharedHost(files, { env: { OPERATOR_HOST: 'Ops.example.net' } });

const check = (query: string, name = '127.0.0.1') => host.ask(`/tls/allowed${query}`, { host: name });

test.each([
  ['the domain of a dealer', '?domain=www.example-motors.com.au', 200],
  ['another name of it', '?domain=example-motors.com.au', 200],
  ['a domain in capitals', '?domain=WWW.Example-Motors.com.au', 200],
  ['the domain of operators', '?domain=ops.example.net', 200],
  ['a domain of nobody', '?domain=evil.example', 404],
  ['a part of a domain', '?domain=com.au', 404],
  ['the name of a folder', '?domain=example.localhost', 404],
  ['localhost', '?domain=localhost', 404],
  ['an address', '?domain=203.0.113.7', 404],
  ['nothing', '', 404],
])('a proxy that asks whether to get a certificate for %s: %s is %i', async (_, query, status) => {
  expect((await check(query)).status).toBe(status);
});

test('visitors of a site get its own page of that address', async () => {
  expect((await check('?domain=www.example-motors.com.au', 'www.example-motors.com.au')).text).toContain(
    'no page',
  );
});

test.each([
  ['its domain', '?domain=www.example-motors.com.au', 200],
  ['another name of it', '?domain=example-motors.com.au', 200],
  ['the domain of a dealer whom it does not serve', '?domain=www.other.com.au', 404],
  ['another name of that one', '?domain=other.com.au', 404],
  ['a domain of nobody', '?domain=evil.example', 404],
])('a host with a single dealer answers for %s: %s is %i', async (_, query, status) => {
  const names = (name: string) => ({ url: `https://www.${name}.com.au`, otherHosts: [`${name}.com.au`] });
  const single = await testHost(
    {
      'example/index.html': 'home',
      '.server/example.json': factsFile(names('example-motors')),
      'other/index.html': 'other home',
      '.server/other.json': factsFile({ slug: 'other', ...names('other') }),
    },
    { site: 'example' },
  );
  expect((await single.ask(`/tls/allowed${query}`, { host: '127.0.0.1' })).status).toBe(status);
  expect((await single.ask('/tls/allowed', { host: 'www.example-motors.com.au' })).text).toContain('no page');
});
