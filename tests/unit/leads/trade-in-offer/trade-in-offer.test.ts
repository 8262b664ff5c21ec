import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { JsonObject, Lead } from '#leads/intake/lead.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { createOfferLink, verifyOfferToken } from '#leads/trade-in-offer/offer-link.ts';
import { renderOfferEmail } from '#leads/trade-in-offer/render-offer-email.ts';
import {
  findOffer,
  OfferError,
  offerTermsSchema,
  recordOffer,
} from '#leads/trade-in-offer/trade-in-offer.ts';
import { signToken } from '#platform/signed-token.ts';
import { openEmptyStore } from '#tests/support/factories/make-accept-context.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeEnquiry } from '#tests/support/factories/make-outbound-lead.ts';
import { GOOD_ANSWERS } from '#tests/support/factories/valuation-answers.ts';

const NOW = new Date('2026-11-21T00:00:00.000Z');
const TODAY = '2026-11-21';
const TERMS = { amount: 18_500, until: '2026-12-05', conditions: 'Subject to an inspection.' };
const DEFAULT_CONDITIONS =
  'Subject to an inspection, after which we may revise or withdraw the offer. Nothing is signed or paid until then.';
const VALUATION = {
  rego: '123ABC',
  regoState: 'qld',
  vehicle: { year: 2019, make: 'Toyota', model: 'Corolla', badge: 'SX', body: null },
  adjustmentAnswers: GOOD_ANSWERS,
  estimate: { low: 12_300, high: 13_900 },
  valid_until: '2026-11-28T00:00:00.000Z',
  example: false,
};

function makeTradeIn(
  userData: JsonObject = { category: 'Trade-In', Rego: '123ABC' },
  over: Partial<Lead> = {},
) {
  return makeLead({ form: 'trade-in', payload: { userData }, ...over });
}

const record = (store: LeadStore, lead: Lead, terms = TERMS) =>
  recordOffer(lead, terms, { store, now: NOW, today: TODAY });

const countRecords = async (store: LeadStore) => (await Array.fromAsync(store.listRecords('example'))).length;

describe('the terms of an offer', () => {
  test('have usual conditions', () => {
    expect(v.parse(offerTermsSchema, { amount: 1, until: '2026-12-05' })).toEqual({
      amount: 1,
      until: '2026-12-05',
      conditions: DEFAULT_CONDITIONS,
    });
  });

  test('may have conditions of their own, of 2,000 characters at most', () => {
    const conditions = 'x'.repeat(2000);
    expect(v.parse(offerTermsSchema, { ...TERMS, conditions: ` ${conditions} ` })).toEqual({
      ...TERMS,
      conditions,
    });
    expect(v.is(offerTermsSchema, { ...TERMS, conditions: `${conditions}x` })).toBe(false);
  });

  test.each([
    ['amount', { amount: 0 }, 'must be at least 1'],
    ['amount', { amount: 1.5 }, 'Invalid integer: Received 1.5'],
    ['amount', { amount: '18500' }, 'Invalid type: Expected number but received "18500"'],
    ['until', { until: '2026-06-31' }, 'must be an existing date'],
    ['conditions', { conditions: ' ' }, 'must not be empty'],
  ])('have no %s such as %j', (name, over, message) => {
    const { issues = [] } = v.safeParse(offerTermsSchema, { ...TERMS, ...over });
    expect(issues.map((issue) => [issue.path?.[0]?.key, issue.message])).toEqual([[name, message]]);
  });
});

