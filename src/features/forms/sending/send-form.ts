import { writeStored } from '#browser/storage.ts';
import { fetchCarReference } from '#features/forms/fetch-car-reference.ts';
import { findCarFromUrl } from '#features/forms/prefill-from-url.ts';
import type { LeadBody } from '#leads/outbox/message.ts';
import type { SendResult } from '#leads/outbox/send-lead.ts';
import { buildLead, type FilledForm } from './build-lead.island.ts';
import { storeContactDetails } from './contact-details.ts';
import { isRejectedByCaptcha, sendMessage } from './outbox.island.ts';
import type { FormCaptcha } from './use-captcha.ts';

/** A filled-in form, with its captcha. */
export interface FormSubmission extends FilledForm {
  readonly captcha: FormCaptcha;
}

/** Sends a form as a lead, and stores the contact details and the car on the device. Returns the body and the result. */
export async function sendForm(
  submission: FormSubmission,
): Promise<{ readonly body: LeadBody; readonly result: SendResult }> {
  const { values, captcha } = submission;
  const car = submission.car ?? (await findCarFromUrl(new URLSearchParams(location.search)));
  const message = buildLead({ ...submission, car });
  const title = car && (car.title || fetchTitle(car.id));
  const first = await sendMessage(message, captcha.getSolution());
  // A solution expires and is good for one lead: if the site refuses it, a new one is solved and sent right away.
  const result = isRejectedByCaptcha(first) ? await sendMessage(message, captcha.renew()) : first;
  if (result.kind === 'received' || result.kind === 'unreachable') storeContactDetails(values);
  if (result.kind === 'received' && car)
    writeStored('localStorage', 'car-context', { id: car.id, name: await title });
  return { body: message.body, result };
}

/** The title of a car that only the page's address names; '' if it is unknown. */
function fetchTitle(id: string): Promise<string> {
  return fetchCarReference(id).then(
    (reference) => reference?.title ?? '',
    () => '',
  );
}
