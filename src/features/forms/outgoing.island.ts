import { track } from '#features/track/track.ts';
import { keep } from '#features/visit/kept.ts';
import type { Message } from '#leads/browser/message.ts';
import { type Outbox, openOutbox, type Unsent } from '#leads/browser/outbox.ts';
import { type Answer, sendLead } from '#leads/browser/send-lead.ts';
import { showFormError } from './form-errors.ts';
import { say } from './say.ts';

const WILL_SEND =
  'Saved on this device. We will send it when you are online: you can close this page and come back.';
const TRIES_AGAIN = 'It is kept on this device and will be sent again by itself.';

/** What a visitor calls each message. */
const WORDS: Readonly<Record<Message['path'], string>> = {
  '/api/lead': 'enquiry',
  '/api/offer-accepted': 'answer to our offer',
};

let opened: Promise<Outbox> | undefined;

/** The outbox of this dealer on this device. */
export function outbox(): Promise<Outbox> {
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
  await waiting.save(unsent);
  const answer = await sendLead(unsent, await proof);
  if (answer.kind === 'received') await arrived(unsent, waiting);
  if (answer.kind === 'refused' && !lacksProof(answer)) await waiting.take(unsent.key);
  return answer;
}

/** Says what became of a form that has not arrived (spec 8). */
export function showUnsent(form: HTMLFormElement, answer: Exclude<Answer, { kind: 'received' }>): void {
  if (answer.kind === 'unreachable') form.replaceChildren(say(WILL_SEND));
  else showFormError(form, answer.error, answer.kind === 'failed' ? TRIES_AGAIN : undefined);
}

/** The message is there: analytics is told once, by whoever took it out, and /success/ learns what it was about. */
async function arrived({ key, event, success }: Unsent, waiting: Outbox): Promise<void> {
  if (!(await waiting.take(key))) return;
  track(event);
  keep('localStorage', 'success-category', success);
}

/** What waits on this device is sent, by one tab at a time. */
export function sendWaiting(): Promise<void> {
  const { locks } = navigator;
  if (!locks) return flush();
  return locks.request('forecourt-outbox', { ifAvailable: true }, (lock) => (lock ? flush() : undefined));
}

async function flush(): Promise<void> {
  const waiting = await outbox();
  for (const unsent of await waiting.waiting(Date.now())) {
    const answer = await sendLead(unsent);
    const words = WORDS[unsent.path];
    if (answer.kind === 'unreachable') return;
    if (answer.kind === 'received') {
      await arrived(unsent, waiting);
      document.body.append(say(`Your ${words} has been sent.`));
    }
    if (answer.kind === 'refused' && (await waiting.take(unsent.key))) {
      document.body.append(say(`Your ${words} could not be sent: ${answer.error}`));
    }
  }
}

addEventListener('online', () => sendWaiting());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') sendWaiting();
});
