import { siteSlug, writeStored } from '#browser/storage.ts';
import { track } from '#browser/track.ts';
import { HELD_CATEGORY } from '#domain/lead/category.ts';
import type { OutboxMessage } from '#leads/outbox/message.ts';
import { type Outbox, openOutbox, type UnsentMessage } from '#leads/outbox/outbox.ts';
import { type SendResult, sendLead } from '#leads/outbox/send-lead.ts';

/** Set in localStorage while messages wait, so that OutboxSender hydrates on every page until they are sent. */
const OUTBOX_KEY = 'outbox';

/** The visitor's word for each kind of message. */
const MESSAGE_NAMES: Readonly<Record<OutboxMessage['path'], string>> = {
  '/api/lead': 'enquiry',
  '/api/offer-accepted': 'reply to our offer',
};

let openedOutbox: Promise<Outbox> | undefined;

/** The outbox of this dealer on this device. */
function getOutbox(): Promise<Outbox> {
  openedOutbox ??= openOutbox(`forecourt:${siteSlug()}`);
  return openedOutbox;
}

/** Whether a message was refused only for its captcha solution, which the visitor neither sees nor can correct. */
export const isRejectedByCaptcha = (result: SendResult) =>
  result.kind === 'refused' && result.fields.captcha !== undefined;

/**
 * Saves a message on the device and sends it; it stays there until the site has answered. A message that was refused for
 * its captcha solution stays too: without a solution it is accepted as unverified (leads/captcha), so the next page may send it.
 */
export async function sendMessage(
  message: UnsentMessage,
  captchaSolution?: Promise<string | undefined>,
): Promise<SendResult> {
  const outbox = await getOutbox();
  return withLock(message.key, async () => {
    await outbox.save(message);
    writeStored('localStorage', OUTBOX_KEY, true);
    const result = await sendLead(message, await captchaSolution);
    if (result.kind === 'received') await recordDelivery(message, result.held, outbox);
    if (result.kind === 'refused' && !isRejectedByCaptcha(result)) await outbox.take(message.key);
    await updateOutboxFlag(outbox);
    return result;
  });
}

/** Deletes all waiting messages. */
export async function clearOutbox(): Promise<void> {
  await (await getOutbox()).clear();
  writeStored('localStorage', OUTBOX_KEY, undefined);
}

/** Tells the visitor what became of a message that waited. */
type Report = (text: string, isSent: boolean) => void;

/** Sends all messages that wait on this device, one tab at a time; `report` gets a sentence about each one that was settled. */
export async function flushOutbox(report: Report): Promise<void> {
  await withLockIfFree('flush', async () => {
    const outbox = await getOutbox();
    for (const message of await outbox.listWaiting(Date.now())) {
      // Another tab may be sending it right now, with the captcha solution that only that tab has.
      const result = await withLockIfFree(message.key, () => sendLead(message));
      if (result?.kind === 'unreachable') return;
      if (result) await reportResult(message, result, outbox, report);
    }
    await updateOutboxFlag(outbox);
  });
}

async function reportResult(
  message: UnsentMessage,
  result: SendResult,
  outbox: Outbox,
  report: Report,
): Promise<void> {
  const noun = MESSAGE_NAMES[message.path];
  if (result.kind === 'received') {
    await recordDelivery(message, result.held, outbox);
    report(`Your ${noun} has been sent.`, true);
  }
  if (result.kind === 'refused' && (await outbox.take(message.key)))
    report(`We couldn't send your ${noun}. ${result.error}`, false);
}

const getLockName = (name: string) => `forecourt-outbox:${name}`;

/** Runs a task under a lock that all tabs share. Browsers without locks run it right away. */
async function withLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator;
  return locks ? await locks.request(getLockName(name), task) : task();
}

/** Runs a task unless another tab holds the lock; undefined if one does. */
async function withLockIfFree<Result>(
  name: string,
  task: () => Promise<Result>,
): Promise<Result | undefined> {
  const { locks } = navigator;
  if (!locks) return task();
  return await locks.request(getLockName(name), { ifAvailable: true }, async (lock) =>
    lock ? await task() : undefined,
  );
}

/** Records a delivery: one analytics event, from the tab that removed the message, and the category that /success/ shows. */
async function recordDelivery(
  { key, event, success }: UnsentMessage,
  held: boolean,
  outbox: Outbox,
): Promise<void> {
  if (!(await outbox.take(key))) return;
  track(event);
  writeStored('localStorage', 'success-category', held ? HELD_CATEGORY : success);
}

async function updateOutboxFlag(outbox: Outbox): Promise<void> {
  const hasWaiting = (await outbox.listWaiting(Date.now())).length > 0;
  writeStored('localStorage', OUTBOX_KEY, hasWaiting ? true : undefined);
}
