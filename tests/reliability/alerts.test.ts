import { expect, test } from 'vitest';
import type { Alert, AlertChannel } from '#leads/alerts/alert-channels.ts';
import { sendAlerts } from '#leads/alerts/send-alerts.ts';
import { processQueue } from '#leads/delivery/queue/process-queue.ts';
import { makeDeliveryContext } from '#tests/support/factories/make-delivery-context.ts';
import { makeEnquiry } from '#tests/support/factories/make-outbound-lead.ts';
import { IS_LONG_RUN, recordFigure } from './record-figure.ts';

const OUTAGES = IS_LONG_RUN ? 120 : 12;
const STEP_MINUTES = 10;
/** An outage is told after an hour: nearer to it, the step decides. */
const SHORT_OUTAGES = [10, 20, 40];
const LONG_OUTAGES = [90, 180, 300];
const PAUSE_MINUTES = 60;

test(`${OUTAGES} outages of a target, channels that fail every third time: each longer than an hour is told once, and once that it is over`, async () => {
  const desk = await makeDeliveryContext();
  const told: Alert[] = [];
  let attempts = 0;
  const channel = (name: AlertChannel['name']): AlertChannel => ({
    name,
    send: (alert) => {
      attempts += 1;
      if (attempts % 3 === 0) return Promise.reject(new Error('away'));
      told.push(alert);
      return Promise.resolve();
    },
  });
  const alerts = {
    store: desk.store,
    dealer: { dealer: 'example', name: 'Example Motors', timeZone: 'Australia/Brisbane' },
    targets: ['crm'],
    channels: [channel('email'), channel('webhook')],
    now: desk.now,
    log: () => {},
  };

  async function pass(minutes: number): Promise<void> {
    for (let passed = 0; passed < minutes; passed += STEP_MINUTES) {
      await desk.store.save(makeEnquiry({}, { received_at: desk.time.toISOString() }));
      await processQueue(desk);
      await sendAlerts(alerts);
      desk.advance(STEP_MINUTES * 60);
    }
  }

  let long = 0;
  const wrong: string[] = [];
  for (let n = 0; n < OUTAGES; n++) {
    const minutes = [...SHORT_OUTAGES, ...LONG_OUTAGES][n % 6] ?? 0;
    const expected = minutes > 60 ? ['leads.alert', 'leads.alert', 'leads.recovered', 'leads.recovered'] : [];
    if (minutes > 60) long += 1;
    desk.crm.respondWith(() => (n % 2 === 0 ? { status: 503 } : 'reset'));
    await pass(minutes);
    desk.crm.respondWith(() => ({ status: 200 }));
    await pass(PAUSE_MINUTES);
    const types = told.splice(0).map(({ type }) => type);
    if (types.join() !== expected.join()) wrong.push(`${minutes} min: ${types.join()}`);
  }
  recordFigure(
    `alerts: ${OUTAGES} outages of a target, failing channels`,
    `${long} longer than an hour, each told once by both and once when over; ${wrong.length} wrong`,
  );
  expect(wrong).toEqual([]);
}, 1_200_000);
