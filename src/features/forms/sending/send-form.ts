import { keep } from '#browser/storage.ts';
import type { EnquiredCar } from '#features/forms/car-of-link.ts';
import { carOfAddress } from '#features/forms/from-address.ts';
import type { Form } from '#leads/forms/forms.ts';
import type { LeadBody } from '#leads/outbox/lead-body.ts';
import type { Answer } from '#leads/outbox/send-lead.ts';
import { keepDetails } from './kept-details.ts';
import { leadOfForm } from './lead-of-form.island.ts';
import { lacksProof, post } from './outgoing.island.ts';
import type { ProofOfForm } from './use-proof.ts';

/** A filled-in form. */
export interface Filled {
  readonly form: Form;
  /** By field name, as a plain form would send them. */
  readonly values: Readonly<Record<string, string>>;
  /** The car it is about; undefined = the one that the page's address names, if any. */
  readonly car: EnquiredCar | undefined;
  /** The idempotency key: however often the form is sent, it is one lead. */
  readonly key: string;
  /** What was sent last. */
  readonly sent: LeadBody | undefined;
  readonly proof: ProofOfForm;
}

/** Sends a form as a lead, and remembers who wrote, and about which car; what was sent, and what became of it. */
export async function sendForm(
  filled: Filled,
): Promise<{ readonly body: LeadBody; readonly answer: Answer }> {
  const { values, proof } = filled;
  const car = filled.car ?? carOfAddress(new URLSearchParams(location.search));
  const unsent = leadOfForm({ ...filled, car });
  const first = await post(unsent, proof.now());
  // A proof grows old and is worth one lead: when the site won't have it, another is made and sent at once.
  const answer = lacksProof(first) ? await post(unsent, proof.renew()) : first;
  if (answer.kind === 'received' || answer.kind === 'unreachable') keepDetails(values);
  if (answer.kind === 'received' && car) keep('localStorage', 'car-context', { id: car.id, name: car.title });
  return { body: unsent.body, answer };
}
