import type { LeadStore } from '#leads/store/store.ts';
import { runAlone } from '#platform/run-alone.ts';

/** Stores of several dealers as one: each call goes to the store of its dealer. Throws for a dealer without a store. */
export function joinStores(stores: ReadonlyMap<string, LeadStore>): LeadStore {
  const of = (site: string): LeadStore => {
    const store = stores.get(site);
    if (!store) throw new Error(`${site}: has no store.`);
    return store;
  };
  const each = async (work: (store: LeadStore) => Promise<void>): Promise<void> => {
    await Promise.all([...stores.values()].map(work));
  };
  return {
    save: (lead) => of(lead.site).save(lead),
    find: (site, id) => of(site).find(site, id),
    listPending: (site) => of(site).listPending(site),
    // A claim names no dealer; commands make none.
    claim: () => Promise.reject(new Error('A claim belongs to one dealer.')),
    track: (event) => of(event.site).track(event),
    listTrackedEvents: (site) => of(site).listTrackedEvents(site),
    eraseTrackedEvents: (site, before) => of(site).eraseTrackedEvents(site, before),
    listSites: () => Promise.resolve([...stores.keys()]),
    runExclusively: runAlone,
    scrub: () => each((store) => store.scrub()),
    close: () => each((store) => store.close()),
    findRecord: (site, id) => of(site).findRecord(site, id),
    listRecords: (site) => of(site).listRecords(site),
    countLeads: (site) => of(site).countLeads(site),
    listStuck: (site) => of(site).listStuck(site),
    erase: (site, id, now) => of(site).erase(site, id, now),
    history: (site, id) => of(site).history(site, id),
    lease: (site, request) => of(site).lease(site, request),
    recordAttempt: (site, id, attempt) => of(site).recordAttempt(site, id, attempt),
    settle: (site, id, next, lease) => of(site).settle(site, id, next, lease),
    retryAllNow: (site, now) => of(site).retryAllNow(site, now),
    redeliver: (site, id, now) => of(site).redeliver(site, id, now),
    health: (site) => of(site).health(site),
    setHealth: (site, health) => of(site).setHealth(site, health),
    notices: (site) => of(site).notices(site),
    saveNotice: (site, notice) => of(site).saveNotice(site, notice),
    deleteNotice: (site, key) => of(site).deleteNotice(site, key),
  };
}
