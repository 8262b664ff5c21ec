import { type LeadState, leadState } from '#leads/delivery/lead-state.ts';
import type { KeptLead } from '#leads/intake/lead.ts';
import type { LeadStore } from '#leads/store/store.ts';

/** Which leads somebody asks for; what is undefined does not matter. */
export interface Choice {
  readonly sites: readonly string[];
  readonly form: string | undefined;
  readonly state: LeadState | undefined;
  /** Received at this ISO time or later, and before that one. */
  readonly since: string | undefined;
  readonly until: string | undefined;
}

export interface ChosenLead {
  readonly kept: KeptLead;
  readonly state: LeadState;
}

/** The leads that were asked for, oldest first. */
export async function chooseLeads(store: LeadStore, choice: Choice): Promise<ChosenLead[]> {
  const chosen: ChosenLead[] = [];
  for (const site of choice.sites) {
    for await (const kept of store.allKept(site)) {
      const one = { kept, state: leadState(kept) };
      if (fits(one, choice)) chosen.push(one);
    }
  }
  return chosen.sort((a, b) => (a.kept.lead.received_at < b.kept.lead.received_at ? -1 : 1));
}

function fits({ kept: { lead }, state }: ChosenLead, choice: Choice): boolean {
  return (
    (choice.form === undefined || lead.form === choice.form) &&
    (choice.state === undefined || state === choice.state) &&
    (choice.since === undefined || lead.received_at >= choice.since) &&
    (choice.until === undefined || lead.received_at < choice.until)
  );
}

/** The dealer that a lead is of; undefined where none of the dealers has it. */
export async function findLead(
  store: LeadStore,
  sites: readonly string[],
  id: string,
): Promise<ChosenLead | undefined> {
  for (const site of sites) {
    const kept = await store.kept(site, id);
    if (kept) return { kept, state: leadState(kept) };
  }
  return undefined;
}
