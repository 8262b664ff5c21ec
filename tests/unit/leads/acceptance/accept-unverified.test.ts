import { describe, expect, test } from 'vitest';
import { acceptLead } from '#leads/acceptance/accept.ts';
import type { CaptchaVerdict } from '#leads/captcha/altcha.ts';
import {
  acceptBody,
  makeAcceptContext,
  makeLeadRequest,
  openEmptyStore,
} from '#tests/support/factories/make-accept-context.ts';

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
    const captcha = {
      challenge: () => Promise.resolve(null),
      verify: (): Promise<CaptchaVerdict> => Promise.resolve('failed'),
    };
    const { leads } = await acceptBody(
      { form: 'email-us', captcha: 'token', userData: { empty: 'x' } },
      { captcha },
    );
    expect(leads).toMatchObject([{ handling: 'spam' }]);
    expect(leads[0]).not.toHaveProperty('verified');
    expect(leads[0]?.payload).not.toHaveProperty('verification');
  });

  test.each([{ empty: '' }, { empty: false }])('but not with %j', async (userData) => {
    expect((await acceptBody({ userData })).leads).toMatchObject([{ handling: 'deliver' }]);
  });
});

describe('the captcha of a general enquiry (T-93)', () => {
  /** A captcha with one verdict, and what it was asked. */
  function makeCaptcha(verdict: CaptchaVerdict) {
    const asked: (readonly [token: string, leadId: string])[] = [];
    const verify = (token: string, leadId: string) => {
      asked.push([token, leadId]);
      return Promise.resolve(verdict);
    };
    return { asked, captcha: { challenge: () => Promise.resolve(null), verify } };
  }
  const limiter = {
    countLead: () => Promise.resolve(),
    countUnverifiedLead: () => Promise.reject(new Error('too many unverified leads')),
  };

  test('that is passed is recorded beside what the dealer receives', async () => {
    const { asked, captcha } = makeCaptcha('passed');
    const { leads } = await acceptBody(
      { form: 'contact', captcha: 'a token', userData: { category: 'General Enquiry' } },
      { captcha, site: { leads: { unverified: 'hold' } }, limiter },
    );
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
    const { leads } = await acceptBody(
      { form: 'email-us', captcha: 'a token' },
      { captcha, site: { leads: { unverified } } },
    );
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
