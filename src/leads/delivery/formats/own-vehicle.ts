import { describeValuedVehicle } from '#domain/valuation/valuation-text.ts';
import { FOLLOW_UP_FORMS } from '#leads/intake/follow-ups.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { getFormValues, getPayloadText, type OutboundLead } from './outbound-lead.ts';
import { parseLeadValuation } from './valuation-summary.ts';

/** The forms about a vehicle of the visitor's: ADF's `interest` in it, and its name for the team. */
const OWN_VEHICLES: Readonly<Record<string, { readonly interest: string; readonly label: string }>> = {
  'trade-in': { interest: 'trade-in', label: 'Trade-in' },
  'sell-your-car': { interest: 'sell', label: 'Vehicle to sell' },
  miscellaneous: { interest: 'trade-in', label: 'Vehicle to value' },
};
const OF_ERASED_ENQUIRY = { interest: 'trade-in', label: 'Vehicle offered for' };

/** What a lead wants with the visitor's own vehicle; undefined if it is not about one. An offer is about that of its enquiry. */
export function findOwnVehicleUse({
  lead,
  originalLead,
}: Pick<OutboundLead, 'lead' | 'originalLead'>):
  | { readonly interest: string; readonly label: string }
  | undefined {
  const { form } = originalLead ?? lead;
  return FOLLOW_UP_FORMS.has(form) ? OF_ERASED_ENQUIRY : OWN_VEHICLES[form];
}

/** '2019 Toyota Corolla, 123ABC (QLD)' of a valuation, else the registration that the visitor wrote; '' without one. */
export function describeOwnVehicle(lead: Lead): string {
  const valuation = parseLeadValuation(lead);
  if (!valuation) return String(getFormValues(lead).Rego ?? '') || getPayloadText(lead, 'vehicle');
  const registration = `${valuation.rego} (${valuation.regoState.toUpperCase()})`;
  return [describeValuedVehicle(valuation), registration].filter(Boolean).join(', ');
}
