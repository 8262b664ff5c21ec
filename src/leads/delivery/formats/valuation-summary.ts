import * as v from 'valibot';
import { formatMoment } from '#domain/hours/moment.ts';
import { formatWholeNumber } from '#domain/numbers.ts';
import { getAnswered } from '#domain/valuation/questions.ts';
import { valuationSchema } from '#domain/valuation/valuation.ts';
import { formatEstimate } from '#domain/valuation/valuation-text.ts';
import type { Lead } from '#leads/intake/lead.ts';

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
