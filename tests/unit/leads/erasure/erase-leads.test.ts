import { describe, expect, test } from 'vitest';
import {
  belongsTo,
  describeEnquiries,
  eraseLeads,
  findRelatedLeads,
  markScrubDue,
  mayBelongToEnquiry,
  scrubIfDue,
} from '#leads/erasure/erase-leads.ts';
import type { JsonObject, Lead } from '#leads/intake/lead.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { openEmptyStore } from '#tests/support/factories/make-accept-context.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeEnquiry } from '#tests/support/factories/make-outbound-lead.ts';

const [ID, OTHER_ID] = ['a'.repeat(32), 'b'.repeat(32)];
const VALUED = { rego: '123ABC', regoState: 'qld' };

const record = (form: string, payload: JsonObject) => makeLead({ form, payload });
const enquiry = (payload: JsonObject, id = ID): Lead => makeLead({ id, form: 'trade-in', payload });

test.each<[string, readonly Lead[], readonly string[], readonly string[]]>([
  ['none', [], [], []],
  ['one without a valuation', [enquiry({ userData: { Rego: '123ABC' } })], [ID], []],
  ['one with a valuation', [enquiry({ valuation: VALUED })], [ID], ['qld 123ABC']],
  ['a saved valuation', [enquiry(VALUED)], [ID], ['qld 123ABC']],
  [
    'several',
    [
      enquiry({ valuation: VALUED }),
      enquiry({ valuation: { ...VALUED, regoState: 'nsw' } }, OTHER_ID),
      enquiry({}, 'c'.repeat(32)),
    ],
    [ID, OTHER_ID, 'c'.repeat(32)],
    ['qld 123ABC', 'nsw 123ABC'],
  ],
  ['a valuation without a registration', [enquiry({ valuation: { regoState: 'qld' } })], [ID], []],
  ['a registration that is no text', [enquiry({ valuation: { ...VALUED, rego: 5 } })], [ID], []],
  ['a list in place of a valuation', [enquiry({ valuation: [VALUED] })], [ID], []],
  ['null in place of a valuation', [enquiry({ valuation: null, ...VALUED })], [ID], ['qld 123ABC']],
])(
  'enquiries are described by their ids and the registrations that were valued: %s',
  (_, leads, ids, regos) => {
    expect(describeEnquiries(leads)).toEqual({ ids: new Set(ids), regos: new Set(regos) });
  },
);

test('only offers, acceptances and saved valuations may belong to an enquiry', () => {
  const forms = ['trade-in-offer', 'offer-accepted', 'miscellaneous', 'trade-in', 'enquiry', ''];
  const may = forms.filter((form) => mayBelongToEnquiry(makeLead({ form })));
  expect(may).toEqual(['trade-in-offer', 'offer-accepted', 'miscellaneous']);
});

describe('to an enquiry with a valuation', () => {
  const enquiries = describeEnquiries([enquiry({ valuation: VALUED })]);

  test.each<[string, Lead]>([
    ['an offer on it', record('trade-in-offer', { lead_id: ID, amount: 9000 })],
    ['its acceptance', record('offer-accepted', { lead_id: ID })],
    ['the saved valuation of its vehicle', record('miscellaneous', { column_name: 'valuation', ...VALUED })],
    ['the same in a field', record('miscellaneous', { valuation: VALUED })],
  ])('%s belongs', (_, lead) => expect(belongsTo(enquiries, lead)).toBe(true));

  test.each<[string, Lead]>([
    ['an offer on another', record('trade-in-offer', { lead_id: OTHER_ID })],
    ['an offer on none', record('trade-in-offer', {})],
    [
      'an offer on another with the same registration',
      record('trade-in-offer', { lead_id: OTHER_ID, ...VALUED }),
    ],
    ['the acceptance of another offer', record('offer-accepted', { lead_id: OTHER_ID, ...VALUED })],
    ['a saved valuation of another registration', record('miscellaneous', { ...VALUED, rego: '123ABD' })],
    ['that of another state', record('miscellaneous', { ...VALUED, regoState: 'vic' })],
    ['that of no state', record('miscellaneous', { rego: VALUED.rego })],
    ['a saved record of something else', record('miscellaneous', { lead_id: ID })],
    ['another enquiry about the vehicle', record('trade-in', { valuation: VALUED, lead_id: ID })],
    ['another enquiry of the same person', makeEnquiry()],
  ])('%s does not belong', (_, lead) => expect(belongsTo(enquiries, lead)).toBe(false));
});

