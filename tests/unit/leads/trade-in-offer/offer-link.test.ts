import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createOfferLink, verifyOfferToken } from '#leads/trade-in-offer/offer-link.ts';
import { signToken } from '#platform/signed-token.ts';

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
    ['if it is empty', '', LEAD, KEY],
    ['without its signature', TOKEN.slice(0, TOKEN.indexOf('.')), LEAD, KEY],
    ['with more after it', `${TOKEN}.x`, LEAD, KEY],
  ])('%s', (_, token, lead, key) => expect(verifyOfferToken(token, lead, key)).toBeUndefined());

  test.each([
    ['for another purpose', { lead: LEAD, offer: OFFER }, 'lookup'],
    ['without an offer', { lead: LEAD }, 'trade-in-offer'],
    ['without an enquiry', { offer: OFFER }, 'trade-in-offer'],
    ['for an offer that is no text', { lead: LEAD, offer: 1 }, 'trade-in-offer'],
  ] as const)('if it was signed %s', (_, value, purpose) => {
    expect(verifyOfferToken(signToken(value, { ...KEY, purpose }), LEAD, KEY)).toBeUndefined();
  });

  test('with one character changed, removed or added', () => {
    fc.assert(
      fc.property(
        fc.nat(TOKEN.length - 1),
        fc.constantFrom(0, 1),
        fc.constantFrom('', ...'AaZz09-_.='),
        (at, removed, added) => {
          const changed = TOKEN.slice(0, at) + added + TOKEN.slice(at + removed);
          fc.pre(changed !== TOKEN);
          expect(verifyOfferToken(changed, LEAD, KEY)).toBeUndefined();
        },
      ),
    );
  });
});
