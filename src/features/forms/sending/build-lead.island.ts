import { readSessionAttribution } from '#browser/session-attribution.ts';
import { toLeadCategory } from '#domain/lead/category.ts';
import { getEnquiryEvent } from '#domain/lead/events.ts';
import type { LeadBody } from '#leads/outbox/lead-body.ts';
import type { UnsentMessage } from '#leads/outbox/outbox.ts';
import type { FormSubmission } from './send-form.ts';

/** Sent again unchanged, it is the same body as before: then it is one lead, even if the first try did arrive. */
export function buildLead({
  form,
  values,
  car,
  key,
  previousBody,
}: Omit<FormSubmission, 'proof'>): UnsentMessage & { readonly body: LeadBody } {
  const { empty = '', form: _, car_id, car_dealership_id, url: __, ...fields } = values;
  const asked = fields.category ?? form.category;
  const userData = { ...fields, ...toLeadCategory(asked), empty, isLastStep: true };
  const same =
    previousBody !== undefined && JSON.stringify(previousBody.userData) === JSON.stringify(userData);
  const body: LeadBody = same
    ? previousBody
    : {
        form: form.name,
        key,
        url: location.href,
        user_agent: navigator.userAgent,
        source: 'Website',
        ...(car_id && { car_id }),
        ...(car_dealership_id && { car_dealership_id }),
        lead_attributes: readSessionAttribution(),
        userData,
        sent_at: new Date().toISOString(),
      };
  const event = getEnquiryEvent({ category: asked, testDrive: form.name === 'test-drive', car });
  return { key, path: '/api/lead', body, saved_at: Date.now(), event, success: asked };
}
