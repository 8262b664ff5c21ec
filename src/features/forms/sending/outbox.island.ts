import { storageNamespace, writeStored } from '#browser/storage.ts';
import { track } from '#browser/track.ts';
import type { OutboxMessage } from '#leads/outbox/message.ts';
import { type Outbox, openOutbox, type UnsentMessage } from '#leads/outbox/outbox.ts';
import { type SendResult, sendLead } from '#leads/outbox/send-lead.ts';

/** Under which localStorage says that something waits, for OutboxSender to hydrate on every page until it is sent. */
const OUTBOX_KEY = 'outbox';

/** What a visitor calls each message. */
const MESSAGE_NAMES: Readonly<Record<OutboxMessage['path'], string>> = {
  '/api/lead': 'enquiry',
  '/api/offer-accepted': 'answer to our offer',
};

let openedOutbox: Promise<Outbox> | undefined;

/** The outbox of this dealer on this device. */
function getOutbox(): Promise<Outbox> {
  openedOutbox ??= openOutbox(storageNamespace());
  return openedOutbox;
}

/** Whether only the proof of a message was refused, which the visitor neither sees nor can correct. */
export const isRejectedByCaptcha = (answer: SendResult) =>
  answer.kind === 'refused' && answer.fields.captcha !== undefined;

/**
 * Sends a message that is first saved on the device, where it stays until the site has answered it. What only lacks a
 * proof stays too: without any it is taken and held (leads/captcha), so the next page may send it.
 */
export async function sendMessage(
  unsent: UnsentMessage,
  proof?: Promise<string | undefined>,
): Promise<SendResult> {
  const waiting = await getOutbox();
  return withLock(unsent.key, async () => {
    await waiting.save(unsent);
    writeStored('localStorage', OUTBOX_KEY, true);
    const answer = await sendLead(unsent, await proof);
    if (answer.kind === 'received') await recordDelivery(unsent, waiting);
    if (answer.kind === 'refused' && !isRejectedByCaptcha(answer)) await waiting.take(unsent.key);
    await updateOutboxFlag(waiting);
    return answer;
  });
}

/** What waits is thrown away. */
export async function clearOutbox(): Promise<void> {
  await (await getOutbox()).clear();
  writeStored('localStorage', OUTBOX_KEY, undefined);
}

/** What waits on this device is sent, by one tab at a time; `tell` hears what became of each message. */
export async function flushOutbox(tell: (news: string) => void): Promise<void> {
  await withLockIfFree('flush', async () => {
    const waiting = await getOutbox();
    for (const unsent of await waiting.listWaiting(Date.now())) {
      // Another tab may just be sending it, with the proof that only that tab has.
      const answer = await withLockIfFree(unsent.key, () => sendLead(unsent));
      if (answer?.kind === 'unreachable') return;
      if (answer) await reportResult(unsent, answer, waiting, tell);
    }
    await updateOutboxFlag(waiting);
  });
}

async function reportResult(
  unsent: UnsentMessage,
  answer: SendResult,
  waiting: Outbox,
  tell: (news: string) => void,
): Promise<void> {
  const words = MESSAGE_NAMES[unsent.path];
  if (answer.kind === 'received') {
    await recordDelivery(unsent, waiting);
    tell(`Your ${words} has been sent.`);
  }
  if (answer.kind === 'refused' && (await waiting.take(unsent.key)))
    tell(`Your ${words} could not be sent: ${answer.error}`);
}

const getLockName = (name: string) => `forecourt-outbox:${name}`;

/** Does something while no other tab does. Browsers without locks do it all the same. */
async function withLock<Done>(name: string, act: () => Promise<Done>): Promise<Done> {
  const { locks } = navigator;
  return locks ? await locks.request(getLockName(name), act) : act();
}

/** Does something unless another tab is at it. */
async function withLockIfFree<Done>(name: string, act: () => Promise<Done>): Promise<Done | undefined> {
  const { locks } = navigator;
  if (!locks) return act();
  return await locks.request(getLockName(name), { ifAvailable: true }, async (lock) =>
    lock ? await act() : undefined,
  );
}

/** The message is there: analytics is told once, by whoever took it out, and /success/ learns what it was about. */
async function recordDelivery({ key, event, success }: UnsentMessage, waiting: Outbox): Promise<void> {
  if (!(await waiting.take(key))) return;
  track(event);
  writeStored('localStorage', 'success-category', success);
}

async function updateOutboxFlag(waiting: Outbox): Promise<void> {
  const some = (await waiting.listWaiting(Date.now())).length > 0;
  writeStored('localStorage', OUTBOX_KEY, some ? true : undefined);
}
