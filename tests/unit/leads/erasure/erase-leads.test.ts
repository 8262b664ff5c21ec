import { expect, test } from 'vitest';
import { eraseLeads, findRelatedLeads } from '#leads/erasure/erase-leads.ts';
import type { Lead } from '#leads/intake/lead.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { openEmptyStore } from '#tests/support/factories/make-accept-context.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';

const NOW = new Date('2026-11-21T05:00:00.000Z');
const VALUED = { rego: '123ABC', regoState: 'qld' };

/** A target that keeps copies of leads. */
function makeTarget(leads: readonly Lead[]) {
  const copies = new Set(leads.map(({ site, id }) => `${site} ${id}`));
  return {
    copies,
    forget(site: string, id: string) {
      copies.delete(`${site} ${id}`);
      return Promise.resolve();
    },
  };
}

/** A store with leads. */
async function storeOf(leads: readonly Lead[]) {
  const store = await openEmptyStore();
  for (const lead of leads) await store.save(lead);
  return store;
}

async function listIds(store: LeadStore, site = 'example'): Promise<string[]> {
  const records = await Array.fromAsync(store.listRecords(site));
  return records.map(({ lead }) => lead.id).sort();
}

const idsOf = (leads: readonly Lead[]) => leads.map(({ id }) => id).sort();

test('the records of an enquiry are its offers, their acceptance and the saved valuation, of its own dealer', async () => {
  const lead = makeLead({ form: 'trade-in', payload: { valuation: VALUED } });
  const related = [
    makeLead({ form: 'trade-in-offer', payload: { lead_id: lead.id, amount: 1 } }),
    makeLead({ form: 'trade-in-offer', payload: { lead_id: lead.id, amount: 2 } }),
    makeLead({ form: 'offer-accepted', payload: { lead_id: lead.id } }),
    makeLead({ form: 'miscellaneous', payload: VALUED }),
  ];
  const others = [
    makeLead({ form: 'trade-in', payload: { valuation: VALUED } }),
    makeLead({ form: 'offer-accepted', payload: { lead_id: 'f'.repeat(32) } }),
    makeLead({ site: 'other', form: 'offer-accepted', payload: { lead_id: lead.id } }),
  ];
  const store = await storeOf([lead, ...related, ...others]);
  const found = await findRelatedLeads([lead], store);
  expect(found.map((record) => record.lead.id).sort()).toEqual(idsOf(related));
});

test('a record does not belong to itself', async () => {
  const valuations = [0, 1].map(() => makeLead({ form: 'miscellaneous', payload: VALUED }));
  const [first = makeLead(), second] = valuations;
  const store = await storeOf(valuations);
  expect(await findRelatedLeads([first], store)).toMatchObject([{ lead: second }]);
});

test('erased leads are gone from the store and every target, and the history says when', async () => {
  const leads = [makeLead(), makeLead(), makeLead({ site: 'other' })];
  const kept = makeLead();
  const store = await storeOf([...leads, kept]);
  const holders = [makeTarget([...leads, kept]), makeTarget([...leads, kept])];
  const withoutCopies = {};
  const targets = [withoutCopies, ...holders];
  await eraseLeads(leads, { store, targets, now: NOW });
  expect(await listIds(store)).toEqual([kept.id]);
  expect(await listIds(store, 'other')).toEqual([]);
  for (const { copies } of holders) expect([...copies]).toEqual([`example ${kept.id}`]);
  const [erased] = leads;
  expect(await store.history('example', erased?.id)).toEqual([
    { id: erased?.id, at: NOW.toISOString(), event: 'erased', target: '', note: '' },
  ]);
  expect(await store.history('example', kept.id)).toEqual([]);
});

test('a lead stays in the store until its copies are gone, so that the erasure can be repeated', async () => {
  const leads = [makeLead(), makeLead(), makeLead()];
  const store = await storeOf(leads);
  const target = makeTarget(leads);
  const [, locked] = leads;
  const failing = {
    forget: (site: string, id: string) =>
      id === locked?.id ? Promise.reject(new Error('locked')) : target.forget(site, id),
  };
  await expect(eraseLeads(leads, { store, targets: [failing], now: NOW })).rejects.toThrow('locked');
  expect(await listIds(store)).toEqual(idsOf(leads.slice(1)));
  await eraseLeads(leads, { store, targets: [target], now: NOW });
  expect([await listIds(store), target.copies.size]).toEqual([[], 0]);
});
