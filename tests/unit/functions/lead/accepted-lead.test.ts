import STRINGS from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { sanitizeText } from '#leads/intake/sanitize-json.ts';
import { makeFormConfig, TWO_LOCATIONS } from '#tests/support/factories/make-form-config.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeCarFacts, makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { makeTestRuntime, type TestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { findLead, findOnlyLead, sendLead } from '#tests/support/servers/call-function.ts';

describe('a lead that is taken', () => {
  test('is stored as it was sent, and waits for delivery', async () => {
    const runtime = await makeTestRuntime();
    const answer = await sendLead(runtime, makeLeadBody({ car_id: 'c1', car_dealership_id: 'd1' }));
    expect(answer).toMatchObject({ status: 200, json: { lead_id: expect.stringMatching(/^[0-9a-f]{32}$/) } });
    expect(Object.keys(answer.json ?? {})).toEqual(['lead_id']);
    expect(await findLead(runtime, answer)).toMatchObject({
      id: answer.json?.lead_id,
      payload: { car_id: 'c1', car_dealership_id: 'd1', userData: { name: 'Ada', isLastStep: true } },
    });
    expect(await runtime.leads.listPending('example')).toEqual([
      { id: answer.json?.lead_id, due_at: '2026-11-21T00:00:00.000Z', tries: 0 },
    ]);
  });

  test.each(['name', 'message'])(
    'keeps what a visitor wrote as %s as it can be seen, whatever it is',
    async (field) => {
      const runtime = Object.assign(await makeTestRuntime(), { rateLimiter: () => 0 });
      let kept = 0;
      for (const text of STRINGS) {
        const answer = await sendLead(runtime, makeLeadBody({ userData: { [field]: text } }));
        expect([200, 422]).toContain(answer.status);
        if (answer.status === 422) continue;
        kept += 1;
        const seen = sanitizeText(text).normalize('NFC').trim();
        expect((await findLead(runtime, answer))?.payload.userData).toMatchObject({ [field]: seen });
      }
      expect(kept).toBeGreaterThan(300);
    },
  );

  // The importer joins keys with '~' and numbers twins; other cells are taken as they are.
  test.each(['7~C100', 'U1~2', '10 452/A', 'é,', '../../etc/passwd', ''])(
    'may be about a car that its feed calls %j',
    async (id) => {
      const runtime = await makeTestRuntime();
      const answer = await sendLead(runtime, makeLeadBody({ car_id: id, car_dealership_id: id }));
      expect(answer.status).toBe(200);
      expect(await findLead(runtime, answer)).toMatchObject({ payload: { car_id: id } });
    },
  );
});

