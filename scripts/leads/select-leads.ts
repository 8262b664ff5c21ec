import type { LeadRecord } from '#leads/intake/lead.ts';
import { getLeadState, type LeadState } from '#leads/intake/lead-state.ts';
import type { LeadStore } from '#leads/store/store.ts';

/** A selection of leads; undefined criteria match all. */
export interface LeadFilter {
  readonly sites: readonly string[];
  readonly form: string | undefined;
  readonly state: LeadState | undefined;
  /** ISO times: received from `since` until before `until`. */
  readonly since: string | undefined;
  readonly until: string | undefined;
}

export interface SelectedLead {
  readonly record: LeadRecord;
  readonly state: LeadState;
}

/** The selected leads, oldest first. */
export async function selectLeads(store: LeadStore, filter: LeadFilter): Promise<SelectedLead[]> {
  const selected: SelectedLead[] = [];
  for (const site of filter.sites) {
    for await (const record of store.listRecords(site)) {
      const lead = { record, state: getLeadState(record) };
      if (matchesFilter(lead, filter)) selected.push(lead);
    }
  }
  return selected.sort((a, b) => (a.record.lead.received_at < b.record.lead.received_at ? -1 : 1));
}

function matchesFilter({ record: { lead }, state }: SelectedLead, filter: LeadFilter): boolean {
  return (
    (filter.form === undefined || lead.form === filter.form) &&
    (filter.state === undefined || state === filter.state) &&
    (filter.since === undefined || lead.received_at >= filter.since) &&
    (filter.until === undefined || lead.received_at < filter.until)
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
