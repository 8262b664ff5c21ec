import { toLeadCategory } from '#domain/lead/category.ts';
import { type CleanValues, validateForm } from '#leads/forms/validate-form.ts';
import type { Handling, JsonObject, Lead } from '#leads/intake/lead.ts';
import { createLeadId } from '#leads/intake/lead-id.ts';
import type { LeadRequest } from '#leads/intake/lead-request.ts';
import type { CaptchaProvider } from './captcha/captcha.ts';
import { HONEYPOT } from './forms/fields.ts';
import { buildForm, type Form, type FormConfig } from './forms/forms.ts';
import type { LeadStore } from './store/store.ts';

/** What is known about the dealer and the moment when a lead comes in. */
export interface AcceptContext {
  /** The dealer's slug. */
  readonly site: string;
  readonly formConfig: FormConfig;
  /** The dealership that a car in stock belongs to. */
  readonly dealershipOf: (carId: string) => string | null | undefined;
  /** The dollars told for holding a car; null where none are. */
  readonly feeOf: (carId: string) => number | null;
  /** The IANA zone in which an appointment about a car, at a dealership, is meant (T-69). */
  readonly timeZoneFor: (about: {
    readonly carId: string | null;
    readonly dealership: string | null;
  }) => string | undefined;
  /** The valuation under an id that this site gave a visitor; undefined for any other text. */
  readonly valuationById: (id: string) => JsonObject | undefined;
  readonly captcha: CaptchaProvider | undefined;
  readonly store: LeadStore;
  readonly now: Date;
  /** Throws where this is not to be taken: the visitor has sent too much, the car can't be held. Not asked for what is kept already. */
  readonly assertAllowed: () => void;
}

export type AcceptResult =
  | { readonly ok: true; readonly lead: Lead }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

const CAPTCHA_FAILED = 'We could not confirm that a person sent this. Please send it once more.';

/**
 * Takes in a lead: checks it, keeps it and its delivery, and only then answers with it. The same lead again is
 * the one that is kept. Rejects when the store does: then the sender must try again.
 */
export async function acceptLead(request: LeadRequest, reception: AcceptContext): Promise<AcceptResult> {
  const { site, store } = reception;
  const id = leadIdOf(request, site);
  const kept = await store.find(site, id);
  if (kept) return { ok: true, lead: kept };
  reception.assertAllowed();
  const form = buildForm(request.form, reception.formConfig);
  const values = toFormValues(request.userData);
  const checked = validateForm(form, values, getSentAt(request, reception));
  const trapped = (values[HONEYPOT] ?? '') !== '';
  if (!checked.ok && !trapped) return checked;
  const handling = trapped ? 'spam' : await decideHandling(request, form, id, reception.captcha);
  if (handling === 'failed') return { ok: false, fields: { captcha: CAPTCHA_FAILED } };
  const filled = checked.ok ? checked.values : values;
  const lead = createLead(request, { id, form, filled, handling, reception });
  await store.save(lead);
  return { ok: true, lead };
}

/** Two tries of one lead may differ in when they were sent and in the proof they bring. */
function leadIdOf({ sent_at, captcha, key, ...body }: LeadRequest, site: string): string {
  return createLeadId({ site, key, body });
}

/** As the device says, unless its clock is ahead of ours. */
function getSentAt({ sent_at }: LeadRequest, { now }: AcceptContext): Date {
  return sent_at === null ? now : new Date(Math.min(Date.parse(sent_at), now.getTime()));
}

/** The texts of a form; a box that JSON says is ticked reads as one that a plain form ticks. */
function toFormValues(userData: LeadRequest['userData']): Record<string, string> {
  const texts = Object.entries(userData).map(([name, value]) => [name, value === false ? '' : String(value)]);
  return Object.fromEntries(texts);
}

async function decideHandling(
  request: LeadRequest,
  form: Form,
  id: string,
  captcha: CaptchaProvider | undefined,
): Promise<Handling | 'failed'> {
  if (!form.captcha || !captcha) return 'deliver';
  const verdict = request.captcha ? await captcha.verify(request.captcha, id) : 'unknown';
  if (verdict === 'failed') return 'failed';
  return verdict === 'passed' ? 'deliver' : 'held';
}

function createLead(
  request: LeadRequest,
  made: {
    readonly id: string;
    readonly form: Form;
    readonly filled: CleanValues;
    readonly handling: Handling;
    readonly reception: AcceptContext;
  },
): Lead {
  const { id, form, filled, handling, reception } = made;
  const { url, source, user_agent, car_id, car_dealership_id, lead_attributes } = request;
  const dealership = (car_id && reception.dealershipOf(car_id)) || car_dealership_id;
  const { dealership_slug: chosen } = filled;
  const fee = form.holds && car_id !== null ? reception.feeOf(car_id) : null;
  const zone = reception.timeZoneFor({
    carId: car_id,
    dealership: typeof chosen === 'string' ? chosen : null,
  });
  const valuation = reception.valuationById(String(request.userData.valuation ?? ''));
  const payload: JsonObject = {
    url,
    source,
    user_agent,
    car_id,
    car_dealership_id: dealership,
    lead_attributes,
    ...(valuation && { valuation }),
    userData: {
      ...filled,
      ...(filled.test_drive_date && zone && { test_drive_time_zone: zone }),
      ...(fee !== null && { reserve_fee: String(fee) }),
      ...toLeadCategory(String(filled.category ?? form.category)),
      isLastStep: true,
    },
  };
  return {
    id,
    site: reception.site,
    form: request.form,
    received_at: reception.now.toISOString(),
    sent_at: request.sent_at,
    handling,
    payload,
  };
}
