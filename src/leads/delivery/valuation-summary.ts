import * as v from 'valibot';
import { wholeNumber } from '#domain/numbers.ts';
import { chosen } from '#domain/valuation/questions.ts';
import { valuationSchema } from '#domain/valuation/valuation.ts';
import { estimateText, valuedVehicle } from '#domain/valuation/valuation-text.ts';
import type { Lead } from '#leads/intake/lead.ts';

const toldSchema = v.omit(valuationSchema, ['id']);
/** A valuation as a lead holds it. */
export type ToldValuation = v.InferOutput<typeof toldSchema>;

/** What the lines say, so that it need not be said again as it is kept. */
export const VALUATION_KEYS: ReadonlySet<string> = new Set(Object.keys(toldSchema.entries));

/** The valuation that a lead holds, or is (T-71); undefined without one. */
export function valuationIn({ payload }: Lead): ToldValuation | undefined {
  const read = v.safeParse(toldSchema, payload.valuation ?? payload);
  return read.success ? read.output : undefined;
}

/** The valuation of a visitor's vehicle for people to read; no lines without one. */
export function valuationLines(lead: Lead): (readonly [label: string, text: string])[] {
  const valuation = valuationIn(lead);
  if (!valuation) return [];
  const { rego, regoState, adjustmentAnswers, estimate, valid_until, example } = valuation;
  return [
    ['Vehicle to value', valuedVehicle(valuation)],
    ['Registration', `${rego} (${regoState.toUpperCase()})`],
    ['Kilometres', wholeNumber(adjustmentAnswers.km)],
    ...chosen(adjustmentAnswers).map(({ question, answer }) => [question.label, answer.text] as const),
    [
      example ? 'Example estimate' : 'Estimate',
      estimate ? estimateText(estimate) : 'none, to be priced after an inspection',
    ],
    ['Estimate valid until', valid_until ?? ''],
  ];
}
