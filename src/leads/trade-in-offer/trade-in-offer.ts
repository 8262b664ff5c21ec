import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { TRADE_IN_OFFER_MADE } from '#domain/lead/category.ts';
import { isoDateSchema, nonEmptyText, wholeDollars } from '#domain/scalar-schemas.ts';
import { getFormValues } from '#leads/delivery/formats/outbound-lead.ts';
import { describeOwnVehicle } from '#leads/delivery/formats/own-vehicle.ts';
import { type Lead, TRADE_IN_OFFER_FORM } from '#leads/intake/lead.ts';
import { createLeadId } from '#leads/intake/lead-id.ts';
import type { LeadStore } from '#leads/store/store.ts';

/** The conditions of offers that name none. */
const DEFAULT_CONDITIONS =
  'Subject to an inspection, after which we may revise or withdraw the offer. Nothing is signed or paid until then.';

/** The forms whose enquiries are about a vehicle of the visitor's. */
const TRADE_IN_FORMS: ReadonlySet<string> = new Set(['trade-in', 'sell-your-car']);

/** The terms that the dealer decides on. */
export const offerTermsSchema = v.object({
  /** Whole dollars. */
  amount: v.pipe(wholeDollars, v.minValue(1, 'must be at least 1')),
  /** The last day, at the dealer, on which the offer can be accepted. */
  until: isoDateSchema,
  conditions: v.optional(v.pipe(nonEmptyText, v.maxLength(2000)), DEFAULT_CONDITIONS),
});
export type OfferTerms = v.InferOutput<typeof offerTermsSchema>;

const offerPayloadSchema = v.object({
  lead_id: v.string(),
  vehicle: v.string(),
  ...offerTermsSchema.entries,
});
export type TradeInOffer = v.InferOutput<typeof offerPayloadSchema>;

/** The reason why an offer can't be made; for the dealer. */
export class OfferError extends Error {}

/**
 * Records an offer on a trade-in as a follow-up to its enquiry, and returns its id. The same terms again are the same
 * offer; other terms replace the earlier offer. Throws an OfferError if the lead is not a trade-in that was delivered, or
 * `until` is before `today` (ISO, at the dealer).
 */
export async function recordOffer(
  lead: Lead,
  terms: OfferTerms,
  { store, now, today }: { readonly store: LeadStore; readonly now: Date; readonly today: string },
): Promise<string> {
  if (!TRADE_IN_FORMS.has(lead.form)) throw new OfferError(`${lead.id}: not a trade-in but "${lead.form}".`);
  if (lead.handling !== 'deliver')
    throw new OfferError(`${lead.id}: is ${lead.handling}. Redeliver it first.`);
  if (terms.until < today)
    throw new OfferError(`until: ${terms.until} is over. Write a day from ${today} on.`);
  const offer: TradeInOffer = {
    lead_id: lead.id,
    vehicle: describeOwnVehicle(lead) || 'your vehicle',
    ...terms,
  };
  const latest = await findLatestOffer(lead, store);
  if (latest && JSON.stringify(parseOffer(latest.record)) === JSON.stringify(offer)) return latest.record.id;
  const id = createOfferId(lead, (latest?.number ?? 0) + 1);
  const category = String(getFormValues(lead).category ?? 'Trade-In');
  const payload = { category, subcategory: TRADE_IN_OFFER_MADE, ...offer };
  await store.save({
    id,
    site: lead.site,
    form: TRADE_IN_OFFER_FORM,
    received_at: now.toISOString(),
    sent_at: null,
    handling: 'deliver',
    payload,
  });
  // An offer that was made at the same moment may have taken the number.
  const saved = await store.find(lead.site, id);
  const isTaken = saved && !isDeepStrictEqual(saved.payload, payload);
  return isTaken ? recordOffer(lead, terms, { store, now, today }) : id;
}

/** The offer that is valid for an enquiry: the latest one. Undefined without one. */
export async function findOffer(
  lead: Lead,
  store: LeadStore,
): Promise<{ readonly id: string; readonly offer: TradeInOffer } | undefined> {
  const latest = await findLatestOffer(lead, store);
  const offer = latest && parseOffer(latest.record);
  return latest && offer && { id: latest.record.id, offer };
}

/** Offers on a lead are numbered, so the latest is found without a search. */
async function findLatestOffer(
  lead: Lead,
  store: LeadStore,
): Promise<{ readonly record: Lead; readonly number: number } | undefined> {
  let latest: { record: Lead; number: number } | undefined;
  for (let number = 1; ; number += 1) {
    const record = await store.find(lead.site, createOfferId(lead, number));
    if (!record) return latest;
    latest = { record, number };
  }
}

function createOfferId({ site, id }: Lead, number: number): string {
  return createLeadId({ site, key: `trade-in-offer-${id}`, body: { number } });
}

function parseOffer({ payload }: Lead): TradeInOffer | undefined {
  const read = v.safeParse(offerPayloadSchema, payload);
  return read.success ? read.output : undefined;
}
