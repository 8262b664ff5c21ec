import { findDealerTimeZone } from '#domain/location/dealer-time-zone.ts';
import type { CommandContext } from './command-context.ts';
import { formatLeadStatus, needsAttention, readLeadStatus } from './lead-status.ts';
import { readFactsByDealer } from './read-facts.ts';
import { selectLeads } from './select-leads.ts';

/** Shows each dealer's leads by state, its targets, and what needs a person: 1 if something does. */
export async function showStatus({ store, filter, json, distDir, now }: CommandContext): Promise<number> {
  const built = await readFactsByDealer(distDir);
  let code = 0;
  for (const site of filter.sites) {
    const facts = built.get(site);
    const leads = await selectLeads(store, { ...filter, sites: [site] });
    const targets = facts && Object.keys(facts.leads.targets);
    const status = await readLeadStatus(site, leads, { store, targets, now });
    const dealer = { name: facts?.name ?? site, timeZone: findDealerTimeZone(facts?.locations ?? []) };
    console.log(json ? JSON.stringify(status) : formatLeadStatus(status, dealer));
    if (needsAttention(status)) code = 1;
  }
  return code;
}
