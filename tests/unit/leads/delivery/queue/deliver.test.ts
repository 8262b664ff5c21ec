import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DeliveryContext,
  deliver,
  getNextAttemptAt,
  isExhausted,
} from '#leads/delivery/queue/deliver.ts';
import type { DeliveryResult, DeliveryTarget } from '#leads/delivery/targets/target-kind.ts';
import type { Lead, LeadRecord } from '#leads/intake/lead.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { openEmptyStore } from '#tests/support/factories/make-accept-context.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';

const NOW = new Date('2026-11-21T00:00:00.000Z');
const UNTIL = new Date('2026-11-21T00:01:00.000Z');
const LATER = new Date('2026-11-24T00:00:00.000Z');
const DELIVERED: DeliveryResult = { outcome: 'delivered', note: 'taken' };
const REFUSED: DeliveryResult = { outcome: 'refused', note: 'answered 422' };
const FAILED: DeliveryResult = { outcome: 'failed', note: 'answered 500' };

const makeTarget = (
  name: string,
  answer: DeliveryResult | Error | 'a text',
  over: Partial<DeliveryTarget> = {},
): DeliveryTarget => ({
  name,
  send: () =>
    'outcome' in Object(answer) ? Promise.resolve(answer as DeliveryResult) : Promise.reject(answer),
  ...over,
});

interface Delivered {
  readonly lead?: Lead;
  readonly others?: readonly Lead[];
  readonly tries?: number;
  readonly now?: Date;
}

/** Stores a lead and leases it after some tries. */
async function leaseLead({ lead = makeLead(), others = [], tries = 0, now = NOW }: Delivered = {}) {
  const store = await openEmptyStore();
  for (const each of [...others, lead]) await store.save(each);
  const [leased] = await store.lease('example', { now, until: UNTIL, limit: 1, id: lead.id });
  if (!leased?.pending) throw new Error('not leased');
  const record: LeadRecord = { ...leased, pending: { ...leased.pending, tries } };
  const lines: string[] = [];
  const context: DeliveryContext = {
    store,
    dealer: makeSiteFacts(),
    targets: [],
    isRouted: () => true,
    now: () => now,
    random: () => 0.5,
    log: (line) => lines.push(line),
  };
  return { store, lead, record, lines, context };
}

/** Delivers a lead; what became of it. */
async function deliverTo(
  targets: readonly DeliveryTarget[],
  { isRouted = () => true, ...over }: Delivered & Partial<Pick<DeliveryContext, 'isRouted'>> = {},
) {
  const { store, lead, record, lines, context } = await leaseLead(over);
  const outcomes = await deliver(record, UNTIL, { ...context, targets, isRouted });
  return { lead, lines, outcomes, after: await readState(store, lead) };
}

async function readState(store: LeadStore, { id }: Lead) {
  const record = await store.findRecord('example', id);
  return {
    pending: record?.pending && { due_at: record.pending.due_at, tries: record.pending.tries },
    receipts: record?.receipts.map(({ target, outcome, note }) => `${target} ${outcome}: ${note}`),
    history: (await store.history('example', id)).map(
      ({ event, target, note }) => `${target} ${event}: ${note}`,
    ),
  };
}

const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000).toISOString();

test('a lead that every target took is done with', async () => {
  const { outcomes, lines, after } = await deliverTo([
    makeTarget('crm', DELIVERED),
    makeTarget('mail', DELIVERED),
  ]);
  expect(outcomes).toEqual(
    ['crm', 'mail'].map((target) => ({ target, answer: DELIVERED, reply: DELIVERED })),
  );
  expect(after.pending).toBeUndefined();
  expect(after.receipts?.toSorted()).toEqual(['crm delivered: taken', 'mail delivered: taken']);
  expect(lines).toEqual([]);
});

test('a lead that one target did not take is tried there again', async () => {
  const { after, lines } = await deliverTo([makeTarget('crm', DELIVERED), makeTarget('mail', FAILED)]);
  expect(after.pending).toEqual({ due_at: inSeconds(5), tries: 1 });
  expect(after.receipts).toEqual(['crm delivered: taken']);
  expect(after.history.toSorted()).toEqual(['crm delivered: taken', 'mail failed: answered 500']);
  expect(lines).toEqual([]);
});

