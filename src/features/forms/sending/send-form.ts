import { writeStored } from '#browser/storage.ts';
import type { EnquiredCar } from '#features/forms/form-car.ts';
import { readCarFromUrl } from '#features/forms/prefill-from-url.ts';
import type { Form } from '#leads/forms/forms.ts';
import type { LeadBody } from '#leads/outbox/lead-body.ts';
import type { SendResult } from '#leads/outbox/send-lead.ts';
import { buildLead } from './build-lead.island.ts';
import { storeContactDetails } from './contact-details.ts';
import { isRejectedByCaptcha, sendMessage } from './outbox.island.ts';
import type { FormCaptcha } from './use-captcha.ts';

/** A filled-in form. */
export interface FormSubmission {
  readonly form: Form;
  /** By field name, as a plain form would send them. */
  readonly values: Readonly<Record<string, string>>;
  /** The car it is about; undefined = the one that the page's address names, if any. */
  readonly car: EnquiredCar | undefined;
  /** The idempotency key: however often the form is sent, it is one lead. */
  readonly key: string;
  /** What was sent last. */
  readonly previousBody: LeadBody | undefined;
  readonly proof: FormCaptcha;
}

/** Sends a form as a lead, and remembers who wrote, and about which car; what was sent, and what became of it. */
export async function sendForm(
  filled: FormSubmission,
): Promise<{ readonly body: LeadBody; readonly answer: SendResult }> {
  const { values, proof } = filled;
  const car = filled.car ?? readCarFromUrl(new URLSearchParams(location.search));
  const unsent = buildLead({ ...filled, car });
  const first = await sendMessage(unsent, proof.getSolution());
  // A proof grows old and is worth one lead: when the site won't have it, another is made and sent at once.
  const answer = isRejectedByCaptcha(first) ? await sendMessage(unsent, proof.renew()) : first;
  if (answer.kind === 'received' || answer.kind === 'unreachable') storeContactDetails(values);
  if (answer.kind === 'received' && car)
    writeStored('localStorage', 'car-context', { id: car.id, name: car.title });
  return { body: unsent.body, answer };
}
