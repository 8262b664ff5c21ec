import { expect, test } from 'vitest';
import { joinStores } from '#scripts/leads/open-lead-store.ts';
import { selectLeads } from '#scripts/leads/select-leads.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeEnquiry } from '#tests/support/factories/make-outbound-lead.ts';
import { LEAD_STORES } from '#tests/support/servers/lead-stores.ts';

const VALUED = { rego: '123ABC', regoState: 'qld' };

/** Enquiries of people, one of them with what belongs to it, at two dealers. */
function makeLeads() {
  const tradeIn = makeEnquiry(
    { name: 'Zoë', last_name: 'O’Neill-Smith', phone: '+61412345678', email: 'Zoe@Example.com' },
    { form: 'trade-in' },
  );
  return {
    tradeIn: { ...tradeIn, payload: { ...tradeIn.payload, valuation: VALUED } },
    offer: makeLead({ form: 'trade-in-offer', payload: { lead_id: tradeIn.id, amount: 9000 } }),
    valuation: makeLead({ form: 'miscellaneous', payload: VALUED }),
    spam: makeEnquiry({ name: 'zoe', last_name: 'Lee', phone: '0412 345 678', email: 'lee@example.com' }),
    elsewhere: makeEnquiry(
      { name: 'Ann', last_name: 'Lee', phone: '+61740331234', email: 'zoe@example.com' },
      { site: 'other' },
    ),
    stranger: makeEnquiry({
      name: 'Zoeline',
      last_name: 'Leeds',
      phone: '+61412345679',
      email: 'a-zoe@example.com',
      message: 'Zoë Lee of zoe@example.com, 0412 345 678, sent me.',
    }),
    othersOffer: makeLead({ form: 'trade-in-offer', payload: { lead_id: 'f'.repeat(32) } }),
  };
}

const FOLLOW_UPS = ['offer', 'valuation'];

test.each<[object, string[]]>([
  [{ email: ' zoe@example.COM' }, ['tradeIn', ...FOLLOW_UPS, 'elsewhere']],
  [{ phone: '0412 345 678' }, ['tradeIn', ...FOLLOW_UPS, 'spam']],
  [{ phone: '+61 (0) 412-345-678' }, ['tradeIn', ...FOLLOW_UPS, 'spam']],
  [{ phone: '0011 61 7 4033 1234' }, ['elsewhere']],
  [{ name: 'ZOE' }, ['tradeIn', ...FOLLOW_UPS, 'spam']],
  [{ name: "o'neill-smith" }, ['tradeIn', ...FOLLOW_UPS]],
  [{ name: 'zoë  Lee' }, ['spam']],
  [{ name: 'Lee' }, ['spam', 'elsewhere']],
  [{ name: 'Lee', email: 'zoe@example.com' }, ['elsewhere']],
  [{ name: 'zo.*' }, []],
])('a person is found by %j with what belongs to their enquiries', async (person, names) => {
  const [[, sqlite]] = LEAD_STORES;
  const { store } = await sqlite();
  const leads: Record<string, ReturnType<typeof makeLead>> = makeLeads();
  for (const lead of Object.values(leads)) await store.save(lead);
  const everything = { form: undefined, state: undefined, since: undefined, until: undefined };
  const sites = ['example', 'other'];
  const found = await selectLeads(store, { ...everything, sites, person });
  const idsOf = (ids: readonly (string | undefined)[]) => ids.toSorted();
  expect(idsOf(found.map(({ record }) => record.lead.id))).toEqual(
    idsOf(names.map((name) => leads[name]?.id)),
  );
  const offers = await selectLeads(store, { ...everything, form: 'trade-in-offer', sites, person });
  expect(offers).toHaveLength(names.includes('offer') ? 1 : 0);
});

test('dealers with a Netlify site each are read and changed as one', async () => {
  const [, [, blobs]] = LEAD_STORES;
  const [one, two] = [await blobs(), await blobs()];
  const [first, second] = [makeLead({ site: 'one' }), makeLead({ site: 'two' })];
  await one.store.save(first);
  await two.store.save(second);
  const joined = joinStores(
    new Map([
      ['one', one.store],
      ['two', two.store],
    ]),
  );
  expect(await joined.listSites()).toEqual(['one', 'two']);
  expect(await joined.find('two', second.id)).toEqual(second);
  expect(await joined.erase('one', first.id, new Date())).toBe(true);
  expect(await one.store.find('one', first.id)).toBeUndefined();
  expect(await two.store.find('two', second.id)).toEqual(second);
  await expect(async () => joined.health('three')).rejects.toThrow('three: has no store.');
});
