import { expect, test } from 'vitest';
import { deliverOne, drain } from '#leads/delivery/process-queue.ts';
import { makeDesk } from '#tests/support/make-desk.ts';
import { makeEnquiry } from '#tests/support/make-parcel.ts';
import { figure, LONG } from './figure.ts';

/** Five leads a second for an hour, or for a minute and a half. */
const SECONDS = LONG ? 3600 : 90;
const A_SECOND = 5;
const LEADS = SECONDS * A_SECOND;
const MOST_SECONDS = 300;

test(`a CRM that is away for ${SECONDS} s has all ${LEADS} leads within ${MOST_SECONDS} s of its return, at most one in a hundred twice`, async () => {
  const desk = await makeDesk();
  const ids = new Set<string>();

  /** A second of the dealer's day: leads come in and are sent after the answer; each minute the drain comes by. */
  async function second(n: number): Promise<void> {
    const leads = Array.from({ length: A_SECOND }, () =>
      makeEnquiry({}, { received_at: desk.time.toISOString() }),
    );
    await Promise.all(leads.map((lead) => desk.store.keep(lead)));
    await Promise.all(leads.map(({ id }) => deliverOne(id, desk)));
    for (const { id } of leads) ids.add(id);
    if (n % 60 === 0) await drain(desk);
    desk.wait(1);
  }

  let answers = 0;
  desk.crm.behave(() => (answers++ % 2 === 0 ? { status: 503 } : 'reset'));
  for (let n = 0; n < SECONDS; n++) await second(n);
  expect(desk.crm.taken).toEqual([]);
  const tries = desk.crm.asked();

  desk.crm.behave(() => ({ status: 200 }));
  const started = performance.now();
  await second(0);
  const seconds = (performance.now() - started) / 1000;

  const taken = new Set(desk.crm.taken.map(({ id }) => id));
  const missing = [...ids].filter((id) => !taken.has(id)).length;
  const twice = desk.crm.taken.length - taken.size;
  figure(
    `CRM away for ${SECONDS} s, ${LEADS} leads`,
    `drained in ${seconds.toFixed(1)} s, ${missing} lost, ${twice} sent twice, ${tries} tries meanwhile`,
  );
  expect(missing).toBe(0);
  expect(twice / LEADS).toBeLessThanOrEqual(0.01);
  expect(await desk.store.pending('example')).toEqual([]);
  expect(desk.lines).toEqual([]);
}, 3_600_000);
