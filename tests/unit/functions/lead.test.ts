import { describe, expect, test } from 'vitest';
import enquiry from '#functions/enquiry.ts';
import lead, { config } from '#functions/lead.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { makeAppContext, type TestAppContext } from '#tests/support/factories/make-app-context.ts';
import { makeFormConfig } from '#tests/support/factories/make-form-config.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeCarFacts } from '#tests/support/factories/make-site-facts.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';

const PLAIN = { 'content-type': 'application/x-www-form-urlencoded' };

function send(world: TestAppContext, body: object, more: Parameters<typeof callFunction>[3] = {}) {
  return callFunction(lead, world, '/api/lead', { body, ...more });
}

/** Answers with the lead that was kept under the id of an answer. */
function kept(world: TestAppContext, { json }: { json: { readonly [key: string]: unknown } | undefined }) {
  return world.leads.find('example', String(json?.lead_id));
}

describe('a lead that is taken', () => {
  test('is kept with its whole payload and waits for its delivery', async () => {
    const world = await makeAppContext();
    const answer = await send(world, makeLeadBody({ car_id: 'c1', car_dealership_id: 'd1' }));
    expect(answer).toMatchObject({ status: 200, json: { lead_id: expect.stringMatching(/^[0-9a-f]{32}$/) } });
    expect(Object.keys(answer.json ?? {})).toEqual(['lead_id']);
    expect(await kept(world, answer)).toEqual({
      id: answer.json?.lead_id,
      site: 'example',
      form: 'enquiry',
      received_at: '2026-11-21T00:00:00.000Z',
      sent_at: '2026-11-21T00:00:00Z',
      handling: 'deliver',
      payload: {
        url: 'https://www.example.com.au/cars/a/',
        source: 'Website',
        user_agent: 'Test',
        car_id: 'c1',
        car_dealership_id: 'd1',
        lead_attributes: { visited_pages: ['/', '/cars/a/'], linked_query_params: { utm_source: 'mail' } },
        userData: {
          name: 'Ada',
          last_name: 'Example',
          phone: '+61412345678',
          email: 'ada@example.com',
          postcode: '4870',
          message: 'Is it still there?',
          opt_in: true,
          opt_in_text: 'Send me news.',
          category: 'Vehicle Enquiry',
          isLastStep: true,
        },
      },
    });
    expect(await world.leads.listPending('example')).toEqual([
      { id: answer.json?.lead_id, due_at: '2026-11-21T00:00:00.000Z', tries: 0 },
    ]);
  });

  // The importer joins keys with '~' and numbers twins; other cells are taken as they are.
  test.each(['7~C100', 'U1~2', '10 452/A', 'é,', '../../etc/passwd', ''])(
    'may be about a car that its feed calls %j',
    async (id) => {
      const world = await makeAppContext();
      const answer = await send(world, makeLeadBody({ car_id: id, car_dealership_id: id }));
      expect(answer.status).toBe(200);
      expect(await kept(world, answer)).toMatchObject({ payload: { car_id: id } });
    },
  );

  test.each([
    ['when it was sent is taken though it came later', '2026-11-14T00:00:00Z', 200],
    ['when it was sent is refused', '2026-11-17T00:00:00Z', 422],
    ['now is refused, whatever a clock that is ahead says', '2030-01-01T00:00:00Z', 422],
  ])('for a day that was over %s', async (_, sent_at, status) => {
    const world = await makeAppContext();
    const userData = { test_drive_date: '2026-11-15T10:00' };
    const answer = await send(world, makeLeadBody({ form: 'test-drive', sent_at, userData }));
    expect(answer.status).toBe(status);
  });

  test('is the same lead at the address of enquiries', async () => {
    const world = await makeAppContext();
    const body = makeLeadBody();
    const first = await send(world, body);
    const second = await callFunction(enquiry, world, '/api/enquiry', { body });
    expect(second).toMatchObject({ status: 200, json: first.json });
  });

  test('belongs to the dealership of its car, whatever the sender says', async () => {
    const stock = { c1: makeCarFacts({ dealership_id: 'ours' }) };
    const world = await makeAppContext({ facts: { stock } });
    const ours = await kept(
      world,
      await send(world, makeLeadBody({ car_id: 'c1', car_dealership_id: 'theirs' })),
    );
    const gone = await kept(
      world,
      await send(world, makeLeadBody({ car_id: 'c9', car_dealership_id: 'theirs' })),
    );
    const none = await kept(world, await send(world, makeLeadBody({ car_id: 'constructor' })));
    expect([ours, gone, none].map((entry) => entry?.payload.car_dealership_id)).toEqual([
      'ours',
      'theirs',
      null,
    ]);
  });

  test('about careers is a general enquiry with a subcategory (T-61)', async () => {
    const world = await makeAppContext();
    const careers = await kept(world, await send(world, makeLeadBody({ form: 'careers' })));
    const chosen = await kept(
      world,
      await send(world, makeLeadBody({ form: 'contact', userData: { category: 'Careers Enquiry' } })),
    );
    const filed = { category: 'General Enquiry', subcategory: 'Career Enquiry' };
    expect([careers?.payload.userData, chosen?.payload.userData]).toMatchObject([filed, filed]);
  });

  test.each([
    ['the place of its car', 'c1', 'Australia/Perth'],
    ['the first place, where the car has none', 'c2', 'Australia/Brisbane'],
    ['the first place, where there is no car', null, 'Australia/Brisbane'],
  ])('books a test drive in the zone of %s (T-69)', async (_, car_id, zone) => {
    const facts = {
      locations: [makeLocation({ id: 'cairns' }), makeLocation({ id: 'perth', address: { state: 'wa' } })],
      stock: {
        c1: makeCarFacts({ location_id: 'perth' }),
        c2: makeCarFacts(),
      },
    };
    const world = await makeAppContext({ facts });
    const userData = { test_drive_date: '2026-11-23T08:30' };
    const booked = await kept(
      world,
      await send(world, makeLeadBody({ form: 'test-drive', car_id, userData })),
    );
    expect(booked?.payload.userData).toMatchObject({ ...userData, test_drive_time_zone: zone });
    const none = await kept(world, await send(world, makeLeadBody({ form: 'test-drive', car_id })));
    expect(none?.payload.userData).not.toHaveProperty('test_drive_time_zone');
  });

  test('books a test drive in the zone of the chosen dealership (T-69)', async () => {
    const facts = {
      locations: [
        makeLocation({ id: 'cairns', dealership_slug: 'north' }),
        makeLocation({ id: 'perth', dealership_slug: 'west', address: { state: 'wa' } }),
      ],
      forms: makeFormConfig({
        dealerships: [
          { slug: 'north', name: 'North' },
          { slug: 'west', name: 'West' },
        ],
      }),
    };
    const world = await makeAppContext({ facts });
    const userData = { test_drive_date: '2026-11-23T08:30', dealership_slug: 'west' };
    const booked = await kept(world, await send(world, makeLeadBody({ form: 'test-drive', userData })));
    expect(booked?.payload.userData).toMatchObject({ test_drive_time_zone: 'Australia/Perth' });
  });

  test('what comes with it is cut to size', async () => {
    const world = await makeAppContext();
    const visited_pages = Array.from({ length: 60 }, (_, n) => `/${n}/`);
    const linked_query_params = Object.fromEntries(visited_pages.map((page) => [page, 'x'.repeat(10)]));
    const answer = await send(
      world,
      makeLeadBody({
        url: `/${'u'.repeat(3000)}`,
        user_agent: 'a'.repeat(900),
        lead_attributes: { visited_pages, linked_query_params },
      }),
    );
    const payload = (await kept(world, answer))?.payload;
    expect(payload).toMatchObject({
      url: `/${'u'.repeat(1999)}`,
      user_agent: 'a'.repeat(500),
      lead_attributes: { visited_pages: visited_pages.slice(10) },
    });
    expect(Object.keys(Object(Object(payload?.lead_attributes).linked_query_params))).toHaveLength(40);
  });

  test('control characters and halves of characters are taken out; all that can be seen stays', async () => {
    const world = await makeAppContext();
    const message = 'a\u0000b\u001b[31mc\r\nd\te\ud800 “𝓍” ﷽ <script> \u202e';
    const answer = await send(world, makeLeadBody({ userData: { message } }));
    expect((await kept(world, answer))?.payload.userData).toMatchObject({
      message: 'ab[31mc\nd\te\ufffd “𝓍” ﷽ <script> \u202e',
    });
  });
});

