import type { Lead } from '#leads/intake/lead.ts';

let madeCount = 0;

/** A lead to deliver; tests override only what they are about. */
export function makeLead(over: Partial<Lead> = {}): Lead {
  madeCount += 1;
  return {
    id: madeCount.toString(16).padStart(32, '0'),
    site: 'example',
    form: 'enquiry',
    received_at: '2026-11-21T00:00:00.000Z',
    sent_at: null,
    handling: 'deliver',
    payload: { userData: { name: 'Zoë “Q” O’Neill\n𝓍' } },
    ...over,
  };
}
