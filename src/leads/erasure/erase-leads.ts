import {
  FOLLOW_UP_FORMS,
  isJsonObject,
  type Lead,
  type LeadRecord,
  SAVED_VALUATION_FORM,
} from '#leads/intake/lead.ts';
import type { LeadStore } from '#leads/store/store.ts';

/** Enquiries, by what the records that belong to them name. */
export interface Enquiries {
  readonly ids: ReadonlySet<string>;
  /** The registrations that were valued. */
  readonly regos: ReadonlySet<string>;
}

export function describeEnquiries(leads: readonly Lead[]): Enquiries {
  return {
    ids: new Set(leads.map(({ id }) => id)),
    regos: new Set(leads.flatMap((lead) => getRego(lead) ?? [])),
  };
}

/** Whether a record may belong to an enquiry: an offer, an acceptance or a saved valuation. */
export function mayBelongToEnquiry({ form }: Lead): boolean {
  return FOLLOW_UP_FORMS.has(form) || form === SAVED_VALUATION_FORM;
}

/** Whether a record belongs to one of these enquiries. */
export function belongsTo({ ids, regos }: Enquiries, lead: Lead): boolean {
  if (FOLLOW_UP_FORMS.has(lead.form)) return ids.has(String(lead.payload.lead_id));
  return lead.form === SAVED_VALUATION_FORM && regos.has(getRego(lead) ?? '');
}

/** The registration that was valued, of an enquiry or of a saved valuation. */
function getRego({ payload }: Lead): string | undefined {
  const { rego, regoState } = isJsonObject(payload.valuation) ? payload.valuation : payload;
  return typeof rego === 'string' ? `${String(regoState)} ${rego}` : undefined;
}

interface ErasureDeps {
  readonly store: LeadStore;
  /** The targets that may have copies on this machine. */
  readonly targets: readonly { forget?(site: string, id: string): Promise<void> }[];
  readonly now: Date;
}

/** The records that belong to enquiries: offers, their acceptance, and the saved valuations. */
export async function findRelatedLeads(leads: readonly Lead[], store: LeadStore): Promise<LeadRecord[]> {
  const found: LeadRecord[] = [];
  for (const [site, own] of Map.groupBy(leads, (lead) => lead.site)) {
    const enquiries = describeEnquiries(own);
    for await (const record of store.listRecords(site))
      if (!enquiries.ids.has(record.lead.id) && belongsTo(enquiries, record.lead)) found.push(record);
  }
  return found;
}

/** Removes leads and everything about them. Afterwards call `scrub` of the store, once. */
export async function eraseLeads(
  leads: readonly Pick<Lead, 'site' | 'id'>[],
  { store, targets, now }: ErasureDeps,
): Promise<void> {
  for (const { site, id } of leads) {
    for (const target of targets) await target.forget?.(site, id);
    await store.erase(site, id, now);
  }
}

/** The notice of a dealer whose erased leads may still be in the files of the store. */
const SCRUB_DUE = 'scrub-due';

/** Remembers that something was erased. Called before erasing, so that it is not forgotten if the process ends. */
export async function markScrubDue(
  store: Pick<LeadStore, 'saveNotice'>,
  site: string,
  now: Date,
): Promise<void> {
  await store.saveNotice(site, { key: SCRUB_DUE, sent_at: now.toISOString(), count: 1, channels: [] });
}

/** Scrubs the store once if something was erased at these dealers since it last succeeded. */
export async function scrubIfDue(
  store: Pick<LeadStore, 'notices' | 'deleteNotice' | 'scrub'>,
  sites: readonly string[],
): Promise<void> {
  const marked = await findMarks(store, sites);
  if (marked.size === 0) return;
  await store.scrub();
  // What was erased meanwhile is left to the next run.
  for (const [site, time] of await findMarks(store, sites))
    if (marked.get(site) === time) await store.deleteNotice(site, SCRUB_DUE);
}

/** The dealers that are marked, with the times. */
async function findMarks(
  store: Pick<LeadStore, 'notices'>,
  sites: readonly string[],
): Promise<Map<string, string>> {
  const marks = new Map<string, string>();
  for (const site of sites)
    for (const { key, sent_at } of await store.notices(site)) if (key === SCRUB_DUE) marks.set(site, sent_at);
  return marks;
}