test('a target that has answered for good does not get the lead again', async () => {
  const { record, context } = await leaseLead();
  const receipts = [{ target: 'crm', at: NOW.toISOString(), outcome: 'delivered', note: '' }] as const;
  const targets = [makeTarget('crm', DELIVERED), makeTarget('mail', DELIVERED)];
  const outcomes = await deliver({ ...record, receipts }, UNTIL, { ...context, targets });
  expect(outcomes.map(({ target }) => target)).toEqual(['mail']);
});

test('a lead whose delivery was over already is tried for the first time', async () => {
  const { store, lead, context, record } = await leaseLead();
  const targets = [makeTarget('crm', FAILED)];
  await deliver({ ...record, pending: undefined }, UNTIL, { ...context, targets });
  expect((await readState(store, lead)).pending).toEqual({ due_at: inSeconds(5), tries: 1 });
});

test('the wait grows with the tries', async () => {
  const { after } = await deliverTo([makeTarget('crm', FAILED)], { tries: 2 });
  expect(after.pending).toEqual({ due_at: inSeconds(120), tries: 3 });
});

test.each<[string, readonly DeliveryResult[], number]>([
  ['as long as a target asks for', [{ ...FAILED, waitMs: 100_000 }], 100],
  [
    'the longest that is asked for',
    [{ ...FAILED, waitMs: 100_000 }, { ...FAILED, waitMs: 200_000 }, FAILED],
    200,
  ],
  ['not shorter than usual', [{ ...FAILED, waitMs: 1000 }], 5],
  ['not for a target that has it', [{ ...DELIVERED, waitMs: 100_000 }, FAILED], 5],
])('the next attempt waits %s', async (_, answers, seconds) => {
  const targets = answers.map((answer, index) => makeTarget(`target-${index}`, answer));
  expect((await deliverTo(targets)).after.pending?.due_at).toBe(inSeconds(seconds));
});

test('a refusal is a dead letter, logged by the id, that no other target waits for', async () => {
  const { after, lines, lead } = await deliverTo([makeTarget('crm', REFUSED), makeTarget('mail', DELIVERED)]);
  expect(after.pending).toBeUndefined();
  expect(lines).toEqual([`leads: example ${lead.id}: crm answered 422. A dead letter.`]);
});

test.each([
  [new Error('did not answer in 10 s'), 'did not answer in 10 s'],
  ['a text' as const, 'crm failed'],
])('a target that throws %j has failed: %s', async (error, note) => {
  const { outcomes } = await deliverTo([makeTarget('crm', error)]);
  expect(outcomes.map(({ answer }) => answer)).toEqual([{ outcome: 'failed', note }]);
});

describe('at the twelfth attempt, after three days,', () => {
  const last = { tries: 11, now: LATER };

  test('a target is given up', async () => {
    const { outcomes, after, lines, lead } = await deliverTo([makeTarget('crm', FAILED)], last);
    const note = 'was given up after 12 tries: answered 500';
    expect(outcomes).toEqual([{ target: 'crm', answer: FAILED, reply: { outcome: 'refused', note } }]);
    expect(after).toMatchObject({ pending: undefined, receipts: [`crm refused: ${note}`] });
    expect(lines).toEqual([`leads: example ${lead.id}: crm ${note}. A dead letter.`]);
  });

  test('an acknowledgement is refused, but never makes a dead letter', async () => {
    const { after, lines } = await deliverTo([makeTarget('visitor.acknowledgement', FAILED)], last);
    expect(after.receipts).toEqual([
      'visitor.acknowledgement refused: was given up after 12 tries: answered 500',
    ]);
    expect(lines).toEqual([]);
  });

  test.each([DELIVERED, REFUSED])('the answer %j is what it is', async (answer) => {
    const { outcomes } = await deliverTo([makeTarget('crm', answer)], last);
    expect(outcomes).toEqual([{ target: 'crm', answer, reply: answer }]);
  });
});

test('before the twelfth attempt nothing is given up', async () => {
  const { after } = await deliverTo([makeTarget('crm', FAILED)], { tries: 10, now: LATER });
  expect(after.pending?.tries).toBe(11);
});