describe('an offer', () => {
  test('is recorded as a lead that is delivered, and found by its enquiry', async () => {
    const store = await openEmptyStore();
    const lead = makeTradeIn({ category: 'Sell Your Car', Rego: '123ABC' }, { form: 'sell-your-car' });
    const id = await record(store, lead);
    const offer = { lead_id: lead.id, vehicle: '123ABC', ...TERMS };
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(await store.find('example', id)).toEqual({
      id,
      site: 'example',
      form: 'trade-in-offer',
      received_at: '2026-11-21T00:00:00.000Z',
      sent_at: null,
      handling: 'deliver',
      payload: { category: 'Sell Your Car', subcategory: '2. Offer Made', ...offer },
    });
    expect(await findOffer(lead, store)).toEqual({ id, offer });
  });

  test('belongs to its own enquiry and dealer only', async () => {
    const store = await openEmptyStore();
    const [lead, other] = [makeTradeIn(), makeTradeIn()];
    const id = await record(store, lead);
    expect(await findOffer(other, store)).toBeUndefined();
    expect(await findOffer({ ...lead, site: 'other' }, store)).toBeUndefined();
    expect(await record(store, other)).not.toBe(id);
  });

  test.each<[string, Lead, string]>([
    [
      'as it was valued',
      makeTradeIn(undefined, { payload: { userData: { Rego: '999ZZZ' }, valuation: VALUATION } }),
      '2019 Toyota Corolla SX, 123ABC (QLD)',
    ],
    ['by its registration', makeTradeIn({ Rego: '999ZZZ' }), '999ZZZ'],
    ['as theirs if the visitor gave none', makeTradeIn({}), 'your vehicle'],
  ])('names the vehicle %s', async (_, lead, vehicle) => {
    const store = await openEmptyStore();
    await record(store, lead);
    expect((await findOffer(lead, store))?.offer.vehicle).toBe(vehicle);
  });

  test('on an enquiry without a category is a trade-in', async () => {
    const store = await openEmptyStore();
    const id = await record(store, makeTradeIn({}));
    expect((await store.find('example', id))?.payload.category).toBe('Trade-In');
  });

  test.each<[string, Lead, string, string]>([
    ['an enquiry', makeLead({ form: 'enquiry' }), TERMS.until, 'not a trade-in but "enquiry".'],
    ['a held lead', makeTradeIn({}, { handling: 'held' }), TERMS.until, 'is held. Redeliver it first.'],
    ['spam', makeTradeIn({}, { handling: 'spam' }), TERMS.until, 'is spam. Redeliver it first.'],
    [
      'a day that is over',
      makeTradeIn(),
      '2026-11-20',
      '2026-11-20 is over. Write a day from 2026-11-21 on.',
    ],
  ])('is not made for %s', async (_, lead, until, reason) => {
    const store = await openEmptyStore();
    const subject = reason.includes('over') ? 'until' : lead.id;
    await expect(record(store, lead, { ...TERMS, until })).rejects.toThrow(
      new OfferError(`${subject}: ${reason}`),
    );
    expect(await countRecords(store)).toBe(0);
  });
});

describe('another offer on the same enquiry', () => {
  test('with the same terms is the same offer', async () => {
    const store = await openEmptyStore();
    const lead = makeTradeIn();
    const ids = [await record(store, lead), await record(store, lead)];
    expect(ids[1]).toBe(ids[0]);
    expect(await countRecords(store)).toBe(1);
  });

  test.each([{ amount: 18_501 }, { until: '2026-12-06' }, { conditions: 'None.' }])(
    'with %j replaces the first, and can be replaced by the first terms',
    async (over) => {
      const store = await openEmptyStore();
      const lead = makeTradeIn();
      const ids: string[] = [];
      for (const terms of [TERMS, { ...TERMS, ...over }, TERMS]) {
        ids.push(await record(store, lead, terms));
        expect(await findOffer(lead, store)).toMatchObject({ id: ids.at(-1), offer: terms });
      }
      expect(new Set(ids).size).toBe(3);
    },
  );

  test('made at the same moment is an offer of its own: nobody gets a link to terms of another', async () => {
    const store = await openEmptyStore();
    const lead = makeTradeIn();
    const amounts = [1000, 2000, 3000];
    const ids = await Promise.all(amounts.map((amount) => record(store, lead, { ...TERMS, amount })));
    const offers = await Promise.all(ids.map((id) => store.find('example', id)));
    expect(offers.map((offer) => offer?.payload.amount)).toEqual(amounts);
    expect(ids).toContain((await findOffer(lead, store))?.id);
  });

  test('is recorded once in a store that does not show it yet', async () => {
    const store = await openEmptyStore();
    const lead = makeTradeIn();
    const id = await record({ ...store, find: () => Promise.resolve(undefined) }, lead);
    expect(await findOffer(lead, store)).toMatchObject({ id, offer: TERMS });
    expect(await countRecords(store)).toBe(1);
  });
});

test('an offer that cannot be read is none, and is replaced by the next', async () => {
  const store = await openEmptyStore();
  const lead = makeTradeIn();
  const first = await record(store, lead);
  const damaged: LeadStore = {
    ...store,
    find: async (site, id) => {
      const found = await store.find(site, id);
      return found && id === first ? { ...found, payload: { lead_id: lead.id } } : found;
    },
  };
  expect(await findOffer(lead, damaged)).toBeUndefined();
  const second = await record(damaged, lead);
  expect(second).not.toBe(first);
  expect(await findOffer(lead, damaged)).toMatchObject({ id: second, offer: TERMS });
});

