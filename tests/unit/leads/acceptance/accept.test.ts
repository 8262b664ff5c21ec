import { describe, expect, test } from 'vitest';
import type { CarType } from '#domain/car/car-type.ts';
import { acceptLead } from '#leads/acceptance/accept.ts';
import type { CaptchaVerdict } from '#leads/captcha/altcha.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { createLeadId } from '#leads/intake/lead-id.ts';
import { createValuation } from '#leads/valuation/online-valuation.ts';
import {
  acceptBody,
  makeAcceptContext,
  makeLeadRequest,
  openEmptyStore,
} from '#tests/support/factories/make-accept-context.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeCarFacts } from '#tests/support/factories/make-site-facts.ts';
import { GOOD_ANSWERS } from '#tests/support/factories/valuation-answers.ts';

/** A dealer with one car, of the id 'c1'. */
const withCar = (over: Parameters<typeof makeCarFacts>[0] = {}) => ({
  site: { stock: { c1: makeCarFacts(over) } },
});

/** The payload of a request that is accepted. */
async function acceptedPayload(...args: Parameters<typeof acceptBody>): Promise<Lead['payload']> {
  const { result, leads } = await acceptBody(...args);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
  expect(leads).toEqual([result.lead]);
  return result.lead.payload;
}

const acceptedValues = async (...args: Parameters<typeof acceptBody>) =>
  (await acceptedPayload(...args)).userData;

describe('a lead', () => {
  test('is recorded with its context and the values of its form, and nothing that was not there', async () => {
    const { result, leads } = await acceptBody({ key: 'key-of-ada', userData: { unknown: 'x' } });
    const [lead] = leads;
    expect(result).toEqual({ ok: true, lead });
    expect(lead).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      site: 'example',
      form: 'enquiry',
      received_at: '2026-11-21T00:00:00.000Z',
      sent_at: '2026-11-21T00:00:00Z',
      handling: 'deliver',
      payload: {
        url: 'https://www.example.com.au/cars/a/',
        source: 'Website',
        user_agent: 'Test',
        car_id: null,
        car_dealership_id: null,
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
          subcategory: 'No Car Chosen',
          isLastStep: true,
        },
      },
    });
  });

  test('has an id of its dealer, its key and its message, but not of when and with which captcha it was sent', async () => {
    const request = makeLeadRequest({ captcha: 'a token' });
    const result = await acceptLead(request, makeAcceptContext(await openEmptyStore()));
    const { sent_at: _, captcha: __, key, ...body } = request;
    expect(result).toMatchObject({ lead: { id: createLeadId({ site: 'example', key, body }) } });
  });

  test('that comes again is the recorded one, however many leads the visitor has sent', async () => {
    const store = await openEmptyStore();
    const request = makeLeadRequest();
    const first = await acceptLead(request, makeAcceptContext(store));
    const again = { ...request, sent_at: '2026-11-21T00:00:05Z', captcha: 'another token' };
    const later = makeAcceptContext(store, {
      now: new Date('2026-11-21T00:00:05Z'),
      limiter: {
        countUnverifiedLead: () => Promise.resolve(),
        countLead: () => Promise.reject(new Error('too many')),
      },
    });
    expect(await acceptLead(again, later)).toEqual(first);
    await expect(acceptLead({ ...request, key: 'another-key' }, later)).rejects.toThrow('too many');
    expect(await Array.fromAsync(store.listRecords('example'))).toHaveLength(1);
  });

  test('with mistakes is refused with a sentence for each, and not recorded', async () => {
    const { result, leads } = await acceptBody({ userData: { name: '', postcode: '48' } });
    expect(result).toEqual({
      ok: false,
      fields: {
        name: 'Enter your first name.',
        postcode: 'Invalid postcode. Please enter a 4-digit number.',
      },
    });
    expect(leads).toEqual([]);
  });

  test.each([
    [true, true],
    ['true', true],
    ['on', true],
    [false, false],
    ['', false],
  ])('with a box that is %j has consent: %s (T-64)', async (opt_in, consent) => {
    expect(await acceptedValues({ userData: { opt_in } })).toMatchObject({ opt_in: consent });
  });

  test('may have numbers for texts', async () => {
    expect(await acceptedValues({ userData: { postcode: 4870 } })).toMatchObject({ postcode: '4870' });
  });

  test.each<[string, string | null, boolean, string?]>([
    ['a day that was not over when it was sent', '2026-11-16T00:00:00Z', true],
    ['a day that was over when it was sent', '2026-11-17T00:00:00Z', false],
    ['a day that is over, by a clock that is ahead', '2030-01-01T00:00:00Z', false],
    ['a day that is over, by no clock', null, false],
    ['today, by a clock that is ahead', '2030-01-01T00:00:00Z', true, '2026-11-21T10:00'],
    ['today, by no clock', null, true, '2026-11-21T10:00'],
  ])('may be for %s: %s, %s (T-69)', async (_, sent_at, ok, test_drive_date = '2026-11-15T10:00') => {
    const body = { form: 'test-drive', sent_at, userData: { test_drive_date } };
    expect((await acceptBody(body)).result.ok).toBe(ok);
  });

  test('has what the site adds to the values of its form', async () => {
    const site = { locations: [makeLocation({ address: { state: 'wa' } })] };
    const userData = { test_drive_date: ' 2026-11-23T08:30 ' };
    expect(await acceptedValues({ form: 'test-drive', userData }, { site })).toMatchObject({
      test_drive_date: '2026-11-23T08:30',
      test_drive_time_zone: 'Australia/Perth',
    });
  });

  test('has the valuation of this site that it names', async () => {
    const signingKey = { secret: 'secret', site: 'example' };
    const lookup = { rego: '123ABC', regoState: 'qld', found: null } as const;
    const result = { adjustmentAnswers: GOOD_ANSWERS, estimate: null, example: false };
    const { id, ...valuation } = createValuation(lookup, result, signingKey, new Date());
    const ours = await acceptedPayload({ userData: { valuation: id } }, { signingKey });
    expect(ours.valuation).toEqual(valuation);
    for (const userData of [{ valuation: 'forged' }, {}])
      expect(await acceptedPayload({ userData }, { signingKey })).not.toHaveProperty('valuation');
  });
});

