import * as v from 'valibot';
import { QUESTIONS } from '#domain/valuation/questions.ts';
import {
  type AdjustmentAnswers,
  adjustmentAnswersSchema,
  regoSchema,
  vehicleNameSchema,
} from '#domain/valuation/valuation.ts';
import { ValuationApiError } from './valuation-api.ts';
import type { RegoLookupResult } from './valuation-progress.ts';

/** A form leaves out questions without an answer. */
const UNANSWERED = Object.fromEntries(QUESTIONS.map(({ name }) => [name, '']));
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

/** The vehicle as the visitor names it. Throws a ValuationApiError with the message for the field if it is empty. */
export function readVehicleName(text: string): string {
  return parseFields(v.object({ vehicle: vehicleNameSchema }), { vehicle: text }).vehicle;
}

/** The answers to all questions. Throws a ValuationApiError with a message for each question that is not answered. */
export function readAnswers(answers: object): AdjustmentAnswers {
  return parseFields(adjustmentAnswersSchema, { ...UNANSWERED, ...answers });
}

function parseFields<Output>(schema: v.GenericSchema<unknown, Output>, values: object): Output {
  const parsed = v.safeParse(schema, values);
  if (parsed.success) return parsed.output;
  const messages = Object.entries(v.flatten(parsed.issues).nested ?? {});
  throw new ValuationApiError(
    '',
    Object.fromEntries(messages.map(([name, texts]) => [name, texts?.[0] ?? ''])),
  );
}
