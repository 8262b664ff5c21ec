import { keep } from '#browser/storage.ts';
import { track } from '#browser/track.ts';
import type { Message } from '#leads/outbox/message.ts';
import { type Outbox, openOutbox, type Unsent } from '#leads/outbox/outbox.ts';
import { type Answer, sendLead } from '#leads/outbox/send-lead.ts';

/** Under which localStorage says that something waits, for OutboxSender to hydrate on every page until it is sent. */
const WAITING = 'outbox';

/** What a visitor calls each message. */
const WORDS: Readonly<Record<Message['path'], string>> = {
  '/api/lead': 'enquiry',
  '/api/offer-accepted': 'answer to our offer',
};

let opened: Promise<Outbox> | undefined;

/** The outbox of this dealer on this device. */
function outbox(): Promise<Outbox> {
  opened ??= openOutbox(`forecourt:${document.documentElement.dataset.site}`);
  return opened;
}

/** Whether nothing is wrong with a message but its proof, which the visitor never sees and can't mend. */
export const lacksProof = (answer: Answer) =>
  answer.kind === 'refused' && answer.fields.captcha !== undefined;

/**
 * Sends a message that is first saved on the device, where it stays until the site has answered it. What only lacks a
 * proof stays too: without any it is taken and held (leads/captcha), so the next page may send it.
 */
export async function post(unsent: Unsent, proof?: Promise<string | undefined>): Promise<Answer> {
  const waiting = await outbox();
  return alone(unsent.key, async () => {
    await waiting.save(unsent);
    keep('localStorage', WAITING, true);
    const answer = await sendLead(unsent, await proof);
    if (answer.kind === 'received') await arrived(unsent, waiting);
    if (answer.kind === 'refused' && !lacksProof(answer)) await waiting.take(unsent.key);
    await noteWaiting(waiting);
    return answer;
  });
}

/** What waits is thrown away. */
export async function forgetWaiting(): Promise<void> {
  await (await outbox()).clear();
  keep('localStorage', WAITING, undefined);
}

/** What waits on this device is sent, by one tab at a time; `tell` hears what became of each message. */
export async function sendWaiting(tell: (news: string) => void): Promise<void> {
  await ifNobodyElse('flush', async () => {
    const waiting = await outbox();
    for (const unsent of await waiting.waiting(Date.now())) {
      // Another tab may just be sending it, with the proof that only that tab has.
      const answer = await ifNobodyElse(unsent.key, () => sendLead(unsent));
      if (answer?.kind === 'unreachable') return;
      if (answer) await settle(unsent, answer, waiting, tell);
    }
    await noteWaiting(waiting);
  });
}

async function settle(
  unsent: Unsent,
  answer: Answer,
  waiting: Outbox,
  tell: (news: string) => void,
): Promise<void> {
  const words = WORDS[unsent.path];
  if (answer.kind === 'received') {
    await arrived(unsent, waiting);
    tell(`Your ${words} has been sent.`);
  }
  if (answer.kind === 'refused' && (await waiting.take(unsent.key)))
    tell(`Your ${words} could not be sent: ${answer.error}`);
}

const lockOf = (name: string) => `forecourt-outbox:${name}`;

/** Does something while no other tab does. Browsers without locks do it all the same. */
async function alone<Done>(name: string, act: () => Promise<Done>): Promise<Done> {
  const { locks } = navigator;
  return locks ? await locks.request(lockOf(name), act) : act();
}

/** Does something unless another tab is at it. */
async function ifNobodyElse<Done>(name: string, act: () => Promise<Done>): Promise<Done | undefined> {
  const { locks } = navigator;
  if (!locks) return act();
  return await locks.request(lockOf(name), { ifAvailable: true }, async (lock) =>
    lock ? await act() : undefined,
  );
}

/** The message is there: analytics is told once, by whoever took it out, and /success/ learns what it was about. */
async function arrived({ key, event, success }: Unsent, waiting: Outbox): Promise<void> {
  if (!(await waiting.take(key))) return;
  track(event);
  keep('localStorage', 'success-category', success);
}

async function noteWaiting(waiting: Outbox): Promise<void> {
  const some = (await waiting.waiting(Date.now())).length > 0;
  keep('localStorage', WAITING, some ? true : undefined);
}
