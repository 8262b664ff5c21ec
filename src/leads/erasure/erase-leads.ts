import type { Lead } from '#leads/intake/lead.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { belongsTo, describeEnquiries } from './belongs-to.ts';

interface ErasureDeps {
  readonly store: LeadStore;
  /** The targets that may have copies on this machine. */
  readonly targets: readonly { forget?(site: string, id: string): Promise<void> }[];
  readonly now: Date;
}

/** The records that belong to an enquiry: offers, their acceptance, and the saved valuation. */
export async function findRelatedLeads(lead: Lead, store: LeadStore): Promise<Lead[]> {
  const enquiries = describeEnquiries([lead]);
  const found: Lead[] = [];
  for await (const record of store.listRecords(lead.site))
    if (record.lead.id !== lead.id && belongsTo(enquiries, record.lead)) found.push(record.lead);
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
