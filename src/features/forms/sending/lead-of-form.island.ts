import { visitNotes } from '#browser/session-attribution.ts';
import { filedAs } from '#domain/lead/category.ts';
import { enquiryEvent } from '#domain/lead/events.ts';
import type { LeadBody } from '#leads/outbox/lead-body.ts';
import type { Unsent } from '#leads/outbox/outbox.ts';
import type { Filled } from './send-form.ts';

/** Sent again unchanged, it is the same body as before: then it is one lead, even if the first try did arrive. */
export function leadOfForm({
  form,
  values,
  car,
  key,
  sent,
}: Omit<Filled, 'proof'>): Unsent & { readonly body: LeadBody } {
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
