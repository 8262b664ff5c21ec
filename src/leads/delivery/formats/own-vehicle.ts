import * as v from 'valibot';
import { formatMoment } from '#domain/hours/long-date.ts';
import { formatWholeNumber } from '#domain/numbers.ts';
import { getAnswered } from '#domain/valuation/questions.ts';
import { valuationSchema } from '#domain/valuation/valuation.ts';
import { describeValuedVehicle, formatEstimate } from '#domain/valuation/valuation-text.ts';
import { FOLLOW_UP_FORMS, type Lead } from '#leads/intake/lead.ts';
import { getFormValues, getPayloadText, type OutboundLead } from './outbound-lead.ts';

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

const leadValuationSchema = v.omit(valuationSchema, ['id']);
/** A valuation as it is stored in a lead. */
export type LeadValuation = v.InferOutput<typeof leadValuationSchema>;

/** The valuation in a lead, or that a lead consists of (T-71); undefined without one. */
export function parseLeadValuation({ payload }: Lead): LeadValuation | undefined {
  const read = v.safeParse(leadValuationSchema, payload.valuation ?? payload);
  return read.success ? read.output : undefined;
}

/** The valuation of a visitor's vehicle, which is named elsewhere, as labelled lines; none without one. */
export function buildValuationSummary(
  lead: Lead,
  timeZone: string,
): (readonly [label: string, text: string])[] {
  const valuation = parseLeadValuation(lead);
  if (!valuation) return [];
  const { adjustmentAnswers, estimate, valid_until, example } = valuation;
  return [
    ['Kilometres', formatWholeNumber(adjustmentAnswers.km)],
    ...getAnswered(adjustmentAnswers).map(({ question, answer }) => [question.label, answer.text] as const),
    [
      example ? 'Example estimate' : 'Estimate',
      estimate ? formatEstimate(estimate) : 'none, to be priced after an inspection',
    ],
    ['Estimate valid until', valid_until ? formatMoment(new Date(valid_until), timeZone) : ''],
  ];
}
