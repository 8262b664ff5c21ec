import { readSessionAttribution } from '#browser/session-attribution.ts';
import { toLeadCategory } from '#domain/lead/category.ts';
import { getEnquiryEvent } from '#domain/lead/events.ts';
import type { LeadBody } from '#leads/outbox/lead-body.ts';
import type { UnsentMessage } from '#leads/outbox/outbox.ts';
import type { FormSubmission } from './send-form.ts';

/** The lead of a filled-in form. An unchanged retry has the same body, so both count as one lead if the first attempt arrived. */
export function buildLead({
  form,
  values,
  car,
  key,
  previousBody,
}: Omit<FormSubmission, 'captcha'>): UnsentMessage & { readonly body: LeadBody } {
  const { empty = '', form: _, car_id, car_dealership_id, url: __, ...fields } = values;
  const category = fields.category ?? form.category;
  const about = { ...form, carType: car?.car_type };
  const userData = { ...fields, ...toLeadCategory(category, about), empty, isLastStep: true };
  const isUnchanged =
    previousBody !== undefined && JSON.stringify(previousBody.userData) === JSON.stringify(userData);
  const body: LeadBody = isUnchanged
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
  const event = getEnquiryEvent({ category, testDrive: form.name === 'test-drive', car });
  return { key, path: '/api/lead', body, saved_at: Date.now(), event, success: category };
}
