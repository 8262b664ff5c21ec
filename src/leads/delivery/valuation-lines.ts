import * as v from 'valibot';
import { wholeNumber } from '#domain/numbers.ts';
import { chosen } from '#domain/valuation/questions.ts';
import { estimateText, valuationSchema, valuedVehicle } from '#domain/valuation/valuation.ts';
import type { Lead } from '#leads/lead.ts';

const toldSchema = v.omit(valuationSchema, ['id']);

/** What the lines say, so that it need not be said again as it is kept. */
export const VALUATION_KEYS: ReadonlySet<string> = new Set(Object.keys(toldSchema.entries));

/** The valuation of a visitor's vehicle for people to read: with an enquiry, or kept by itself (T-71); none without one. */
export function valuationLines({ payload }: Lead): (readonly [label: string, text: string])[] {
  const read = v.safeParse(toldSchema, payload.valuation ?? payload);
  if (!read.success) return [];
  const { rego, regoState, adjustmentAnswers, estimate, valid_until, example } = read.output;
  return [
    ['Vehicle to value', valuedVehicle(read.output)],
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
