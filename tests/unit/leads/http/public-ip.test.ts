import { describe, expect, onTestFinished, test } from 'vitest';
import { createSafePost } from '#leads/http/safe-post.ts';
import { isPublicIp } from '#platform/http/public-address.ts';
import { startTestCrm } from '#tests/support/servers/test-crm.ts';

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '172.32.0.1',
  '192.167.1.1',
  '2606:4700::1111',
  '2a00:1450::1',
])('%s is public', (address) => expect(isPublicIp(address)).toBe(true));

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'ff02::1',
  '2001:0:1::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  'localhost',
  '',
])('%s is not', (address) => expect(isPublicIp(address)).toBe(false));

describe('a lead is not posted', () => {
  const post = createSafePost(new Set());

  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://127.0.0.1./',
    'https://①②⑦.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00:ec2::254]/',
    'https://0/',
    'https://localhost/',
    'https://LOCALHOST/',
    'https://user:pass@10.0.0.1/',
  ])('to %s', async (address) => {
    await expect(post(new URL(address), {}, '{}')).rejects.toThrow('its address is not public');
  });

  test.each(['http://example.com/', 'http://127.0.0.1/', 'ftp://example.com/', 'file:///etc/passwd'])(
    'to %s, which is not https',
    (address) => expect(post(new URL(address), {}, '{}')).rejects.toThrow('its address is not https'),
  );

  test('to a name that leads to this machine: nothing arrives there', async () => {
    const crm = await startTestCrm();
    onTestFinished(crm.close);
    const { port } = new URL(crm.url);
    await expect(post(new URL(`https://localhost:${port}/`), {}, '{}')).rejects.toThrow('not public');
    expect(crm.requestCount()).toBe(0);
  });
});

describe('a host that the operator allows', () => {
  const post = createSafePost(new Set(['127.0.0.1']));

  test('does not lead elsewhere: redirects are answers like others', async () => {
    const crm = await startTestCrm();
    onTestFinished(crm.close);
    crm.respondWith(() => ({ status: 307, headers: { location: crm.url } }));
    expect(await post(new URL(crm.url), {}, '{}')).toMatchObject({ status: 307 });
    expect(crm.requestCount()).toBe(1);
  });
});
