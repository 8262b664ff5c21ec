import { expect, test } from 'vitest';
import { fetchOffer } from '#features/forms/trade-in-offer/fetch-offer.ts';
import { answerFetch } from '#tests/support/servers/answer-fetch.ts';

const LINK = { leadId: 'l1', offer: 'a+b' };
const PATH = '/api/trade-in-offer?lead_id=l1&offer=a%2Bb';
const FAILED = "We couldn't load your offer. Please check your connection and reload the page.";
const OFFER = {
  vehicle: '2016 Kia Rio',
  amount: '$9,000',
  until: '30 November 2026',
  conditions: 'Subject to an inspection.',
  accepted: false,
};

test('the offer of a link is asked for with both of its parameters', async () => {
  answerFetch({ [PATH]: OFFER });
  expect(await fetchOffer(LINK)).toEqual(OFFER);
});

test.each([
  [
    'the site says why',
    Response.json({ error: 'This offer has ended.' }, { status: 410 }),
    'This offer has ended.',
  ],
  ['the site says nothing', Response.json({}, { status: 500 }), FAILED],
  ['another answers', new Response('<h1>Sign in</h1>'), FAILED],
  ['nobody answers', new TypeError('Load failed'), FAILED],
])('where %s there is none', async (_, answer, error) => {
  answerFetch({ [PATH]: answer });
  expect(await fetchOffer(LINK)).toEqual({ error });
});