test('a lead goes where the routes lead, and to targets that choose it themselves', async () => {
  const targets = [
    makeTarget('routed', DELIVERED),
    makeTarget('elsewhere', DELIVERED),
    makeTarget('chooses it', DELIVERED, { accepts: () => true }),
    makeTarget('chooses others', DELIVERED, { accepts: () => false }),
  ];
  const isRouted = (_: unknown, target: string) => target === 'routed' || target === 'chooses others';
  const { outcomes } = await deliverTo(targets, { isRouted });
  expect(outcomes.map(({ target }) => target)).toEqual(['routed', 'chooses it']);
});

test('a lead that was started again while it was sent is sent again', async () => {
  const { store, lead, context, record } = await leaseLead();
  const target = makeTarget('crm', DELIVERED, {
    send: async () => {
      await store.redeliver('example', lead.id, LATER);
      return DELIVERED;
    },
  });
  await deliver(record, UNTIL, { ...context, targets: [target] });
  expect((await readState(store, lead)).pending?.due_at).toBe(LATER.toISOString());
});

test('a lead that goes nowhere is done with', async () => {
  const { outcomes, after } = await deliverTo([]);
  expect([outcomes, after.pending]).toEqual([[], undefined]);
});

describe('a target is told of the enquiry', () => {
  const enquiry = makeLead();
  const seenWith = async (form: string) => {
    const seen: (string | undefined)[] = [];
    const spy = makeTarget('spy', DELIVERED, {
      send: ({ originalLead }) => {
        seen.push(originalLead?.id);
        return Promise.resolve(DELIVERED);
      },
    });
    const lead = makeLead({ form, payload: { lead_id: enquiry.id } });
    await deliverTo([spy], { lead, others: [enquiry] });
    return seen;
  };

  test.each(['offer-accepted', 'trade-in-offer'])('that a lead of the form %s follows', async (form) => {
    expect(await seenWith(form)).toEqual([enquiry.id]);
  });

  test.each(['enquiry', 'miscellaneous'])('by no lead of the form %s', async (form) => {
    expect(await seenWith(form)).toEqual([undefined]);
  });
});

const T0 = new Date('2026-11-21T00:00:00Z');
const HOUR = 3_600_000;
const wait = (tries: number, random = 0.5, waitMs = 0) =>
  getNextAttemptAt(tries, T0, { random, waitMs }).getTime() - T0.getTime();

test.each([
  [1, 5_000],
  [2, 30_000],
  [3, 120_000],
  [4, 600_000],
  [5, 1_800_000],
  [6, 2 * HOUR],
  [7, 5 * HOUR],
  [8, 10 * HOUR],
  [9, 14 * HOUR],
  [10, 20 * HOUR],
  [11, 24 * HOUR],
  [12, 24 * HOUR],
  [40, 24 * HOUR],
])('after %i tries the next one is %i ms later', (tries, ms) => expect(wait(tries)).toBe(ms));

test('twelve attempts take about three days', () => {
  let all = 0;
  for (let tries = 1; tries < 12; tries++) all += wait(tries);
  expect(all / HOUR).toBeGreaterThan(72);
  expect(all / HOUR).toBeLessThan(80);
});

test.each([
  [0, 4000],
  [0.5, 5000],
  [1, 6000],
])('a wait goes from four fifths to six: at %d it is %i ms', (random, ms) => {
  expect(wait(1, random)).toBe(ms);
});

test('a wait is longer or shorter by a fifth at most, and never shorter than a target asked for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(1e8),
      (tries, random, asked) => {
        expect(wait(tries, random)).toBeGreaterThanOrEqual(Math.floor(wait(tries) * 0.8));
        expect(wait(tries, random)).toBeLessThanOrEqual(wait(tries) * 1.2);
        expect(wait(tries, random, asked)).toBeGreaterThanOrEqual(asked);
      },
    ),
  );
});

test.each([
  [11, 100, false],
  [12, 71, false],
  [12, 72, true],
  [30, 5, false],
])('%i tries in %i hours: given up %s', (tries, hours, givenUp) => {
  expect(isExhausted(tries, T0, new Date(T0.getTime() + hours * HOUR))).toBe(givenUp);
});
