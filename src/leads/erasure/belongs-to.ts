import { isJsonObject } from '#leads/intake/canonical-json.ts';
import { FOLLOW_UP_FORMS, SAVED_VALUATION_FORM } from '#leads/intake/follow-ups.ts';
import type { Lead } from '#leads/intake/lead.ts';

/** Enquiries, by what the records that belong to them name. */
export interface Enquiries {
  readonly ids: ReadonlySet<string>;
  /** The registrations that were valued. */
  readonly regos: ReadonlySet<string>;
}

export function describeEnquiries(leads: readonly Lead[]): Enquiries {
  return {
    ids: new Set(leads.map(({ id }) => id)),
    regos: new Set(leads.flatMap((lead) => getRego(lead) ?? [])),
  };
}

/** Whether a record may belong to an enquiry: an offer, an acceptance or a saved valuation. */
export function mayBelongToEnquiry({ form }: Lead): boolean {
  return FOLLOW_UP_FORMS.has(form) || form === SAVED_VALUATION_FORM;
}

/** Whether a record belongs to one of these enquiries. */
export function belongsTo({ ids, regos }: Enquiries, lead: Lead): boolean {
  if (FOLLOW_UP_FORMS.has(lead.form)) return ids.has(String(lead.payload.lead_id));
  return lead.form === SAVED_VALUATION_FORM && regos.has(getRego(lead) ?? '');
}

/** The registration that was valued, of an enquiry or of a saved valuation. */
function getRego({ payload }: Lead): string | undefined {
  const { rego, regoState } = isJsonObject(payload.valuation) ? payload.valuation : payload;
  return typeof rego === 'string' ? `${String(regoState)} ${rego}` : undefined;
}
