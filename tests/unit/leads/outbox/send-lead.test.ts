import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { LeadBody, OutboxMessage } from '#leads/outbox/message.ts';
import { sendLead } from '#leads/outbox/send-lead.ts';

const BODY: LeadBody = {
  form: 'contact',
  key: 'k',
  url: '',
  user_agent: '',
  source: 'Website',
  lead_attributes: { visited_pages: [], linked_query_params: {} },
  userData: {},
  sent_at: '2026-11-21T00:00:00.000Z',
};

const LEAD: OutboxMessage = { path: '/api/lead', body: BODY };

const send = vi.fn<typeof fetch>();

beforeEach(() => {
  send.mockReset();
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const received = (over = {}) => ({ kind: 'received', lead_id: 'abc', payment: false, held: false, ...over });
const refused = (error: string, fields = {}) => ({ kind: 'refused', error, fields });
const failed = (error: string) => ({ kind: 'failed', error });
const UNEXPECTED = 'An unexpected error occured';

test.each([
  [200, '{"lead_id":"abc"}', received()],
  [200, '{"lead_id":"abc","payment":true}', received({ payment: true })],
  [200, '{"lead_id":"abc","held":true}', received({ held: true })],
  [200, '{"lead_id":"abc","payment":"true","held":1}', received()],
  [201, '{"lead_id":"abc"}', failed(UNEXPECTED)],
  [200, '{"lead_id":7}', failed(UNEXPECTED)],
  [200, '{}', failed(UNEXPECTED)],
  [200, 'null', failed(UNEXPECTED)],
  [200, '"captive"', failed(UNEXPECTED)],
  [200, '{"error":"Not now."}', failed('Not now.')],
  [399, '{"error":"Elsewhere."}', failed('Elsewhere.')],
  [400, '{"error":"No."}', refused('No.')],
  [409, '{"error":"Sold."}', refused('Sold.')],
  [200, '<html>a captive portal</html>', failed(UNEXPECTED)],
  [422, '{"error":"No.","fields":{"name":"Enter it."}}', refused('No.', { name: 'Enter it.' })],
  [403, '{"error":"Not from our site."}', refused('Not from our site.')],
  [402, '{"error":"","message":"Usage exceeded"}', failed(UNEXPECTED)],
  [403, '<html>a firewall</html>', failed(UNEXPECTED)],
  [404, 'gone', failed(UNEXPECTED)],
  [422, '{"error":{"code":"WAF"}}', failed(UNEXPECTED)],
  [408, '{}', failed(UNEXPECTED)],
  [425, '{}', failed(UNEXPECTED)],
  [408, '{"error":"Too slow."}', failed('Too slow.')],
  [425, '{"error":"Too early."}', failed('Too early.')],
  [429, '{"error":"Please wait."}', failed('Please wait.')],
  [499, '{"error":"No."}', refused('No.')],
  [500, '{"error":"Later."}', failed('Later.')],
  [500, '{"error":""}', failed(UNEXPECTED)],
  [503, '{"error":"Later."}', failed('Later.')],
])('%i %s is %j: only what the site itself can never take is given up', async (status, text, expected) => {
  send.mockResolvedValue(new Response(text, { status }));
  expect(await sendLead(LEAD)).toEqual(expected);
});

test('no answer means unreachable', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await sendLead(LEAD)).toEqual({ kind: 'unreachable' });
});

test('a captcha is sent beside the lead and is not part of it', async () => {
  send.mockImplementation(() => Promise.resolve(Response.json({ lead_id: 'abc' })));
  await sendLead(LEAD, 'proof');
  await sendLead(LEAD);
  expect(send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))).toEqual([
    { ...BODY, captcha: 'proof' },
    BODY,
  ]);
});

test('a message is posted as JSON, also while its page is left, and is given up after 10 seconds', async () => {
  const signal = new AbortController().signal;
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  onTestFinished(() => timeout.mockRestore());
  send.mockResolvedValue(Response.json({ lead_id: 'abc' }));
  await sendLead(LEAD);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  expect(send).toHaveBeenCalledExactlyOnceWith('/api/lead', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(BODY),
    keepalive: true,
    signal,
  });
});