describe('a lead about a car', () => {
  test('has its name, which outlives the listing', async () => {
    expect(await acceptedPayload({ car_id: 'c1' }, withCar())).toMatchObject({
      car_id: 'c1',
      car_name: '2021 Toyota Corolla',
    });
    expect(await acceptedPayload({ car_id: 'gone' })).not.toHaveProperty('car_name');
  });

  test.each([
    ['ours', 'ours'],
    [null, 'theirs'],
    ['', 'theirs'],
  ])('of the dealership %j belongs to %s', async (dealership_id, dealership) => {
    const payload = await acceptedPayload(
      { car_id: 'c1', car_dealership_id: 'theirs' },
      withCar({ dealership_id }),
    );
    expect(payload.car_dealership_id).toBe(dealership);
  });

  test.each([
    ['reserve', 200, '200'],
    ['reserve', 0, '0'],
    ['reserve', null, undefined],
    ['enquiry', 200, undefined],
  ])('from the form %s has the fee for holding it: %j is %j', async (form, fee, recorded) => {
    const userData = { contact_by: 'Email' };
    const values = await acceptedValues({ form, car_id: 'c1', userData }, withCar({ hold: { fee } }));
    expect(Object(values).reserve_fee).toBe(recorded);
  });

  test.each([
    ['is not in stock', 'gone', null],
    ['is sold', 'c1', null],
  ])('that %s cannot be reserved', async (_, car_id, hold) => {
    const userData = { contact_by: 'Email' };
    expect(await acceptBody({ form: 'reserve', car_id, userData }, withCar({ hold }))).toEqual({
      result: { ok: false, refused: 'unavailable' },
      leads: [],
    });
  });
});

test('a vehicle is reserved by one visitor with a fee, until that reservation is erased', async () => {
  const store = await openEmptyStore();
  const now = new Date();
  const reserve = (key: string) =>
    acceptLead(
      makeLeadRequest({ key, form: 'reserve', car_id: 'c1', userData: { contact_by: 'Email' } }),
      makeAcceptContext(store, { ...withCar({ hold: { fee: 200 } }), now }),
    );
  const first = await reserve('first-visitor');
  expect(first).toMatchObject({ ok: true });
  expect(await reserve('second-visitor')).toEqual({ ok: false, refused: 'reserved' });
  if (first.ok) await store.erase('example', first.lead.id, now);
  expect(await reserve('third-visitor')).toMatchObject({ ok: true });
  expect(await reserve('fourth-visitor')).toEqual({ ok: false, refused: 'reserved' });
});

describe('the category of a lead', () => {
  const GENERAL = { category: 'General Enquiry' };
  const CAREERS = { ...GENERAL, subcategory: 'Career Enquiry' };

  const CAREER = 'General Enquiry / Career Enquiry';

  test.each<[string, string, object, CarType | undefined, string]>([
    ['is the one of its form', 'finance', {}, undefined, 'Finance Enquiry / No Car Chosen'],
    ['of a workshop is divided by the form', 'service', {}, undefined, 'Service Enquiry / Service Booking'],
    ['is divided by the condition of its car (T-62)', 'finance', {}, 'used', 'Finance Enquiry / Used Car'],
    ['is divided by the form, if that says how', 'email-us', {}, undefined, 'General Enquiry / Email Us'],
    ['is the one that the visitor chose', 'contact', GENERAL, undefined, 'General Enquiry / Contact Us'],
    ['may be careers (T-61)', 'contact', { category: 'Careers Enquiry' }, undefined, CAREER],
    ['may be careers by its subcategory alone', 'contact', CAREERS, undefined, CAREER],
    ['is careers although a car is named', 'contact', CAREERS, 'used', CAREER],
    ['is careers in the form for them', 'careers', {}, undefined, CAREER],
    ['is not careers in another form', 'finance', CAREERS, undefined, 'Finance Enquiry / No Car Chosen'],
    ['is not general if a car is named', 'contact', GENERAL, 'demo', 'Vehicle Enquiry / New Car'],
  ])('%s', async (_, form, userData, car_type, filed) => {
    const body = { form, userData, car_id: 'c1' } as Parameters<typeof acceptedValues>[0];
    const over = car_type && withCar({ car_type });
    const { category, subcategory } = Object(await acceptedValues(body, over));
    expect(`${category} / ${subcategory}`).toBe(filed);
  });
});

