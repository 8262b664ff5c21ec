import { CAREERS_ENQUIRY, filedAs } from '#domain/lead/category.ts';
import { enquiryEvent } from '#domain/lead/events.ts';
import { track } from '#features/track/track.ts';
import { keep } from '#features/visit/kept.ts';
import { visitNotes } from '#features/visit/visit-notes.ts';
import type { LeadBody } from '#leads/browser/lead-body.ts';
import { type Outbox, openOutbox, type Unsent } from '#leads/browser/outbox.ts';
import { sendLead } from '#leads/browser/send-lead.ts';
import { FORMS, type FormName } from '#leads/forms/forms.ts';
import { keepDetails } from './details.ts';
import { clearErrors, showFieldErrors, showFormError } from './form-errors.ts';
import { SUCCESS_PATH } from './form-pages.ts';
import { nameOf, sendButton, valuesOf } from './form-parts.ts';
import { checked, goStep, isLastStep, type LiveForm, liveForm, showStepOf } from './live-form.ts';
import { say } from './say.ts';

const WILL_SEND =
  'Saved on this device. We will send it when you are online: you can close this page and come back.';
const TRIES_AGAIN = 'It is kept on this device and will be sent again by itself.';

let opened: Promise<Outbox> | undefined;

export function outbox(): Promise<Outbox> {
  opened ??= openOutbox(`forecourt:${document.documentElement.dataset.site}`);
  return opened;
}

/** A form's button was pressed: a step on, or, on the last one, the lead is sent (spec 4 Lead submission). */
export async function submitForm(form: HTMLFormElement): Promise<void> {
  const live = liveForm(form);
  if (live.sending) return;
  if (!isLastStep(form)) {
    await goStep(form, 1);
    return;
  }
  busy(form, live, true);
  let leaving = false;
  try {
    leaving = await send(form, live);
  } finally {
    // Whoever is on the way to the next page cannot send the same once more.
    if (!leaving) busy(form, live, false);
  }
}

/** Whether the lead has arrived and the next page is on its way. */
async function send(form: HTMLFormElement, live: LiveForm): Promise<boolean> {
  const result = await checked(form);
  if (result?.ok === false) {
    const [first = ''] = Object.keys(result.fields);
    showStepOf(form, first);
    showFieldErrors(form, result.fields);
    return false;
  }
  clearErrors(form);
  const unsent = unsentOf(form, live);
  const waiting = await outbox();
  await waiting.save(unsent);
  const answer = await sendLead(unsent.body, await live.proof);
  switch (answer.kind) {
    case 'received':
      keepDetails(valuesOf(form));
      if (live.car) keep('localStorage', 'car-context', { id: live.car.id, name: live.car.title });
      await arrived(unsent, waiting);
      location.assign(SUCCESS_PATH);
      return true;
    case 'refused': {
      await waiting.take(unsent.key);
      const [first] = Object.keys(answer.fields);
      if (first !== undefined) showStepOf(form, first);
      if (first === undefined || !showFieldErrors(form, answer.fields)) showFormError(form, answer.error);
      return false;
    }
    case 'failed':
      showFormError(form, answer.error, TRIES_AGAIN);
      return false;
    case 'unreachable':
      keepDetails(valuesOf(form));
      form.replaceChildren(say(WILL_SEND));
      return false;
  }
}

/** The lead is there: analytics is told once, by whoever took it out, and /success/ learns what it was about. */
async function arrived({ key, body, event }: Unsent, waiting: Outbox): Promise<void> {
  if (!(await waiting.take(key))) return;
  track(event);
  const { category, subcategory } = body.userData;
  keep('localStorage', 'success-category', subcategory === undefined ? category : CAREERS_ENQUIRY);
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
    const answer = await sendLead(unsent.body);
    if (answer.kind === 'unreachable') return;
    if (answer.kind === 'received') {
      await arrived(unsent, waiting);
      document.body.append(say('Your enquiry has been sent.'));
    }
    if (answer.kind === 'refused' && (await waiting.take(unsent.key))) {
      document.body.append(say(`An enquiry of yours could not be sent: ${answer.error}`));
    }
  }
}

addEventListener('online', () => sendWaiting());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') sendWaiting();
});

/** Sent again unchanged, it is the same body as before: then it is one lead, even if the first try did arrive. */
function unsentOf(form: HTMLFormElement, live: LiveForm): Unsent {
  const { empty = '', form: _, car_id, car_dealership_id, url: __, ...fields } = valuesOf(form);
  const name = nameOf(form);
  const asked = fields.category ?? FORMS[name].category;
  const userData = { ...fields, ...filedAs(asked), empty, isLastStep: true };
  const same = live.sent && JSON.stringify(live.sent.userData) === JSON.stringify(userData);
  const body: LeadBody =
    same && live.sent
      ? live.sent
      : {
          form: name,
          key: live.key,
          url: location.href,
          user_agent: navigator.userAgent,
          source: 'Website',
          ...(car_id && { car_id }),
          ...(car_dealership_id && { car_dealership_id }),
          lead_attributes: visitNotes(),
          userData,
          sent_at: new Date().toISOString(),
        };
  live.sent = body;
  const event = enquiryEvent({ category: asked, testDrive: isTestDrive(name), car: live.car });
  return { key: live.key, body, saved_at: Date.now(), event };
}

function isTestDrive(name: FormName): boolean {
  return name === 'test-drive';
}

function busy(form: HTMLFormElement, live: LiveForm, sending: boolean): void {
  live.sending = sending;
  const button = sendButton(form);
  if (!button) return;
  button.disabled = sending;
  button.ariaBusy = sending ? 'true' : null;
}
