import { beforeEach, describe, expect, test } from 'vitest';
import type { HistoryEvent, JsonObject, Lead, LeadRecord, TrackedEvent } from '#leads/intake/lead.ts';
import { buildMonthlyReport, summariseTargets } from '#leads/report/build-report.ts';
import {
  formatMonth,
  getLocalMonth,
  getMonthBounds,
  getPreviousMonth,
} from '#leads/report/monthly-report.ts';
import { summariseSpeed, summariseSpeedByPage } from '#leads/report/page-speed.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { openEmptyStore } from '#tests/support/factories/make-accept-context.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeMonthlyReport } from '#tests/support/factories/make-monthly-report.ts';
import { makeEnquiry } from '#tests/support/factories/make-outbound-lead.ts';
import { makeCarFacts, makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';

const DEALER = makeSiteFacts({
  locations: [makeLocation({ id: 'mareeba', name: 'Example Mareeba' })],
  stock: {
    c1: makeCarFacts(),
    c2: makeCarFacts({ year: 2024, make: 'Kia', model: 'EV6' }),
    c3: makeCarFacts({ year: 2022, make: 'Audi', model: 'A3' }),
  },
});
const IN_NOVEMBER = '2026-11-10T00:00:00.000Z';
const IN_OCTOBER = '2026-10-10T00:00:00.000Z';

let store: LeadStore;

beforeEach(async () => {
  store = await openEmptyStore();
});

/** Records an enquiry of the month without a car, unless it is otherwise. */
async function keep(over: Partial<Lead> = {}, payload: JsonObject = {}): Promise<Lead> {
  const lead = makeEnquiry({}, { received_at: IN_NOVEMBER, ...over });
  const kept = { ...lead, payload: { ...lead.payload, car_id: null, ...payload } };
  await store.save(kept);
  return kept;
}

async function answer(lead: Lead, outcome: 'delivered' | 'refused'): Promise<void> {
  await store.recordAttempt('example', lead.id, { target: 'crm', at: IN_NOVEMBER, outcome, note: '' });
  await store.settle('example', lead.id, undefined);
}

const reveal = (details: JsonObject, at = IN_NOVEMBER) =>
  store.track({ site: 'example', kind: 'phone-reveal', at, details });

const build = () => buildMonthlyReport('2026-11', { store, dealer: DEALER, timeZone: 'Australia/Brisbane' });

test('a dealer without leads has an empty report', async () =>
  expect(await build()).toEqual(makeMonthlyReport()));

test('each kind of lead is counted as what it is', async () => {
  await keep({}, { verification: 'unverified' });
  await keep({ handling: 'held' });
  // Spam is not counted as unverified.
  await keep({ handling: 'spam' }, { verification: 'unverified' });
  for (const form of ['trade-in-offer', 'trade-in-offer', 'offer-accepted', 'miscellaneous'])
    await keep({ form });
  expect(await build()).toMatchObject({
    ...{ leads: 2, unverified: 1, held: 1, spam: 1, dead: 0 },
    ...{ offersMade: 2, offersAccepted: 1 },
  });
});

test('the month before is counted by its enquiries too, without spam and follow-ups', async () => {
  await keep({ received_at: IN_OCTOBER });
  await keep({ received_at: IN_OCTOBER, handling: 'held' });
  await keep({ received_at: IN_OCTOBER, handling: 'spam' });
  await keep({ received_at: IN_OCTOBER, form: 'offer-accepted' });
  await keep({ received_at: '2026-09-10T00:00:00.000Z' });
  expect(await build()).toMatchObject({ leads: 0, leadsBefore: 2, spam: 0, held: 0 });
});

test('a lead that a target refused was not delivered; one that it took was', async () => {
  await answer(await keep(), 'refused');
  await answer(await keep(), 'delivered');
  await keep();
  await keep({ handling: 'held' });
  expect(await build()).toMatchObject({ leads: 4, dead: 1, held: 1 });
});

test('a follow-up that was refused is no lead that was not delivered', async () => {
  await answer(await keep({ form: 'trade-in-offer' }), 'refused');
  expect(await build()).toMatchObject({ leads: 0, dead: 0, offersMade: 1 });
});

test('forms have their titles in the words of the dealer; a form that is no longer there has its name', async () => {
  await keep({ form: 'raffle' });
  await keep({ form: 'test-drive' });
  await keep({ form: 'reserve' });
  expect((await build()).forms).toEqual([
    { name: 'Book a Test Drive', leads: 1 },
    { name: 'raffle', leads: 1 },
    { name: 'Reserve this car', leads: 1 },
  ]);
});

test('leads are counted by the location that they are for; one that is no longer there has its id', async () => {
  for (const location of ['mareeba', 'mareeba', 'closed', '']) await keep({}, { userData: { location } });
  expect((await build()).locations).toEqual([
    { name: 'Example Mareeba', leads: 2 },
    { name: 'closed', leads: 1 },
    { name: 'No location', leads: 1 },
  ]);
});

test('rows are sorted by their leads, the highest number first, then by name', async () => {
  const from = (utm_source: string) =>
    keep({}, { lead_attributes: { linked_query_params: { utm_source, utm_campaign: 'spring' } } });
  for (const source of ['b', 'c', 'a', 'c']) await from(source);
  await keep();
  expect(await build()).toMatchObject({
    sources: [
      { name: 'c', leads: 2 },
      { name: 'a', leads: 1 },
      { name: 'b', leads: 1 },
      { name: 'Direct or unknown', leads: 1 },
    ],
    // What came without a campaign is not counted as one.
    campaigns: [{ name: 'spring', leads: 4 }],
  });
});

describe('the cars of a report', () => {
  test('are sorted by their leads, then by reveals, then by name', async () => {
    for (const car_id of ['c1', 'c2', 'c2']) await keep({}, { car_id });
    for (const car_id of ['c3', 'x1', 'x1', 'x0', 'x0', 'c1']) await reveal({ car_id });
    expect((await build()).cars).toEqual([
      { id: 'c2', name: '2024 Kia EV6', leads: 2, reveals: 0 },
      { id: 'c1', name: '2021 Toyota Corolla', leads: 1, reveals: 1 },
      { id: 'x0', name: 'x0', leads: 0, reveals: 2 },
      { id: 'x1', name: 'x1', leads: 0, reveals: 2 },
      { id: 'c3', name: '2022 Audi A3', leads: 0, reveals: 1 },
    ]);
  });

  test('that were sold have the name that a lead has kept', async () => {
    await keep({}, { car_id: 'sold' });
    await keep({}, { car_id: 'sold', car_name: '2011 Ford Falcon' });
    await keep({}, { car_id: 'sold', car_name: 'Falcon' });
    await reveal({ car_id: 'sold' });
    const [car] = (await build()).cars;
    expect(car).toEqual({ id: 'sold', name: expect.stringMatching(/Falcon$/), leads: 3, reveals: 1 });
  });

  test('are none of leads and reveals without one', async () => {
    await keep({}, { car_id: '' });
    for (const details of [{}, { car_id: null }, { car_id: 7 }]) await reveal(details);
    expect(await build()).toMatchObject({ leads: 1, reveals: 3, cars: [] });
  });
});

test('reveals are those of the month by the clocks of the dealer', async () => {
  for (const at of [
    '2026-10-31T13:59:59.999Z',
    '2026-10-31T14:00:00.000Z',
    '2026-11-30T13:59:59.999Z',
    '2026-11-30T14:00:00.000Z',
  ])
    await reveal({ car_id: 'c1' }, at);
  expect(await build()).toMatchObject({ reveals: 2, cars: [{ id: 'c1', reveals: 2 }] });
});

test.each([
  ['2026-11', 'Australia/Brisbane', '2026-10-31T14:00:00.000Z', '2026-11-30T14:00:00.000Z', '2026-10'],
  ['2026-01', 'Australia/Sydney', '2025-12-31T13:00:00.000Z', '2026-01-31T13:00:00.000Z', '2025-12'],
  ['2026-10', 'Australia/Sydney', '2026-09-30T14:00:00.000Z', '2026-10-31T13:00:00.000Z', '2026-09'],
])('%s in %s lasts from %s to %s', (month, zone, start, end, before) => {
  expect(getMonthBounds(month, zone)).toEqual([start, end]);
  expect(getPreviousMonth(month)).toBe(before);
});

test.each([
  ['2026-11-30T13:59:59.999Z', 'Australia/Brisbane', '2026-11', 30],
  ['2026-11-30T14:00:00.000Z', 'Australia/Brisbane', '2026-12', 1],
  ['2026-12-09T14:00:00.000Z', 'Australia/Brisbane', '2026-12', 10],
  ['2026-11-30T14:00:00.000Z', 'Australia/Perth', '2026-11', 30],
])('at %s it is in %s the month %s, day %i', (now, zone, month, day) => {
  expect(getLocalMonth(new Date(now), zone)).toEqual([month, day]);
});

test.each([
  ['2026-01', 'January 2026'],
  ['2026-12', 'December 2026'],
])('the month %s is called %s', (month, name) => expect(formatMonth(month)).toBe(name));

const view = (details: JsonObject): TrackedEvent => ({
  site: 'example',
  kind: 'page-speed',
  at: '2026-11-10T00:00:00.000Z',
  details,
});

test.each([
  { times: [900], p75: 900 },
  { times: [300, 100], p75: 300 },
  { times: [400, 100, 300, 200], p75: 300 },
  { times: [500, 400, 300, 200, 100], p75: 400 },
])('three of four of the times $times are at most $p75', ({ times, p75 }) => {
  expect(summariseSpeed(times.map((lcp) => view({ page: 'car', lcp })))).toEqual({
    views: times.length,
    lcp: p75,
    inp: null,
    cls: null,
  });
});

test('without a measured page view there are no figures', () => {
  const reveal: TrackedEvent = { ...view({ car_id: 'c1' }), kind: 'phone-reveal' };
  expect(summariseSpeed([reveal])).toBeUndefined();
  expect(summariseSpeedByPage([reveal])).toEqual([]);
});

test('kinds of pages are listed by their views', () => {
  const views = ['home', 'car', 'search', 'car'].map((page) => view({ page, cls: 0.1 }));
  expect(summariseSpeedByPage(views).map(({ page, views: count }) => [page, count])).toEqual([
    ['car', 2],
    ['home', 1],
    ['search', 1],
  ]);
});

const LEAD = makeLead();
const RECORDS: LeadRecord[] = [{ lead: LEAD, pending: undefined, receipts: [] }];

/** Something that happened so many seconds after the enquiry. */
function happened(
  event: HistoryEvent['event'],
  seconds: number,
  over: Partial<HistoryEvent> = {},
): HistoryEvent {
  const at = new Date(Date.parse(LEAD.received_at) + seconds * 1000).toISOString();
  return { id: LEAD.id, at, event, target: 'crm', note: '', ...over };
}

const summarise = (...history: HistoryEvent[]) => summariseTargets(RECORDS, history);

describe('the answers of targets', () => {
  test('are counted by target, in the order of their names', () => {
    expect(
      summarise(
        happened('failed', 1, { target: 'mail' }),
        happened('refused', 2, { target: 'mail' }),
        happened('failed', 1),
        happened('failed', 2),
        happened('delivered', 3),
      ),
    ).toEqual([
      { target: 'crm', delivered: 1, refused: 0, failed: 2, medianSeconds: 3, slowestSeconds: 3 },
      { target: 'mail', delivered: 0, refused: 1, failed: 1, medianSeconds: null, slowestSeconds: null },
    ]);
  });

  test('are those about the leads of the report', () => {
    expect(summarise(happened('delivered', 1, { id: makeLead().id }))).toEqual([]);
  });

  test('are not what happens without a target', () => {
    expect(
      summarise(happened('redelivered', 1, { target: '' }), happened('erased', 2, { target: '' })),
    ).toEqual([]);
  });

  test.each([
    [[5], 5, 5],
    [[1, 9], 1, 9],
    [[10, 9, 1], 9, 10],
    [[4, 3, 2, 1], 2, 4],
    [[1.4, 1.6], 1, 2],
    // By the clock of another machine.
    [[-3], 0, 0],
  ])(
    'after %j seconds take half of the leads %i seconds at most, and the slowest %i',
    (times, median, slowest) => {
      const [row] = summarise(...times.map((seconds) => happened('delivered', seconds)));
      expect(row).toMatchObject({ medianSeconds: median, slowestSeconds: slowest });
    },
  );
});
