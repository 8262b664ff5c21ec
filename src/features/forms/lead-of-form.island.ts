import { filedAs } from '#domain/lead/category.ts';
import { enquiryEvent } from '#domain/lead/events.ts';
import { visitNotes } from '#features/visit/visit-notes.ts';
import type { LeadBody } from '#leads/browser/lead-body.ts';
import type { Unsent } from '#leads/browser/outbox.ts';
import type { Form } from '#leads/forms/forms.ts';
import type { EnquiredCar } from './car-of-link.ts';

/** A filled-in form that is about to be sent. */
interface Filled {
  readonly form: Form;
  /** By field name, as a plain form would send them. */
  readonly values: Readonly<Record<string, string>>;
  readonly car: EnquiredCar | undefined;
  /** The idempotency key: however often the form is sent, it is one lead. */
  readonly key: string;
  /** What was sent last. */
  readonly sent: LeadBody | undefined;
}

/** Sent again unchanged, it is the same body as before: then it is one lead, even if the first try did arrive. */
export function leadOfForm({ form, values, car, key, sent }: Filled): Unsent & { readonly body: LeadBody } {
  const { empty = '', form: _, car_id, car_dealership_id, url: __, ...fields } = values;
  const asked = fields.category ?? form.category;
  const userData = { ...fields, ...filedAs(asked), empty, isLastStep: true };
  const same = sent !== undefined && JSON.stringify(sent.userData) === JSON.stringify(userData);
  const body: LeadBody = same
    ? sent
    : {
        form: form.name,
        key,
        url: location.href,
        user_agent: navigator.userAgent,
        source: 'Website',
        ...(car_id && { car_id }),
        ...(car_dealership_id && { car_dealership_id }),
        lead_attributes: visitNotes(),
        userData,
        sent_at: new Date().toISOString(),
      };
  const event = enquiryEvent({ category: asked, testDrive: form.name === 'test-drive', car });
  return { key, path: '/api/lead', body, saved_at: Date.now(), event, success: asked };
}
