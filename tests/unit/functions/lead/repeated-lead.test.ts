import { describe, expect, test } from 'vitest';
import { config } from '#functions/lead.ts';
import { makeAppContext } from '#tests/support/factories/make-app-context.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { findLead, sendLead } from './send-lead.ts';

describe('the same lead again', () => {
  test('has the same id and is one record, at any time and with any captcha', async () => {
    const world = await makeAppContext();
    const body = makeLeadBody();
    const first = await sendLead(world, body);
    world.time = new Date('2026-11-25T00:00:00Z');
    const again = await sendLead(world, { ...body, sent_at: '2026-11-25T00:00:00Z', captcha: 'another' });
    expect(again).toMatchObject({ status: 200, json: first.json });
    expect(await world.leads.listPending('example')).toHaveLength(1);
    expect(await findLead(world, first)).toMatchObject({ received_at: '2026-11-21T00:00:00.000Z' });
  });

  test('is answered however many were sent before, and does not count', async () => {
    const world = await makeAppContext();
    const bodies = Array.from({ length: config.rateLimit.windowLimit }, () => makeLeadBody());
    const first = await Promise.all(bodies.map((body) => sendLead(world, body)));
    expect(first.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    const again = await Promise.all([...bodies, ...bodies].map((body) => sendLead(world, body)));
    expect(again.map(({ json }) => json)).toEqual([...first, ...first].map(({ json }) => json));
  });
});
