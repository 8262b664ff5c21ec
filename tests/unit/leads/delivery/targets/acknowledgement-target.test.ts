import type { SendMailOptions } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { createAcknowledgementTarget } from '#leads/delivery/targets/acknowledgement-target.ts';
import type { JsonObject, Lead } from '#leads/intake/lead.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeOutboundLead } from '#tests/support/factories/make-outbound-lead.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const ADA: JsonObject = { userData: { name: 'Ada', email: 'ada@example.com' } };

/** A target whose mail server answers with an error, if one is given, and the messages it was given. */
function openTarget(error?: object) {
  const messages: SendMailOptions[] = [];
  const mailer = {
    send(message: SendMailOptions) {
      messages.push(message);
      return error ? Promise.reject(error) : Promise.resolve();
    },
  };
  return { target: createAcknowledgementTarget(mailer, 'website@example.com.au'), messages };
}

test('it has a name that no target in site.ts can have, and a failure is of no consequence', () => {
  expect(openTarget().target).toMatchObject({ name: 'visitor.acknowledgement', optional: true });
});

test('an acknowledgement is one message to the visitor', async () => {
  const { target, messages } = openTarget();
  const outbound = makeOutboundLead();
  expect(await target.send(outbound, NOW)).toEqual({
    outcome: 'delivered',
    note: 'taken by the mail server',
  });
  expect(messages).toMatchObject([
    {
      from: { name: 'Example Motors', address: 'website@example.com.au' },
      to: [{ name: 'Ada Example', address: 'ada@example.com' }],
      messageId: `<${outbound.lead.id}.acknowledgement@www.example.com.au>`,
      headers: { 'auto-submitted': 'auto-replied' },
    },
  ]);
});

test.each([
  [{ code: 'EENVELOPE', responseCode: 550 }, 'delivered', 'EENVELOPE 550'],
  [{ code: 'EMESSAGE', responseCode: 500 }, 'delivered', 'EMESSAGE 500'],
  [{ code: 'EMESSAGE', responseCode: 499 }, 'failed', 'EMESSAGE 499'],
  [{ code: 'ESOCKET' }, 'failed', 'ESOCKET'],
  [{ responseCode: 421 }, 'failed', '421'],
  [{}, 'failed', ''],
])('after the error %j the attempt has %s: only an outage is worth another', async (error, outcome, said) => {
  expect(await openTarget(error).target.send(makeOutboundLead(), NOW)).toEqual({
    outcome,
    note: `the mail server did not take it (${said})`,
  });
});

describe('an enquiry is acknowledged', () => {
  const accepts = (over: Partial<Lead>) =>
    openTarget().target.accepts?.(makeOutboundLead({}, { lead: makeLead({ payload: ADA, ...over }) }));

  test.each<[string, Partial<Lead>]>([
    ['that is delivered', {}],
    ['that was held and then released', { handling: 'held' }],
    ['about a trade-in', { form: 'trade-in' }],
  ])('%s', (_, over) => {
    expect(accepts(over)).toBe(true);
  });

  test.each<[string, Partial<Lead>]>([
    ['spam', { handling: 'spam' }],
    ['an enquiry that no captcha verified', { payload: { ...ADA, verification: 'unverified' } }],
    ['an accepted offer', { form: 'offer-accepted' }],
    ["a dealer's offer", { form: 'trade-in-offer' }],
    ['an enquiry without an address', { payload: { userData: { name: 'Ada', email: '' } } }],
    ['what is from no form', { payload: {} }],
  ])('but never %s', (_, over) => {
    expect(accepts(over)).toBe(false);
  });
});
