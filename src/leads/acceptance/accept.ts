import { carTitle } from '#domain/car/title.ts';
import {
  CAREER_SUBCATEGORY,
  CAREERS_ENQUIRY,
  GENERAL_ENQUIRY,
  toLeadCategory,
  VEHICLE_ENQUIRY,
} from '#domain/lead/category.ts';
import type { CaptchaProvider, CaptchaVerdict } from '#leads/captcha/altcha.ts';
import { HONEYPOT } from '#leads/forms/fields.ts';
import { buildForm, type Form } from '#leads/forms/forms.ts';
import { type CleanValues, validateForm } from '#leads/forms/validate-form.ts';
import type { Handling, JsonObject, Lead } from '#leads/intake/lead.ts';
import { createLeadId } from '#leads/intake/lead-id.ts';
import type { LeadRequest } from '#leads/intake/lead-request.ts';
import { findPaymentOrder } from '#leads/payment/payment.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { type SigningKey, valuationById } from '#leads/valuation/online-valuation.ts';
import { sha256 } from '#platform/sha256.ts';
import { findCar, type LeadSite } from './lead-site.ts';
import { getVisitDetails } from './visit-details.ts';

/** Counts leads of a visitor. Rejects if there were too many; what it rejects with is passed on. */
export interface LeadLimiter {
  /** Any lead that is new. */
  countLead(): Promise<void>;
  /** A lead that no captcha verified. */
  countUnverifiedLead(): Promise<void>;
}

/** The dealer and the services of accepting a lead. */
export interface AcceptContext {
  readonly site: LeadSite;
  readonly captcha: CaptchaProvider | undefined;
  /** The key of the valuations that this site issues; undefined if it issues none. */
  readonly signingKey: SigningKey | undefined;
  readonly limiter: LeadLimiter;
  readonly store: LeadStore;
  readonly now: Date;
}

export type AcceptResult =
  | { readonly ok: true; readonly lead: Lead }
  /** Values that must be corrected, by field. */
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> }
  /** The car can no longer be held, or somebody has just reserved it. */
  | { readonly ok: false; readonly refused: 'unavailable' | 'reserved' };

const HANDLINGS = { deliver: 'deliver', hold: 'held' } as const satisfies Record<string, Handling>;

const CAPTCHA_FAILED = "Our spam check didn't finish. Please try again.";

/**
 * Accepts a lead: validates it, then records it with its delivery. The same lead again returns the recorded one. Rejects if
 * the store does: the sender must try again.
 */
export async function acceptLead(request: LeadRequest, context: AcceptContext): Promise<AcceptResult> {
  const { site, limiter, store, now } = context;
  const id = leadIdOf(request, site.dealer);
  const recorded = await store.find(site.dealer, id);
  if (recorded) return { ok: true, lead: recorded };
  await limiter.countLead();
  const form = buildForm(request.form, site.forms);
  if (form.holds && !findCar(site, request.car_id)?.hold) return { ok: false, refused: 'unavailable' };
  const values = toFormValues(request.userData);
  const checked = validateForm(form, values, getSentAt(request, context));
  const trapped = (values[HONEYPOT] ?? '') !== '';
  if (!checked.ok && !trapped) return checked;
  const verdict = trapped ? undefined : await verifyCaptcha(request, form, id, context.captcha);
  if (verdict === 'failed') return { ok: false, fields: { captcha: CAPTCHA_FAILED } };
  const unverified = verdict === 'unknown';
  if (unverified) await limiter.countUnverifiedLead();
  const handling = trapped ? 'spam' : HANDLINGS[unverified ? site.leads.unverified : 'deliver'];
  const filled = checked.ok ? checked.values : values;
  const lead = createLead(request, { id, form, filled, handling, verdict, context });
  const isFree = await claimCar(lead, new Date(now.getTime() + site.holdMs), store);
  if (!isFree) return { ok: false, refused: 'reserved' };
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
  const { site, signingKey, now } = context;
  const car = findCar(site, car_id);
  const fee = (form.holds && car?.hold?.fee) ?? null;
  const valuation = signingKey && valuationById(String(request.userData.valuation ?? ''), signingKey);
  const payload: JsonObject = {
    url,
    source,
    user_agent,
    car_id,
    ...(car && { car_name: carTitle(car) }),
    car_dealership_id: car?.dealership_id || car_dealership_id,
    lead_attributes,
    ...(verdict === 'unknown' && { verification: 'unverified' }),
    ...(valuation && { valuation }),
    userData: {
      ...filled,
      ...getVisitDetails(request, filled, site, now),
      ...(typeof fee === 'number' && { reserve_fee: String(fee) }),
      ...toLeadCategory(getCategory(request, form, filled, car !== undefined), {
        ...form,
        carType: car?.car_type,
      }),
      isLastStep: true,
    },
  };
  return {
    id,
    site: site.dealer,
    form: request.form,
    received_at: now.toISOString(),
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
  isAboutCar: boolean,
): string {
  const category = String(filled.category ?? form.category);
  if (category !== GENERAL_ENQUIRY) return category;
  if (userData.subcategory === CAREER_SUBCATEGORY) return CAREERS_ENQUIRY;
  return isAboutCar ? VEHICLE_ENQUIRY : category;
}

/**
 * Claims the car of a reservation with a fee until a time, before the lead is stored. False if another lead has the car.
 * Erasing that lead frees the car.
 */
async function claimCar(
  lead: Lead,
  until: Date,
  store: Pick<LeadStore, 'claim' | 'history'>,
): Promise<boolean> {
  const order = findPaymentOrder(lead);
  if (!order) return true;
  // A claim can't be given back: after an erasure the next one begins where the erased lead's ends.
  let key = `reservation\0${lead.site}\0${order.car_id}`;
  while (true) {
    const owner = await store.claim({ key: sha256(key, 'hex'), owner: lead.id, until });
    if (owner === lead.id) return true;
    const events = await store.history(lead.site, owner);
    if (!events.some(({ event }) => event === 'erased')) return false;
    key += `\0${owner}`;
  }
}