describe('the same lead again', () => {
  test('has the same id and is one record, whenever and with whatever captcha it is sent', async () => {
    const world = await makeAppContext();
    const body = makeLeadBody();
    const first = await send(world, body);
    world.time = new Date('2026-11-25T00:00:00Z');
    const again = await send(world, { ...body, sent_at: '2026-11-25T00:00:00Z', captcha: 'another' });
    expect(again).toMatchObject({ status: 200, json: first.json });
    expect(await world.leads.listPending('example')).toHaveLength(1);
    expect(await kept(world, first)).toMatchObject({ received_at: '2026-11-21T00:00:00.000Z' });
  });

  test('with another key, or other words, is another lead', async () => {
    const world = await makeAppContext();
    const body = makeLeadBody();
    await send(world, body);
    await send(world, { ...body, key: 'another-key' });
    await send(world, { ...body, userData: { ...body.userData, message: 'Other words.' } });
    expect(await world.leads.listPending('example')).toHaveLength(3);
  });

  test('is answered however many were sent before, and does not count', async () => {
    const world = await makeAppContext();
    const bodies = Array.from({ length: config.rateLimit.windowLimit }, () => makeLeadBody());
    const first = await Promise.all(bodies.map((body) => send(world, body)));
    expect(first.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    const again = await Promise.all([...bodies, ...bodies].map((body) => send(world, body)));
    expect(again.map(({ json }) => json)).toEqual([...first, ...first].map(({ json }) => json));
  });
});

describe('a lead that is refused', () => {
  test('too many in a minute: 429 with the seconds to wait; other callers and later ones are served', async () => {
    const world = await makeAppContext();
    for (let n = 0; n < config.rateLimit.windowLimit; n++) await send(world, makeLeadBody());
    world.time = new Date('2026-11-21T00:00:20Z');
    const refused = await send(world, makeLeadBody());
    expect(refused).toMatchObject({
      status: 429,
      json: { error: 'You have sent this several times. Please wait a minute and try again.' },
    });
    expect(refused.headers.get('retry-after')).toBe('40');
    expect((await send(world, makeLeadBody(), { ip: '203.0.113.2' })).status).toBe(200);
    world.time = new Date('2026-11-21T00:01:00Z');
    expect((await send(world, makeLeadBody())).status).toBe(200);
  });

  test.each([
    ['GET', 405],
    ['HEAD', 405],
    ['PUT', 405],
    ['DELETE', 405],
    ['OPTIONS', 405],
  ])('%s: %i, and which method is possible', async (method, status) => {
    const answer = await callFunction(lead, await makeAppContext(), '/api/lead', { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([status, 'POST']);
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a site whose name begins alike', { origin: 'https://www.example.com.au.evil.example' }],
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
    const world = await makeAppContext();
    expect(await send(world, makeLeadBody(), { headers })).toMatchObject({
      status: 403,
      json: { error: 'This was not sent from our site.' },
    });
    expect(await world.leads.listPending('example')).toEqual([]);
  });

  test('a browser that sends Referer alone is believed', async () => {
    const headers = { origin: undefined, referer: 'https://www.example.com.au/cars/a/' };
    expect((await send(await makeAppContext(), makeLeadBody(), { headers })).status).toBe(200);
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', 'text/json', ''])(
    'of type "%s": 415, and which types are possible',
    async (type) => {
      const answer = await send(await makeAppContext(), makeLeadBody(), {
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
      expect((await send(await makeAppContext(), { ...body, more }, { headers })).status).toBe(status);
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
    const { status } = await lead(request, { ip: '203.0.113.1' }, await makeAppContext());
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
    const answer = await callFunction(lead, await makeAppContext(), '/api/lead', { method: 'POST', body });
    expect(answer).toMatchObject({
      status: 422,
      json: { error: 'What was sent could not be read. Please load the page again.' },
    });
    expect(Object(Object.prototype).admin).toBeUndefined();
  });

  test.each([
    ['form', { form: 'nothing' }],
    ['form', { form: 'toString' }],
    ['form', { form: 7 }],
    ['key', { key: 'short' }],
    ['key', { key: 'a key with spaces' }],
    ['key', { key: null }],
    ['url', { url: ['/'] }],
    ['source', { source: 'Elsewhere' }],
    ['car_id', { car_id: { $ne: 1 } }],
    ['sent_at', { sent_at: 'yesterday' }],
    ['captcha', { captcha: 'x'.repeat(5000) }],
    ['userData.name', { userData: { name: ['Ada'] } }],
    ['userData.name', { userData: { name: { first: 'Ada' } } }],
    ['userData.name', { userData: { name: null } }],
    ['lead_attributes.visited_pages.0', { lead_attributes: { visited_pages: [1] } }],
    ['lead_attributes.linked_query_params.a', { lead_attributes: { linked_query_params: { a: {} } } }],
  ])('a wrong %s: 422 that names it', async (field, over) => {
    const answer = await send(
      await makeAppContext(),
      makeLeadBody(over as Parameters<typeof makeLeadBody>[0]),
    );
    expect(answer.status).toBe(422);
    expect(Object.keys(Object(answer.json?.fields))).toEqual([field]);
  });

  test('filled in wrongly: 422 with the words of each field, and nothing is kept', async () => {
    const world = await makeAppContext();
    const answer = await send(
      world,
      makeLeadBody({ userData: { postcode: '48700', message: '', phone: '1' } }),
    );
    expect(answer).toMatchObject({
      status: 422,
      json: {
        fields: {
          postcode: 'Invalid postcode. Please enter a 4-digit number.',
          message: 'Enter a message.',
          phone: 'Enter an Australian phone number, such as 0412 345 678.',
        },
      },
    });
    expect(await world.leads.listPending('example')).toEqual([]);
  });

  test('for another site than the one it is sent to: 422', async () => {
    const world = await makeAppContext();
    expect(await send(world, makeLeadBody({ site: 'other' }))).toMatchObject({
      status: 422,
      json: { fields: { site: 'is another site' } },
    });
    expect((await send(world, makeLeadBody({ site: 'example' }))).status).toBe(200);
  });

  test('at an address that is nobody’s: 404', async () => {
    const world = await makeAppContext();
    const request = new Request('https://nobody.example/api/lead', { method: 'POST', body: '{}' });
    expect((await lead(request, { ip: '' }, world)).status).toBe(404);
  });

  test('that cannot be kept: 503 in the exact words, to be tried again, and one line without a word of it', async () => {
    const full: LeadStore = {
      ...(await makeAppContext()).leads,
      find: () => Promise.resolve(undefined),
      save: () => Promise.reject(new Error('database or disk is full')),
    };
    const world = await makeAppContext({ leads: full });
    const answer = await send(world, makeLeadBody());
    expect(answer).toMatchObject({ status: 503, json: { error: 'An unexpected error occured' } });
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(world.lines).toEqual(['POST /api/lead: Error: database or disk is full']);
  });
});

describe('a program that fills in what people do not see (T-68)', () => {
  test.each([
    ['rightly', {}],
    ['wrongly', { postcode: 'x', email: 'spam' }],
  ])('is told that all is well, filled in %s; nothing is delivered', async (_, userData) => {
    const world = await makeAppContext();
    const answer = await send(
      world,
      makeLeadBody({ userData: { ...userData, empty: 'http://spam.example' } }),
    );
    expect(answer.status).toBe(200);
    expect(await kept(world, answer)).toMatchObject({ handling: 'spam' });
    expect(await world.leads.listPending('example')).toEqual([]);
  });
});

describe('a form without scripts', () => {
  const fields = {
    form: 'enquiry',
    car_id: 'c1',
    url: '/cars/a/',
    name: 'Ada',
    last_name: 'Example',
    phone: '0412 345 678',
    email: 'ada@example.com',
    postcode: '4870',
    message: 'Is it still there?\r\nThanks',
    empty: '',
  };
  const post = (world: TestAppContext, values: Record<string, string>, headers = {}) =>
    callFunction(lead, world, '/api/lead', {
      headers: { ...PLAIN, 'user-agent': 'Old browser', ...headers },
      body: new URLSearchParams(values).toString(),
    });

  test('is kept and leads on to the page of success; a second click is no second lead', async () => {
    const world = await makeAppContext();
    const answers = [await post(world, fields), await post(world, fields)];
    for (const { status, headers } of answers) {
      expect([status, headers.get('location')]).toEqual([303, '/success/?form=enquiry']);
    }
    const [{ id } = { id: '' }, ...others] = await world.leads.listPending('example');
    expect(others).toEqual([]);
    expect(await world.leads.find('example', id)).toMatchObject({
      sent_at: null,
      payload: {
        url: '/cars/a/',
        user_agent: 'Old browser',
        car_id: 'c1',
        userData: { name: 'Ada', opt_in: false, message: 'Is it still there?\nThanks' },
      },
    });
  });

  test('the same words on another day are another lead', async () => {
    const world = await makeAppContext();
    await post(world, fields);
    world.time = new Date('2026-11-22T00:00:00Z');
    await post(world, fields);
    expect(await world.leads.listPending('example')).toHaveLength(2);
  });

  test('filled in wrongly comes back with what was written, what is wrong, and no box ticked by us', async () => {
    const world = await makeAppContext();
    const answer = await post(world, { ...fields, postcode: '"><script>', name: 'Zoë' });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
    expect(answer.text).toContain('Invalid postcode. Please enter a 4-digit number.');
    expect(answer.text).toMatch(/<input[^>]* name="name"[^>]* value="Zoë"/);
    expect(answer.text).toContain('name="car_id" value="c1"');
    expect(answer.text).toContain('&quot;&gt;&lt;script&gt;');
    expect(answer.text).not.toContain('<script');
    expect(/<input[^>]* name="opt_in"[^>]*>/.exec(answer.text)?.[0]).not.toContain('checked');
  });

  test.each([
    ['from elsewhere', { origin: 'https://evil.example' }, fields, 403, 'This was not sent from our site.'],
    ['too long', {}, { ...fields, message: 'x'.repeat(40_000) }, 413, 'This is too long to be sent.'],
    ['of no form', {}, { ...fields, form: 'none' }, 422, 'What was sent is not complete.'],
  ])('%s is answered by a page with a sentence', async (_, headers, values, status, sentence) => {
    const answer = await post(await makeAppContext(), values, headers);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain('<h1>Nothing was sent</h1>');
    expect(answer.text).toContain(sentence);
  });

  test('of a general enquiry with a captcha is kept, and held for somebody to look at', async () => {
    const world = await makeAppContext({ facts: { forms: makeFormConfig({ captcha: true }) } });
    const answer = await post(world, { ...fields, form: 'contact', category: 'General Enquiry' });
    expect(answer.status).toBe(303);
    expect(await world.leads.listPending('example')).toEqual([]);
  });
});
