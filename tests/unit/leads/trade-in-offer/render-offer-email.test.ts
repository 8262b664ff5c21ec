import { expect, test } from 'vitest';
import { renderOfferEmail } from '#leads/trade-in-offer/render-offer-email.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeEnquiry } from '#tests/support/factories/make-outbound-lead.ts';

const TERMS = { amount: 18_500, until: '2026-12-05', conditions: 'Subject to an inspection.' };
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
