import * as v from 'valibot';
import { type AdjustmentAnswers, adjustmentAnswersSchema, regoSchema } from '#domain/valuation/valuation.ts';
import { ValuationApiError } from './valuation-api.ts';
import type { RegoLookupResult } from './valuation-progress.ts';

const INVALID_KM_TEXT = 'Enter the kilometres, such as 84,000.';

/** What the first step asks, read from what the visitor wrote. Throws ValuationApiError with what is wrong. */
export function readRegistration({
  rego = '',
  regoState = '',
  km: written = '',
}: Readonly<Record<string, string>>): Pick<RegoLookupResult, 'rego' | 'regoState' | 'km'> {
  const plate = v.safeParse(regoSchema, rego);
  const km = Number(written.replaceAll(/[\s,]|km/gi, '') || Number.NaN);
  const wrong = {
    ...(!plate.success && { rego: plate.issues[0].message }),
    ...(!v.is(adjustmentAnswersSchema.entries.km, km) && { km: INVALID_KM_TEXT }),
  };
  if (!plate.success || Object.keys(wrong).length > 0) throw new ValuationApiError('', wrong);
  return { rego: plate.output, regoState, km };
}

/** The visitor's answers to all that is asked. */
export function readAnswers(answers: object): AdjustmentAnswers {
  return v.parse(adjustmentAnswersSchema, answers);
}
