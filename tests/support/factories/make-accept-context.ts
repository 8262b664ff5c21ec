import * as v from 'valibot';
import { type AcceptContext, type AcceptResult, acceptLead } from '#leads/accept.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { type LeadRequest, leadRequestSchema } from '#leads/intake/lead-request.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { LEAD_STORES } from '#tests/support/servers/lead-stores.ts';
import { makeFormConfig } from './make-form-config.ts';
import { makeLeadBody } from './make-lead-body.ts';

type LeadBodyOver = Parameters<typeof makeLeadBody>[0];

/** A request as it is read, of a filled-in enquiry; tests override only what they are about. */
export function makeLeadRequest(over: LeadBodyOver = {}): LeadRequest {
  return v.parse(leadRequestSchema, makeLeadBody(over));
}

export async function openEmptyStore(): Promise<LeadStore> {
  const [[, sqlite]] = LEAD_STORES;
  return (await sqlite()).store;
}

/** A dealer that lets everybody send leads; tests override only what they are about. */
export function makeAcceptContext(store: LeadStore, over: Partial<AcceptContext> = {}): AcceptContext {
  return {
    site: 'example',
    formConfig: makeFormConfig({ captcha: true }),
    car: undefined,
    visitDetails: () => ({}),
    valuationById: () => undefined,
    captcha: undefined,
    unverified: 'deliver',
    assertUnverifiedAllowed: () => Promise.resolve(),
    store,
    now: new Date('2026-11-21T00:00:00.000Z'),
    assertAllowed: () => Promise.resolve(),
    assertCarIsFree: () => Promise.resolve(),
    ...over,
  };
}

/** What became of a request at a dealer without leads: the result, and every lead that was recorded. */
export async function acceptBody(
  body: LeadBodyOver = {},
  over: Partial<AcceptContext> = {},
): Promise<{ readonly result: AcceptResult; readonly leads: readonly Lead[] }> {
  const store = await openEmptyStore();
  const result = await acceptLead(makeLeadRequest(body), makeAcceptContext(store, over));
  const records = await Array.fromAsync(store.listRecords('example'));
  return { result, leads: records.map(({ lead }) => lead) };
}
