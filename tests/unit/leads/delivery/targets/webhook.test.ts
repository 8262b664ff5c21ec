import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { createWebhookTarget } from '#leads/delivery/targets/webhook.ts';
import { createSafePost, type PostResponse } from '#leads/http/safe-post.ts';
import { parseSigningSecret } from '#platform/webhooks/signature.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeOutboundLead } from '#tests/support/factories/make-outbound-lead.ts';
import { readAdf } from '#tests/support/readers/read-adf.ts';
import { startTestCrm } from '#tests/support/servers/test-crm.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

async function crmAndSender(format: 'json' | 'adf' = 'json', secret: string | undefined = SECRET) {
  const crm = await startTestCrm();
  const post = createSafePost(new Set(['127.0.0.1']));
  return {
    crm,
    sender: createWebhookTarget(
      'crm',
      { format },
      { url: new URL(crm.url), key: parseSigningSecret(secret), post },
    ),
  };
}

test('a lead is posted as JSON whose signature the receiver can check; its id says that it is the same', async () => {
  const { crm, sender } = await crmAndSender();
  const parcel = makeOutboundLead();
  const now = new Date();
  expect(await sender.send(parcel, now)).toEqual({
    outcome: 'delivered',
    note: 'answered 200',
    answer: 'answer 200',
  });
  const [received] = crm.accepted;
  const headers = received?.headers as Record<string, string>;
  const { id, site, form, received_at, sent_at, payload } = parcel.lead;
  expect(new Webhook(SECRET).verify(received?.body ?? '', headers)).toEqual({
    type: 'lead.received',
    timestamp: received_at,
    data: { id, site, form, received_at, sent_at, ...payload },
  });
  expect(headers).toMatchObject({
    'webhook-id': id,
    'idempotency-key': id,
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Forecourt',
  });
  expect(sender.name).toBe('crm');
  expect(() => new Webhook(SECRET).verify(`${received?.body} `, headers)).toThrow('No matching signature');
});

test.each([
  ['offer-accepted', 'offer.accepted'],
  ['miscellaneous', 'valuation.saved'],
  ['trade-in-offer', 'offer.made'],
])('%s is of the type %s', async (form, type) => {
  const { crm, sender } = await crmAndSender();
  await sender.send(makeOutboundLead({}, { lead: makeLead({ form, payload: { a: 1 } }) }), new Date());
  expect(JSON.parse(crm.accepted[0]?.body ?? '')).toMatchObject({ type, data: { a: 1 } });
});

test('the same as ADF, signed alike', async () => {
  const { crm, sender } = await crmAndSender('adf');
  await sender.send(makeOutboundLead(), new Date());
  const [received] = crm.accepted;
  expect(received?.headers['content-type']).toBe('application/x-adf+xml; charset=utf-8');
  expect(readAdf(received?.body ?? '').get('prospect/customer/contact/name@first')).toBe('Ada');
  const read = { jsonParse: false };
  expect(() =>
    new Webhook(SECRET).verify(received?.body ?? '', received?.headers as Record<string, string>, read),
  ).not.toThrow();
});

test('without a secret it is not signed, and still says which lead it is', async () => {
  const { crm } = await crmAndSender();
  const post = createSafePost(new Set(['127.0.0.1']));
  const sender = createWebhookTarget(
    'crm',
    { format: 'json' },
    { url: new URL(crm.url), key: undefined, post },
  );
  const parcel = makeOutboundLead();
  await sender.send(parcel, new Date());
  expect(crm.accepted[0]?.headers).toMatchObject({ 'webhook-id': parcel.lead.id });
  expect(crm.accepted[0]?.headers).not.toHaveProperty('webhook-signature');
});

const NOW = new Date('2026-11-21T00:00:00Z');
/** Sends a lead to an address that answers like this. */
function sendTo(answer: Pick<PostResponse, 'status' | 'retryAfter'>) {
  const post = () => Promise.resolve({ ...answer, text: '' });
  const to = { url: new URL('https://crm.example.com/'), key: undefined, post };
  return createWebhookTarget('crm', { format: 'json' }, to).send(makeOutboundLead(), NOW);
}

test.each([
  [199, 'failed'],
  [200, 'delivered'],
  [299, 'delivered'],
  [300, 'failed'],
  ...[400, 406, 410, 413, 415, 422].map((status) => [status, 'refused'] as const),
  ...[401, 403, 404, 405, 408, 409, 425, 429, 500, 503].map((status) => [status, 'failed'] as const),
] as const)('with the status %i a lead is %s', async (status, outcome) => {
  expect(await sendTo({ status, retryAfter: undefined })).toEqual({
    outcome,
    note: `answered ${status}`,
    answer: '',
  });
});

const TEN_MINUTES = 600_000;
test.each([
  ['0', 0],
  ['600', TEN_MINUTES],
  ['86400', 86_400_000],
  ['86401', 86_400_000],
  ['Sat, 21 Nov 2026 00:10:00 GMT', TEN_MINUTES],
  ['Sat, 21 Nov 2026 00:10:00 +0000', TEN_MINUTES],
  ['2026-11-21T00:10:00Z', TEN_MINUTES],
  ['Fri, 20 Nov 2026 23:50:00 GMT', 0],
  ['Sun, 22 Nov 2026 00:00:01 GMT', 86_400_000],
  ['soon', undefined],
])('the next attempt after Retry-After: %s waits %j ms', async (retryAfter, waitMs) => {
  expect(await sendTo({ status: 503, retryAfter })).toStrictEqual({
    outcome: 'failed',
    note: 'answered 503',
    answer: '',
    ...(waitMs !== undefined && { waitMs }),
  });
});

test.each([
  [200, 'delivered'],
  [422, 'refused'],
])('the status %i is final, whatever pause it asks for', async (status, outcome) => {
  expect(await sendTo({ status, retryAfter: '600' })).toEqual({
    outcome,
    note: `answered ${status}`,
    answer: '',
  });
});