test.each([
  ['rightly', {}],
  ['wrongly', { postcode: 'x', email: 'spam' }],
])(
  'a program that fills in what people do not see (T-68) gets a normal answer, filled in %s; nothing is delivered',
  async (_, userData) => {
    const runtime = await makeTestRuntime();
    const body = makeLeadBody({ userData: { ...userData, empty: 'http://spam.example' } });
    const answer = await sendLead(runtime, body);
    expect(answer.status).toBe(200);
    expect(await findLead(runtime, answer)).toMatchObject({ handling: 'spam' });
    expect(await runtime.leads.listPending('example')).toEqual([]);
  },
);

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
  const post = (runtime: TestRuntime, values: Record<string, string>, headers = {}) =>
    sendLead(runtime, new URLSearchParams(values), {
      headers: { 'user-agent': 'Old browser', ...headers },
    });

  test('is stored and redirects to the success page; a second click is not a second lead', async () => {
    const runtime = await makeTestRuntime();
    const answers = [await post(runtime, fields), await post(runtime, fields)];
    for (const { status, headers } of answers) {
      expect([status, headers.get('location')]).toEqual([303, '/success/#sent-enquiry']);
    }
    expect(await findOnlyLead(runtime)).toMatchObject({
      sent_at: null,
      payload: {
        url: '/cars/a/',
        user_agent: 'Old browser',
        car_id: 'c1',
        lead_attributes: { visited_pages: ['/cars/a/'], linked_query_params: {} },
        userData: { name: 'Ada', opt_in: false, message: 'Is it still there?\nThanks' },
      },
    });
  });

  test('the same values on another day are another lead', async () => {
    const runtime = await makeTestRuntime();
    await post(runtime, fields);
    runtime.time = new Date('2026-11-22T00:00:00Z');
    await post(runtime, fields);
    expect(await runtime.leads.listPending('example')).toHaveLength(2);
  });

  test('with mistakes comes back with its values and errors, and no box ticked by us', async () => {
    const runtime = await makeTestRuntime();
    const { status, headers, text } = await post(runtime, { ...fields, postcode: '"><script>', name: 'Zoë' });
    expect([status, headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
    expect(text).toContain('Invalid postcode. Please enter a 4-digit number.');
    expect(text).toMatch(/<input[^>]* name="name"[^>]* value="Zoë"/);
    expect(text).toContain('name="car_id" value="c1"');
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
    expect(text).not.toContain('<script');
    expect(/<input[^>]* name="opt_in"[^>]*>/.exec(text)?.[0]).not.toContain('checked');
  });

  const elsewhere = { origin: 'https://evil.example' };
  test.each([
    ['from elsewhere', elsewhere, {}, 403, 'Please send this form from our website.'],
    ['too long', {}, { message: 'x'.repeat(40_000) }, 413, 'too long to send'],
    ['of no form', {}, { form: 'none' }, 422, 'Something was missing.'],
  ])('%s is answered by a page with a sentence', async (_, headers, over, status, sentence) => {
    const answer = await post(await makeTestRuntime(), { ...fields, ...over }, headers);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain('<h1>Sorry, that didn');
    expect(answer.text).toContain(sentence);
  });

  const general = { ...fields, car_id: '', form: 'contact', category: 'General Enquiry' };
  const forms = makeFormConfig({ captcha: true });

  test('of a dealer that holds unverified enquiries is not said to be delivered', async () => {
    const leads = { ...makeSiteFacts().leads, unverified: 'hold' as const };
    const runtime = await makeTestRuntime({ facts: { forms, leads } });
    const answer = await post(runtime, general);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<h1>Your message is waiting to be checked</h1>');
    expect(await runtime.leads.listPending('example')).toEqual([]);
  });

  test("of a car's 'Enquire' link, which names the car in its address, is an enquiry about that car", async () => {
    const runtime = await makeTestRuntime({ facts: { forms, stock: { c1: makeCarFacts() } } });
    const referer = 'https://www.example.com.au/contact/?car_id=c1';
    await post(runtime, { ...general, url: '' }, { referer });
    expect(await findOnlyLead(runtime)).toMatchObject({
      payload: { car_id: 'c1', car_name: '2021 Toyota Corolla', userData: { category: 'Vehicle Enquiry' } },
    });
  });

  test('takes the campaign and the dealership from the address of its page, also after a mistake', async () => {
    const runtime = await makeTestRuntime({ facts: { forms: makeFormConfig(TWO_LOCATIONS) } });
    const query = { utm_source: 'facebook', gclid: 'Cj0', preferredDealership: 'plain-mareeba' };
    const referer = `https://www.example.com.au/finance/?${new URLSearchParams(query)}`;
    const finance = { ...fields, form: 'finance', car_id: '', url: '', dealership_slug: '' };
    const refused = await post(runtime, { ...finance, postcode: '' }, { referer });
    const url = /name="url" value="([^"]*)"/.exec(refused.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    await post(runtime, { ...finance, url }, { referer: 'https://www.example.com.au/api/lead' });
    expect(await findOnlyLead(runtime)).toMatchObject({
      payload: {
        url: referer,
        lead_attributes: { visited_pages: ['/finance/'], linked_query_params: query },
        userData: { dealership_slug: 'plain-mareeba' },
      },
    });
  });
});
