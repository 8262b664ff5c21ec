import { expect, test } from 'vitest';
import { deliverOne, processQueue } from '#leads/delivery/queue/process-queue.ts';
import { makeDeliveryContext } from '#tests/support/factories/make-delivery-context.ts';
import { makeEnquiry } from '#tests/support/factories/make-outbound-lead.ts';
import { IS_LONG_RUN, recordFigure } from './record-figure.ts';

/** Five leads a second for an hour, or for a minute and a half. */
const OUTAGE_SECONDS = IS_LONG_RUN ? 3600 : 90;
const LEADS_PER_SECOND = 5;
const LEAD_COUNT = OUTAGE_SECONDS * LEADS_PER_SECOND;
const MAX_RECOVERY_SECONDS = 300;

test(`a CRM that is away for ${OUTAGE_SECONDS} s has all ${LEAD_COUNT} leads within ${MAX_RECOVERY_SECONDS} s of its return, at most one in a hundred twice`, async () => {
  const desk = await makeDeliveryContext();
  const ids = new Set<string>();

  /** One second: leads arrive and are delivered after the response; the queue is processed every minute. */
  async function second(n: number): Promise<void> {
    const leads = Array.from({ length: LEADS_PER_SECOND }, () =>
      makeEnquiry({}, { received_at: desk.time.toISOString() }),
    );
    await Promise.all(leads.map((lead) => desk.store.save(lead)));
    await Promise.all(leads.map(({ id }) => deliverOne(id, desk)));
    for (const { id } of leads) ids.add(id);
    if (n % 60 === 0) await processQueue(desk);
    desk.advance(1);
  }

  let answers = 0;
  desk.crm.respondWith(() => (answers++ % 2 === 0 ? { status: 503 } : 'reset'));
  for (let n = 0; n < OUTAGE_SECONDS; n++) await second(n);
  expect(desk.crm.accepted).toEqual([]);
  const tries = desk.crm.requestCount();

  desk.crm.respondWith(() => ({ status: 200 }));
  const started = performance.now();
  await second(0);
  const seconds = (performance.now() - started) / 1000;

  const taken = new Set(desk.crm.accepted.map(({ id }) => id));
  const missing = [...ids].filter((id) => !taken.has(id)).length;
  const twice = desk.crm.accepted.length - taken.size;
  recordFigure(
    `CRM away for ${OUTAGE_SECONDS} s, ${LEAD_COUNT} leads`,
    `drained in ${seconds.toFixed(1)} s, ${missing} lost, ${twice} sent twice, ${tries} tries meanwhile`,
  );
  expect(missing).toBe(0);
  expect(twice / LEAD_COUNT).toBeLessThanOrEqual(0.01);
  expect(await desk.store.listPending('example')).toEqual([]);
  expect(desk.lines).toEqual([]);
}, 3_600_000);
