import { getLeadState, type LeadState } from '#leads/delivery/queue/lead-state.ts';
import type { LeadRecord } from '#leads/intake/lead.ts';
import type { LeadStore } from '#leads/store/store.ts';

/** Which leads somebody asks for; what is undefined does not matter. */
export interface LeadFilter {
  readonly sites: readonly string[];
  readonly form: string | undefined;
  readonly state: LeadState | undefined;
  /** Received at this ISO time or later, and before that one. */
  readonly since: string | undefined;
  readonly until: string | undefined;
}

export interface SelectedLead {
  readonly record: LeadRecord;
  readonly state: LeadState;
}

/** The leads that were asked for, oldest first. */
export async function selectLeads(store: LeadStore, choice: LeadFilter): Promise<SelectedLead[]> {
  const chosen: SelectedLead[] = [];
  for (const site of choice.sites) {
    for await (const record of store.listRecords(site)) {
      const lead = { record, state: getLeadState(record) };
      if (matchesFilter(lead, choice)) chosen.push(lead);
    }
  }
  return chosen.sort((a, b) => (a.record.lead.received_at < b.record.lead.received_at ? -1 : 1));
}

function matchesFilter({ record: { lead }, state }: SelectedLead, choice: LeadFilter): boolean {
  return (
    (choice.form === undefined || lead.form === choice.form) &&
    (choice.state === undefined || state === choice.state) &&
    (choice.since === undefined || lead.received_at >= choice.since) &&
    (choice.until === undefined || lead.received_at < choice.until)
  );
}

/** The dealer that a lead is of; undefined where none of the dealers has it. */
export async function findSelectedLead(
  store: LeadStore,
  sites: readonly string[],
  id: string,
): Promise<SelectedLead | undefined> {
  for (const site of sites) {
    const kept = await store.findRecord(site, id);
    if (kept) return { record: kept, state: getLeadState(kept) };
  }
  return undefined;
}
