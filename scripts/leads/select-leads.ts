import { belongsTo, describeEnquiries, mayBelongToAnother } from '#leads/erasure/belongs-to.ts';
import type { LeadRecord } from '#leads/intake/lead.ts';
import { getLeadState, type LeadState } from '#leads/intake/lead-state.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { isFrom, type Person } from './person.ts';

/** A selection of leads; undefined criteria match all. */
export interface LeadFilter {
  readonly sites: readonly string[];
  readonly form: string | undefined;
  readonly state: LeadState | undefined;
  /** ISO times: received from `since` until before `until`. */
  readonly since: string | undefined;
  readonly until: string | undefined;
  /** Only what a person sent, and the offers and valuations that belong to it. */
  readonly person?: Person | undefined;
}

export interface SelectedLead {
  readonly record: LeadRecord;
  readonly state: LeadState;
}

/** The selected leads, oldest first. */
export async function selectLeads(store: LeadStore, filter: LeadFilter): Promise<SelectedLead[]> {
  const found: LeadRecord[] = [];
  for (const site of filter.sites) {
    const records = filter.person
      ? await listRecordsOf(filter.person, store.listRecords(site))
      : store.listRecords(site);
    for await (const record of records) if (matchesFilter(record, filter)) found.push(record);
  }
  return found
    .map((record) => ({ record, state: getLeadState(record) }))
    .sort((a, b) => (a.record.lead.received_at < b.record.lead.received_at ? -1 : 1));
}

/** What a person sent to a dealer, and what belongs to it, in one pass: a dealer may have 100,000 leads. */
async function listRecordsOf(person: Person, records: AsyncIterable<LeadRecord>): Promise<LeadRecord[]> {
  const own: LeadRecord[] = [];
  const others: LeadRecord[] = [];
  for await (const record of records) {
    if (isFrom(person, record.lead)) own.push(record);
    else if (mayBelongToAnother(record.lead)) others.push(record);
  }
  const enquiries = describeEnquiries(own.map(({ lead }) => lead));
  return [...own, ...others.filter(({ lead }) => belongsTo(enquiries, lead))];
}

function matchesFilter(record: LeadRecord, { form, state, since, until }: LeadFilter): boolean {
  const { lead } = record;
  return (
    (form === undefined || lead.form === form) &&
    (state === undefined || getLeadState(record) === state) &&
    (since === undefined || lead.received_at >= since) &&
    (until === undefined || lead.received_at < until)
  );
}

/** The lead with this id; undefined if none of the dealers has it. */
export async function findSelectedLead(
  store: LeadStore,
  sites: readonly string[],
  id: string,
): Promise<SelectedLead | undefined> {
  for (const site of sites) {
    const record = await store.findRecord(site, id);
    if (record) return { record, state: getLeadState(record) };
  }
  return undefined;
}
