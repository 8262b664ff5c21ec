import * as v from 'valibot';
import { type AdjustmentAnswers, adjustmentAnswersSchema, regoSchema } from '#domain/valuation/valuation.ts';
import { ValuationApiError } from './valuation-api.ts';
import type { RegoLookupResult } from './valuation-progress.ts';

const INVALID_KM_TEXT = 'Enter the kilometres, such as 84,000.';

/** The first step's values, parsed. Throws a ValuationApiError with the message for each invalid field. */
export function readRegistration({
  rego = '',
  regoState = '',
  km: kmText = '',
}: Readonly<Record<string, string>>): Pick<RegoLookupResult, 'rego' | 'regoState' | 'km'> {
  const plate = v.safeParse(regoSchema, rego);
  const km = Number(kmText.replaceAll(/[\s,]|km/gi, '') || Number.NaN);
  const errors = {
    ...(!plate.success && { rego: plate.issues[0].message }),
    ...(!v.is(adjustmentAnswersSchema.entries.km, km) && { km: INVALID_KM_TEXT }),
  };
  if (!plate.success || Object.keys(errors).length > 0) throw new ValuationApiError('', errors);
  return { rego: plate.output, regoState, km };
}

/** Parses the answers to all questions. Throws if one is missing or invalid. */
export function readAnswers(answers: object): AdjustmentAnswers {
  return v.parse(adjustmentAnswersSchema, answers);
}