test('to an enquiry without a valuation no saved valuation belongs', () => {
  const enquiries = describeEnquiries([enquiry({})]);
  expect(belongsTo(enquiries, record('miscellaneous', VALUED))).toBe(false);
  expect(belongsTo(enquiries, record('miscellaneous', {}))).toBe(false);
});

const NOW = new Date('2026-11-21T05:00:00.000Z');

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

/** A store with leads, and their ids by dealer. */
async function storeOf(leads: readonly Lead[]) {
  const store = await openEmptyStore();
  for (const lead of leads) await store.save(lead);
  const listIds = async (site = 'example') =>
    (await Array.fromAsync(store.listRecords(site))).map(({ lead }) => lead.id).sort();
  return { ...store, listIds };
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
  expect(await store.listIds()).toEqual([kept.id]);
  expect(await store.listIds('other')).toEqual([]);
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
  expect(await store.listIds()).toEqual(idsOf(leads.slice(1)));
  await eraseLeads(leads, { store, targets: [target], now: NOW });
  expect([await store.listIds(), target.copies.size]).toEqual([[], 0]);
});

const [EARLY, LATE] = [new Date('2026-11-21T05:00:00.000Z'), new Date('2026-11-21T06:00:00.000Z')];
const SITES = ['one', 'two'];
const MARK = { key: 'scrub-due', sent_at: EARLY.toISOString(), count: 1, channels: [] };
const ALERT = { ...MARK, key: 'dead-letters' };

/** A store that counts its scrubs; `during` happens while one is under way. */
async function openStore(during: (store: LeadStore) => Promise<void> = async () => {}) {
  const store = await openEmptyStore();
  let scrubs = 0;
  const counting = {
    saveNotice: store.saveNotice,
    notices: store.notices,
    deleteNotice: store.deleteNotice,
    async scrub() {
      scrubs += 1;
      await store.scrub();
      await during(store);
    },
  };
  return { store: counting, countScrubs: () => scrubs };
}

test('an erasure marks its dealer', async () => {
  const { store } = await openStore();
  await markScrubDue(store, 'one', EARLY);
  expect(await store.notices('one')).toEqual([MARK]);
  expect(await store.notices('two')).toEqual([]);
});

test('without an erasure nothing is scrubbed, whatever else the dealer was told', async () => {
  const { store, countScrubs } = await openStore();
  await store.saveNotice('one', ALERT);
  await scrubIfDue(store, SITES);
  expect(countScrubs()).toBe(0);
  expect(await store.notices('one')).toEqual([ALERT]);
});

test('erasures at several dealers are one scrub, after which nothing is due', async () => {
  const { store, countScrubs } = await openStore();
  await store.saveNotice('two', ALERT);
  for (const site of SITES) await markScrubDue(store, site, EARLY);
  await scrubIfDue(store, SITES);
  await scrubIfDue(store, SITES);
  expect(countScrubs()).toBe(1);
  expect([await store.notices('one'), await store.notices('two')]).toEqual([[], [ALERT]]);
});

test('an erasure at a dealer of another host is left to that host', async () => {
  const { store, countScrubs } = await openStore();
  await markScrubDue(store, 'elsewhere', EARLY);
  await scrubIfDue(store, SITES);
  expect(countScrubs()).toBe(0);
  expect(await store.notices('elsewhere')).toEqual([MARK]);
});

test.each([
  ['the same dealer', 'one', [['one', LATE]]],
  ['another dealer', 'two', [['two', LATE]]],
] as const)('an erasure at %s during a scrub is left to the next', async (_, site, left) => {
  const { store, countScrubs } = await openStore((open) => markScrubDue(open, site, LATE));
  await markScrubDue(store, 'one', EARLY);
  await scrubIfDue(store, SITES);
  const marks = await Promise.all(SITES.map(async (each) => [each, await store.notices(each)] as const));
  expect(marks.flatMap(([each, notices]) => notices.map(({ sent_at }) => [each, new Date(sent_at)]))).toEqual(
    left,
  );
  await scrubIfDue(store, SITES);
  expect(countScrubs()).toBe(2);
});

test('a scrub that failed is still due', async () => {
  const { store, countScrubs } = await openStore(() => Promise.reject(new Error('disk full')));
  await markScrubDue(store, 'one', EARLY);
  await expect(scrubIfDue(store, SITES)).rejects.toThrow('disk full');
  await expect(scrubIfDue(store, SITES)).rejects.toThrow('disk full');
  expect(countScrubs()).toBe(2);
  expect(await store.notices('one')).toEqual([MARK]);
});
