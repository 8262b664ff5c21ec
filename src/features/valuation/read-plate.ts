import * as v from 'valibot';
import { type Answers, answersSchema, regoSchema } from '#domain/valuation/valuation.ts';
import { NotAnswered } from './ask-valuation.ts';
import type { LookedUp } from './valuation-progress.ts';

const WRONG_KM = 'Enter the kilometres, such as 84,000.';

/** What the first step asks, read from what the visitor wrote. Throws NotAnswered with what is wrong. */
export function readPlate({
  rego = '',
  regoState = '',
  km: written = '',
}: Readonly<Record<string, string>>): Pick<LookedUp, 'rego' | 'regoState' | 'km'> {
  const plate = v.safeParse(regoSchema, rego);
  const km = Number(written.replaceAll(/[\s,]|km/gi, '') || Number.NaN);
  const wrong = {
    ...(!plate.success && { rego: plate.issues[0].message }),
    ...(!v.is(answersSchema.entries.km, km) && { km: WRONG_KM }),
  };
  if (!plate.success || Object.keys(wrong).length > 0) throw new NotAnswered('', wrong);
  return { rego: plate.output, regoState, km };
}

/** The visitor's answers to all that is asked. */
export function readAnswers(answers: object): Answers {
  return v.parse(answersSchema, answers);
}
