import { expect, onTestFinished, test, vi } from 'vitest';
import type { DeliveryJobs } from '#functions/lib/runtime/delivery-jobs.ts';
import { createHostDelivery } from '#functions/lib/runtime/host-runtime.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';

test('a host sends what is due, then alerts, and does neither before there is a store', async () => {
  let stored = false;
  const done: string[] = [];
  const note = (what: string) => () => {
    done.push(what);
    return Promise.resolve();
  };
  const jobs = {
    processQueue: note('sent'),
    sendAlerts: note('alerted'),
    forEachDealer: async (work: (site: ReturnType<typeof makeSiteFacts>) => Promise<void>) =>
      work(makeSiteFacts()),
    runMaintenance: note('maintained'),
  } satisfies Partial<DeliveryJobs>;
  const delivery = createHostDelivery(jobs, () => stored);
  await delivery.processQueues();
  expect(done).toEqual([]);
  stored = true;
  await delivery.processQueues();
  expect(done).toEqual(['sent', 'alerted']);
  await delivery.close();
  await delivery.processQueues();
  expect(done).toHaveLength(2);
});

const NO_JOBS = {
  processQueue: () => Promise.resolve(),
  sendAlerts: () => Promise.resolve(),
  forEachDealer: () => Promise.resolve(),
  runMaintenance: () => Promise.resolve(),
} satisfies Partial<DeliveryJobs>;

test('a host that stops finishes the deliveries under way', async () => {
  let finish = () => {};
  const answered = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const order: string[] = [];
  const processQueue = async () => {
    order.push('begun');
    await answered;
    order.push('answered');
  };
  const delivery = createHostDelivery({ ...NO_JOBS, processQueue }, () => true);
  const sent = delivery.dispatch(makeSiteFacts());
  await eventually(() => expect(order).toEqual(['begun']));
  const closed = delivery.close().then(() => order.push('closed'));
  finish();
  await Promise.all([sent, closed]);
  expect(order).toEqual(['begun', 'answered', 'closed']);
});

test('a target that never answers does not keep a host that stops: its lead is left to its lease', async () => {
  const begun = vi.fn(() => new Promise<void>(() => {}));
  const delivery = createHostDelivery({ ...NO_JOBS, processQueue: begun }, () => true);
  delivery.dispatch(makeSiteFacts());
  await eventually(() => expect(begun).toHaveBeenCalled());
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let isClosed = false;
  const closed = delivery.close().then(() => {
    isClosed = true;
  });
  await vi.advanceTimersByTimeAsync(10_900);
  expect(isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await closed;
});