const KEY = { secret: 'a secret', site: 'example' };
const [LEAD, OTHER_LEAD] = ['f'.repeat(32), 'e'.repeat(32)];
const OFFER = '0123456789abcdef'.repeat(2);
/** The token of LEAD and OFFER, as it is in e-mails that were sent. */
const TOKEN =
  'eyJsZWFkIjoiZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmYiLCJvZmZlciI6IjAxMjM0NTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmIn0.pb_v4Y4Dt2HoxB2o7nzopMlFngnwHPKttUT2Wjm_Ze8';

test('a link leads to the page of offers with the enquiry and a token of the offer', () => {
  expect(createOfferLink('https://www.example.com.au', LEAD, OFFER, KEY)).toBe(
    `https://www.example.com.au/trade-in/offer/?lead_id=${LEAD}&offer=${TOKEN}`,
  );
});

test('a link is as good after an upgrade of the site', () => {
  expect(verifyOfferToken(TOKEN, LEAD, KEY)).toBe(OFFER);
});

test('whatever the ids are, a link gives them back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (lead, offer) => {
      const { searchParams } = new URL(createOfferLink('https://www.example.com.au', lead, offer, KEY));
      expect(searchParams.get('lead_id')).toBe(lead);
      expect(verifyOfferToken(searchParams.get('offer') ?? '', lead, KEY)).toBe(offer);
    }),
  );
});

describe('a token is worth nothing', () => {
  test.each([
    ['for another enquiry', TOKEN, OTHER_LEAD, KEY],
    ['for no enquiry', TOKEN, '', KEY],
    ['at another dealer', TOKEN, LEAD, { ...KEY, site: 'other' }],
    ['under another secret', TOKEN, LEAD, { ...KEY, secret: 'another secret' }],
  ])('%s', (_, token, lead, key) => expect(verifyOfferToken(token, lead, key)).toBeUndefined());

  test.each([
    ['for another purpose', { lead: LEAD, offer: OFFER }, 'lookup'],
    ['without an offer', { lead: LEAD }, 'trade-in-offer'],
    ['without an enquiry', { offer: OFFER }, 'trade-in-offer'],
    ['for an offer that is no text', { lead: LEAD, offer: 1 }, 'trade-in-offer'],
  ] as const)('if it was signed %s', (_, value, purpose) => {
    expect(verifyOfferToken(signToken(value, { ...KEY, purpose }), LEAD, KEY)).toBeUndefined();
  });
});

const ENVELOPE = {
  link: 'https://www.example.com.au/trade-in/offer/?lead_id=f&offer=x.y',
  dealer: 'Example Motors',
  from: 'website@example.com.au',
};

test('the visitor reads the amount, the last day, the link and the conditions', () => {
  expect(renderOfferEmail(makeEnquiry(), TERMS, ENVELOPE)).toEqual({
    from: { name: 'Example Motors', address: 'website@example.com.au' },
    to: [{ name: 'Ada Example', address: 'ada@example.com' }],
    subject: 'Our offer for your vehicle: $18,500',
    text: `Hi Ada Example,

Good news: we'll pay you $18,500 for your vehicle. Our offer is open until Saturday 5 December. See it and accept it here:

https://www.example.com.au/trade-in/offer/?lead_id=f&offer=x.y

Subject to an inspection.

Example Motors
`,
  });
});

test('names of several lines are one line in the headers', () => {
  const lead = makeEnquiry({ name: 'Ada\nBcc: thief@example.net', last_name: 'E' });
  expect(renderOfferEmail(lead, TERMS, { ...ENVELOPE, dealer: 'Example\r\nMotors' })).toMatchObject({
    from: { name: 'Example Motors', address: 'website@example.com.au' },
    to: [{ name: 'Ada Bcc: thief@example.net E', address: 'ada@example.com' }],
  });
});

test('a lead without an address has no recipient', () => {
  const lead = makeLead({ payload: { userData: { name: 'Ada' } } });
  expect(renderOfferEmail(lead, TERMS, ENVELOPE).to).toEqual([{ name: 'Ada', address: '' }]);
});
