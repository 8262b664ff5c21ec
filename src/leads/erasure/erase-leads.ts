import type { Lead, LeadRecord } from '#leads/intake/lead.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { belongsTo, describeEnquiries } from './belongs-to.ts';

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
