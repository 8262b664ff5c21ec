import { describe, expect, test } from 'vitest';
import lead from '#functions/lead.ts';
import { makeFormConfig, TWO_LOCATIONS } from '#tests/support/factories/make-form-config.ts';
import { makeCarFacts, makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { makeTestRuntime, type TestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';

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
    callFunction(lead, runtime, '/api/lead', {
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': 'Old browser',
        ...headers,
      },
      body: new URLSearchParams(values).toString(),
    });

  test('is stored and redirects to the success page; a second click is not a second lead', async () => {
    const runtime = await makeTestRuntime();
    const answers = [await post(runtime, fields), await post(runtime, fields)];
    for (const { status, headers } of answers) {
      expect([status, headers.get('location')]).toEqual([303, '/success/#sent-enquiry']);
    }
    const [{ id } = { id: '' }, ...others] = await runtime.leads.listPending('example');
    expect(others).toEqual([]);
    expect(await runtime.leads.find('example', id)).toMatchObject({
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
    const answer = await post(runtime, { ...fields, postcode: '"><script>', name: 'Zoë' });
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
    [
      'from elsewhere',
      { origin: 'https://evil.example' },
      fields,
      403,
      'Please send this form from our website.',
    ],
    ['too long', {}, { ...fields, message: 'x'.repeat(40_000) }, 413, 'too long to send'],
    ['of no form', {}, { ...fields, form: 'none' }, 422, 'Something was missing.'],
  ])('%s is answered by a page with a sentence', async (_, headers, values, status, sentence) => {
    const answer = await post(await makeTestRuntime(), values, headers);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain('<h1>Sorry, that didn');
    expect(answer.text).toContain(sentence);
  });

  const general = { ...fields, car_id: '', form: 'contact', category: 'General Enquiry' };

  test('of a dealer that holds unverified enquiries is not said to be delivered', async () => {
    const { leads } = makeSiteFacts();
    const facts = {
      forms: makeFormConfig({ captcha: true }),
      leads: { ...leads, unverified: 'hold' as const },
    };
    const runtime = await makeTestRuntime({ facts });
    const answer = await post(runtime, general);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<h1>Your message is waiting to be checked</h1>');
    expect(await runtime.leads.listPending('example')).toEqual([]);
  });

  test("of a car's 'Enquire' link, which names the car in its address, is an enquiry about that car", async () => {
    const facts = { forms: makeFormConfig({ captcha: true }), stock: { c1: makeCarFacts() } };
    const runtime = await makeTestRuntime({ facts });
    await post(
      runtime,
      { ...general, url: '' },
      { referer: 'https://www.example.com.au/contact/?car_id=c1' },
    );
    const [{ id } = { id: '' }] = await runtime.leads.listPending('example');
    expect(await runtime.leads.find('example', id)).toMatchObject({
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
    const [{ id } = { id: '' }] = await runtime.leads.listPending('example');
    expect(await runtime.leads.find('example', id)).toMatchObject({
      payload: {
        url: referer,
        lead_attributes: { visited_pages: ['/finance/'], linked_query_params: query },
        userData: { dealership_slug: 'plain-mareeba' },
      },
    });
  });
});
