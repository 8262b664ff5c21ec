import type { CarType } from '#domain/car/car-type.ts';
import {
  CAREER_SUBCATEGORY,
  CAREERS_ENQUIRY,
  GENERAL_ENQUIRY,
  toLeadCategory,
  VEHICLE_ENQUIRY,
} from '#domain/lead/category.ts';
import type { LeadsConfig } from '#leads/delivery/target-schema.ts';
import { type CleanValues, validateForm } from '#leads/forms/validate-form.ts';
import type { Handling, JsonObject, Lead } from '#leads/intake/lead.ts';
import { createLeadId } from '#leads/intake/lead-id.ts';
import type { LeadRequest } from '#leads/intake/lead-request.ts';
import type { CaptchaProvider, CaptchaVerdict } from './captcha/captcha.ts';
import { HONEYPOT } from './forms/fields.ts';
import { buildForm, type Form, type FormConfig } from './forms/forms.ts';
import type { LeadStore } from './store/store.ts';

/** The facts of a car that are recorded with a lead, which outlives the car's listing. */
export interface AcceptedCar {
  /** '2021 Toyota Corolla'. */
  readonly name: string;
  readonly type: CarType;
  readonly dealershipId: string | null;
  /** The fee in dollars for holding it; null if there is none. */
  readonly fee: number | null;
}

/** The dealer and the dependencies of accepting a lead. */
export interface AcceptContext {
  /** The dealer's slug. */
  readonly site: string;
  readonly formConfig: FormConfig;
  /** The car that the request names; undefined if it is not in stock. */
  readonly car: AcceptedCar | undefined;
  /** Values that the site adds to those of the form: where and when a visit would be. */
  readonly visitDetails: (filled: CleanValues) => CleanValues;
  /** The valuation behind an id that this site issued; undefined for any other text. */
  readonly valuationById: (id: string) => JsonObject | undefined;
  readonly captcha: CaptchaProvider | undefined;
  /** The handling of leads whose captcha could not be checked. */
  readonly unverified: LeadsConfig['unverified'];
  /** Rejects if the visitor has sent too many leads that no captcha verified. */
  readonly assertUnverifiedAllowed: () => Promise<void>;
  readonly store: LeadStore;
  readonly now: Date;
  /** Rejects if the lead must be refused: too many calls, a car that can't be held. Not called for a lead that is recorded already. */
  readonly assertAllowed: () => Promise<void>;
  /** Rejects if the lead would reserve a car that another one has reserved. Called before it is recorded. */
  readonly assertCarIsFree: (lead: Lead) => Promise<void>;
}

export type AcceptResult =
  | { readonly ok: true; readonly lead: Lead }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

const HANDLINGS = { deliver: 'deliver', hold: 'held' } as const satisfies Record<string, Handling>;

const CAPTCHA_FAILED = "Our spam check didn't finish. Please try again.";

/**
 * Accepts a lead: validates it, then records it with its delivery. The same lead again returns the recorded one. Rejects if
 * the store does: the sender must try again.
 */
export async function acceptLead(request: LeadRequest, context: AcceptContext): Promise<AcceptResult> {
  const { site, store } = context;
  const id = leadIdOf(request, site);
  const recorded = await store.find(site, id);
  if (recorded) return { ok: true, lead: recorded };
  await context.assertAllowed();
  const form = buildForm(request.form, context.formConfig);
  const values = toFormValues(request.userData);
  const checked = validateForm(form, values, getSentAt(request, context));
  const trapped = (values[HONEYPOT] ?? '') !== '';
  if (!checked.ok && !trapped) return checked;
  const verdict = trapped ? undefined : await verifyCaptcha(request, form, id, context.captcha);
  if (verdict === 'failed') return { ok: false, fields: { captcha: CAPTCHA_FAILED } };
  const unverified = verdict === 'unknown';
  if (unverified) await context.assertUnverifiedAllowed();
  const handling = trapped ? 'spam' : HANDLINGS[unverified ? context.unverified : 'deliver'];
  const filled = checked.ok ? checked.values : values;
  const lead = createLead(request, { id, form, filled, handling, verdict, context });
  await context.assertCarIsFree(lead);
  await store.save(lead);
  return { ok: true, lead };
}

/** Attempts of one lead may differ in the time of sending and in their captcha. */
function leadIdOf({ sent_at, captcha, key, ...body }: LeadRequest, site: string): string {
  return createLeadId({ site, key, body });
}

/** The device's time, unless its clock is ahead of ours. */
function getSentAt({ sent_at }: LeadRequest, { now }: AcceptContext): Date {
  return sent_at === null ? now : new Date(Math.min(Date.parse(sent_at), now.getTime()));
}

/** Form values as texts: a ticked box is 'true' in JSON as in a plain form. */
function toFormValues(userData: LeadRequest['userData']): Record<string, string> {
  const texts = Object.entries(userData).map(([name, value]) => [name, value === false ? '' : String(value)]);
  return Object.fromEntries(texts);
}

/** Undefined for forms without a captcha; 'unknown' if there is no solution to check. */
async function verifyCaptcha(
  request: LeadRequest,
  form: Form,
  id: string,
  captcha: CaptchaProvider | undefined,
): Promise<CaptchaVerdict | undefined> {
  if (!form.captcha || !captcha) return undefined;
  return request.captcha ? await captcha.verify(request.captcha, id) : 'unknown';
}

function createLead(
  request: LeadRequest,
  accepted: {
    readonly id: string;
    readonly form: Form;
    readonly filled: CleanValues;
    readonly handling: Handling;
    readonly verdict: CaptchaVerdict | undefined;
    readonly context: AcceptContext;
  },
): Lead {
  const { id, form, filled, handling, verdict, context } = accepted;
  const { url, source, user_agent, car_id, car_dealership_id, lead_attributes } = request;
  const { car } = context;
  const fee = (form.holds && car?.fee) ?? null;
  const valuation = context.valuationById(String(request.userData.valuation ?? ''));
  const payload: JsonObject = {
    url,
    source,
    user_agent,
    car_id,
    ...(car && { car_name: car.name }),
    car_dealership_id: car?.dealershipId || car_dealership_id,
    lead_attributes,
    ...(verdict === 'unknown' && { verification: 'unverified' }),
    ...(valuation && { valuation }),
    userData: {
      ...filled,
      ...context.visitDetails(filled),
      ...(typeof fee === 'number' && { reserve_fee: String(fee) }),
      ...toLeadCategory(getCategory(request, form, filled, car), {
        ...form,
        carType: car?.type,
      }),
      isLastStep: true,
    },
  };
  return {
    id,
    site: context.site,
    form: request.form,
    received_at: context.now.toISOString(),
    sent_at: request.sent_at,
    handling,
    ...(verdict === 'passed' && { verified: true as const }),
    payload,
  };
}

/**
 * The category before it is recorded. Browsers send careers as a general enquiry with their subcategory (LEAD-15), which is
 * the only trace of the visitor's choice. A general enquiry about a car comes from the contact form without scripts.
 */
function getCategory(
  { userData }: LeadRequest,
  form: Form,
  filled: CleanValues,
  car: AcceptedCar | undefined,
): string {
  const category = String(filled.category ?? form.category);
  if (category !== GENERAL_ENQUIRY) return category;
  if (userData.subcategory === CAREER_SUBCATEGORY) return CAREERS_ENQUIRY;
  return car ? VEHICLE_ENQUIRY : category;
}
