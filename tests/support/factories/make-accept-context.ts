import * as v from 'valibot';
import { type AcceptContext, type AcceptResult, acceptLead } from '#leads/acceptance/accept.ts';
import type { LeadSite } from '#leads/acceptance/lead-site.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { type LeadRequest, leadRequestSchema } from '#leads/intake/lead-request.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { LEAD_STORES } from '#tests/support/servers/lead-stores.ts';
import { makeFormConfig } from './make-form-config.ts';
import { makeLeadBody } from './make-lead-body.ts';
import { makeSiteFacts } from './make-site-facts.ts';

type LeadBodyOver = Parameters<typeof makeLeadBody>[0];

/** A request as it is read, of a filled-in enquiry; tests override only what they are about. */
export function makeLeadRequest(over: LeadBodyOver = {}): LeadRequest {
  return v.parse(leadRequestSchema, makeLeadBody(over));
}

export async function openEmptyStore(): Promise<LeadStore> {
  const [[, sqlite]] = LEAD_STORES;
  return (await sqlite()).store;
}

type AcceptOver = Partial<Omit<AcceptContext, 'site'>> & { readonly site?: Partial<LeadSite> };

/** A dealer that lets everybody send leads; tests override only what they are about. */
export function makeAcceptContext(store: LeadStore, { site, ...over }: AcceptOver = {}): AcceptContext {
  return {
    site: { ...makeSiteFacts({ forms: makeFormConfig({ captcha: true }) }), ...site },
    captcha: undefined,
    signingKey: undefined,
    limiter: { countLead: () => Promise.resolve(), countUnverifiedLead: () => Promise.resolve() },
    store,
    now: new Date('2026-11-21T00:00:00.000Z'),
    ...over,
  };
}

/** What became of a request at a dealer without leads: the result, and every lead that was recorded. */
export async function acceptBody(
  body: LeadBodyOver = {},
  over: AcceptOver = {},
): Promise<{ readonly result: AcceptResult; readonly leads: readonly Lead[] }> {
  const store = await openEmptyStore();
  const result = await acceptLead(makeLeadRequest(body), makeAcceptContext(store, over));
  const records = await Array.fromAsync(store.listRecords('example'));
  return { result, leads: records.map(({ lead }) => lead) };
}
