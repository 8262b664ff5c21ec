import { expect, test } from 'vitest';
import { PREVIEW_TARGET } from '#leads/delivery/targets/preview-target.ts';
import { makeOutboundLead } from '#tests/support/factories/make-outbound-lead.ts';

test('a deploy preview takes every lead, and sends none', async () => {
  const outbound = makeOutboundLead();
  expect(PREVIEW_TARGET.accepts?.(outbound)).toBe(true);
  expect(await PREVIEW_TARGET.send(outbound, new Date())).toEqual({
    outcome: 'delivered',
    note: 'not sent: this is a deploy preview',
  });
});
