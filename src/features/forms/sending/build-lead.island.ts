import { readSessionAttribution } from '#browser/session-attribution.ts';
import { toLeadCategory } from '#domain/lead/category.ts';
import { getEnquiryEvent } from '#domain/lead/events.ts';
import type { EnquiredCar } from '#features/forms/form-car.ts';
import type { Form } from '#leads/forms/forms.ts';
import type { LeadBody } from '#leads/outbox/message.ts';
import type { UnsentMessage } from '#leads/outbox/outbox.ts';

/** A filled-in form. */
export interface FilledForm {
  readonly form: Form;
  /** By field name, as the browser would submit them. */
  readonly values: Readonly<Record<string, string>>;
  /** The car it is about; undefined = the one that the page's address names, if any. */
  readonly car: EnquiredCar | undefined;
  /** The idempotency key: however often the form is sent, it is one lead. */
  readonly key: string;
  /** The body of the previous attempt. */
  readonly previousBody: LeadBody | undefined;
}

/** The lead of a filled-in form. An unchanged retry has the same body, so both count as one lead if the first attempt arrived. */
export function buildLead({
  form,
  values,
  car,
  key,
  previousBody,
}: FilledForm): UnsentMessage & { readonly body: LeadBody } {
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