/** A captcha with one verdict, and what it was asked. */
function makeCaptcha(verdict: CaptchaVerdict) {
  const asked: (readonly [token: string, leadId: string])[] = [];
  const verify = (token: string, leadId: string) => {
    asked.push([token, leadId]);
    return Promise.resolve(verdict);
  };
  return { asked, captcha: { challenge: () => Promise.resolve(null), verify } };
}

describe('a lead that fills in the field that no person sees is spam (T-68)', () => {
  test('with the values of its form', async () => {
    const { leads } = await acceptBody({ userData: { empty: 'x' } });
    expect(leads).toMatchObject([{ handling: 'spam', payload: { userData: { phone: '+61412345678' } } }]);
  });

  test('with what it wrote, if that is wrong', async () => {
    const { result, leads } = await acceptBody({ userData: { empty: 'x', phone: '1', opt_in: false } });
    expect(result.ok).toBe(true);
    expect(leads).toMatchObject([
      { handling: 'spam', payload: { userData: { phone: '1', opt_in: '', empty: 'x' } } },
    ]);
  });

  test('whatever its captcha is', async () => {
    const { captcha } = makeCaptcha('failed');
    const body = { form: 'email-us', captcha: 'token', userData: { empty: 'x' } };
    const { leads } = await acceptBody(body, { captcha });
    expect(leads).toMatchObject([{ handling: 'spam' }]);
    expect(leads[0]).not.toHaveProperty('verified');
    expect(leads[0]?.payload).not.toHaveProperty('verification');
  });

  test.each([{ empty: '' }, { empty: false }])('but not with %j', async (userData) => {
    expect((await acceptBody({ userData })).leads).toMatchObject([{ handling: 'deliver' }]);
  });
});

describe('the captcha of a general enquiry (T-93)', () => {
  const limiter = {
    countLead: () => Promise.resolve(),
    countUnverifiedLead: () => Promise.reject(new Error('too many unverified leads')),
  };

  test('that is passed is recorded beside what the dealer receives', async () => {
    const { asked, captcha } = makeCaptcha('passed');
    const body = { form: 'contact', captcha: 'a token', userData: { category: 'General Enquiry' } };
    const site = { leads: { unverified: 'hold' } } as const;
    const { leads } = await acceptBody(body, { captcha, site, limiter });
    expect(leads).toMatchObject([{ handling: 'deliver', verified: true }]);
    expect(leads[0]?.payload).not.toHaveProperty('verification');
    expect(asked).toEqual([['a token', leads[0]?.id]]);
  });

  test('that is failed refuses the lead', async () => {
    const { captcha } = makeCaptcha('failed');
    expect(await acceptBody({ form: 'email-us', captcha: 'a token' }, { captcha })).toEqual({
      result: { ok: false, fields: { captcha: "Our spam check didn't finish. Please try again." } },
      leads: [],
    });
  });

  test.each([
    ['deliver', 'deliver'],
    ['hold', 'held'],
  ] as const)('that could not be checked marks the lead: %s', async (unverified, handling) => {
    const { captcha } = makeCaptcha('unknown');
    const site = { leads: { unverified } };
    const { leads } = await acceptBody({ form: 'email-us', captcha: 'a token' }, { captcha, site });
    expect(leads).toMatchObject([{ handling, payload: { verification: 'unverified' } }]);
  });

  test.each([null, ''])('that was not solved (%j) cannot be checked', async (token) => {
    const { asked, captcha } = makeCaptcha('passed');
    const { leads } = await acceptBody({ form: 'email-us', captcha: token }, { captcha });
    expect(leads).toMatchObject([{ payload: { verification: 'unverified' } }]);
    expect(asked).toEqual([]);
  });

  test('that could not be checked too often lets nothing through', async () => {
    const store = await openEmptyStore();
    const context = makeAcceptContext(store, { captcha: makeCaptcha('unknown').captcha, limiter });
    await expect(acceptLead(makeLeadRequest({ form: 'email-us' }), context)).rejects.toThrow(
      'too many unverified leads',
    );
    expect(await Array.fromAsync(store.listRecords('example'))).toEqual([]);
  });

  test('is not asked of other enquiries', async () => {
    const { asked, captcha } = makeCaptcha('failed');
    const { leads } = await acceptBody({ captcha: 'a token' }, { captcha });
    expect(leads).toMatchObject([{ handling: 'deliver' }]);
    expect(leads[0]).not.toHaveProperty('verified');
    expect(leads[0]?.payload).not.toHaveProperty('verification');
    expect(asked).toEqual([]);
  });

  test('is not asked by a dealer without one', async () => {
    const { leads } = await acceptBody({ form: 'email-us' });
    expect(leads[0]?.payload).not.toHaveProperty('verification');
  });
});
