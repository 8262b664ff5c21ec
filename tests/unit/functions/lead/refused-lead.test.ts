import { describe, expect, test } from 'vitest';
import lead, { config } from '#functions/lead.ts';
import { FUNCTIONS } from '#functions/lib/functions.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeTestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { callFunction, sendLead } from '#tests/support/servers/call-function.ts';

describe('a lead that is refused', () => {
  test('too many in a minute: 429 with the seconds to wait; other callers and later ones are served', async () => {
    const runtime = await makeTestRuntime();
    for (let n = 0; n < config.rateLimit.windowLimit; n++) await sendLead(runtime, makeLeadBody());
    runtime.time = new Date('2026-11-21T00:00:20Z');
    const refused = await sendLead(runtime, makeLeadBody());
    expect(refused).toMatchObject({
      status: 429,
      json: { error: "You've sent this a few times. Please wait a minute and try again." },
    });
    expect(refused.headers.get('retry-after')).toBe('40');
    expect((await sendLead(runtime, makeLeadBody(), { ip: '203.0.113.2' })).status).toBe(200);
    runtime.time = new Date('2026-11-21T00:01:00Z');
    expect((await sendLead(runtime, makeLeadBody())).status).toBe(200);
  });

  test('both addresses take leads, and share one limit', async () => {
    const runtime = await makeTestRuntime();
    const sendTo = (path: string) =>
      callFunction(FUNCTIONS.get(path) ?? lead, runtime, path, { body: makeLeadBody() });
    for (let n = 0; n < config.rateLimit.windowLimit; n++)
      expect((await sendTo(n % 2 === 0 ? '/api/lead' : '/api/enquiry')).status).toBe(200);
    expect([(await sendTo('/api/lead')).status, (await sendTo('/api/enquiry')).status]).toEqual([429, 429]);
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])(
    'by %s: 405, and which method is possible',
    async (method) => {
      const { status, headers } = await sendLead(await makeTestRuntime(), undefined, { method });
      expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    },
  );

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a site whose name begins alike', { origin: 'https://www.example.com.au.evil.example' }],
    ['its own host without https', { origin: 'http://www.example.com.au' }],
    ['another port', { origin: 'https://www.example.com.au:8443' }],
    ['a file or a frame without rights', { origin: 'null' }],
    ['an address without scheme', { origin: 'www.example.com.au' }],
    ['a scheme that is no web', { origin: 'javascript://www.example.com.au' }],
    ['nowhere', { origin: undefined }],
    ['another site by Referer', { origin: undefined, referer: 'https://evil.example/www.example.com.au' }],
    [
      'another site, whatever Referer says',
      { origin: 'https://evil.example', referer: 'https://www.example.com.au/' },
    ],
  ])('from %s: 403', async (_, headers) => {
    const runtime = await makeTestRuntime();
    expect(await sendLead(runtime, makeLeadBody(), { headers })).toMatchObject({
      status: 403,
      json: { error: 'Please send this form from our website.' },
    });
    expect(await runtime.leads.listPending('example')).toEqual([]);
  });

  test('a browser that sends Referer alone is believed', async () => {
    const headers = { origin: undefined, referer: 'https://www.example.com.au/cars/a/' };
    expect((await sendLead(await makeTestRuntime(), makeLeadBody(), { headers })).status).toBe(200);
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', 'text/json', ''])(
    'of type "%s": 415, and which types are possible',
    async (type) => {
      const answer = await sendLead(await makeTestRuntime(), makeLeadBody(), {
        headers: { 'content-type': type },
      });
      expect([answer.status, answer.headers.get('accept')]).toEqual([
        415,
        'application/json, application/x-www-form-urlencoded',
      ]);
    },
  );

  test.each([
    [32_768, 200],
    [32_769, 413],
    [200_000, 413],
  ])('of %i bytes, whether it says so or not: %i', async (bytes, status) => {
    for (const headers of [{}, { 'content-length': String(bytes) }]) {
      const body = makeLeadBody({ more: '' });
      const more = 'x'.repeat(bytes - JSON.stringify(body).length);
      expect((await sendLead(await makeTestRuntime(), { ...body, more }, { headers })).status).toBe(status);
    }
  });

  test('without a length and without an end: 413 as soon as it is too long', async () => {
    let read = 0;
    const endless = new ReadableStream({
      pull(controller) {
        read += 1;
        controller.enqueue(new Uint8Array(8192).fill(32));
      },
    });
    const init = {
      method: 'POST',
      headers: { origin: 'https://www.example.com.au', 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    };
    const request = new Request('https://www.example.com.au/api/lead', init);
    const { status } = await lead(request, { ip: '203.0.113.1' }, await makeTestRuntime());
    expect(status).toBe(413);
    expect(read).toBeLessThan(8);
  });

  test.each([
    ['no JSON', '{"form":'],
    ['nothing', ''],
    ['a list', '[]'],
    ['a text', '"form"'],
    ['null', 'null'],
    ['invalid UTF-8 in a text', new Uint8Array(Buffer.from('{"form":"\xff"}', 'latin1'))],
    ['half a character in a text', new Uint8Array(Buffer.from('{"form":"\xe2\x82"}', 'latin1'))],
    ['thousands of lists in lists', '['.repeat(15_000) + ']'.repeat(15_000)],
    ['thousands of objects in objects', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
    ['a __proto__', '{"form":"enquiry","__proto__":{"admin":true}}'],
    ['a constructor within', '{"userData":{"constructor":{"prototype":{"x":1}}}}'],
  ])('%s: 422 with a sentence', async (_, body) => {
    expect(await sendLead(await makeTestRuntime(), body, { method: 'POST' })).toMatchObject({
      status: 422,
      json: { error: "We couldn't read that. Please reload the page and try again." },
    });
    expect(Object(Object.prototype).admin).toBeUndefined();
  });

  test('for another site than the one it is sent to: 422', async () => {
    const runtime = await makeTestRuntime();
    expect(await sendLead(runtime, makeLeadBody({ site: 'other' }))).toMatchObject({
      status: 422,
      json: { fields: { site: 'is another site' } },
    });
    expect((await sendLead(runtime, makeLeadBody({ site: 'example' }))).status).toBe(200);
  });

  test('at an address that is nobody’s: 404', async () => {
    const runtime = await makeTestRuntime();
    const request = new Request('https://nobody.example/api/lead', { method: 'POST', body: '{}' });
    expect((await lead(request, { ip: '' }, runtime)).status).toBe(404);
  });

  test('that cannot be stored: 503 with the exact text and Retry-After, and one log line without its content', async () => {
    const full: LeadStore = {
      ...(await makeTestRuntime()).leads,
      find: () => Promise.resolve(undefined),
      save: () => Promise.reject(new Error('database or disk is full')),
    };
    const runtime = await makeTestRuntime({ leads: full });
    const answer = await sendLead(runtime, makeLeadBody());
    expect(answer).toMatchObject({ status: 503, json: { error: 'An unexpected error occured' } });
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(runtime.lines).toEqual(['POST /api/lead: Error: database or disk is full']);
  });
});
